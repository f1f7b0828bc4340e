// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/state/matchcontext.h"

#include "core/match/state/playednames.h"
#include "core/odds/rollneed.h"
#include "core/shop/boughtforgood.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// Those of the basic game, which are left when the full list is not used.
bool isBasicSkill(const SkillId &skill)
{
    static const QStringList basic{Skills::Block, Skills::Catch, Skills::Dodge, Skills::Pass,
                                   Skills::SureHands};
    return basic.contains(skill.text());
}

bool hasOneOf(const MatchPlayer &player, const QStringList &skills)
{
    return std::any_of(skills.begin(), skills.end(),
                       [&player](const QString &skill) { return player.has(skill); });
}

} // namespace

MatchContext::MatchContext(std::shared_ptr<const Ruleset> ruleset, MatchSetup setup,
                           const StepBook &steps)
    : m_ruleset(std::move(ruleset))
    , m_setup(std::move(setup))
    , m_steps(&steps)
    , m_rollNeeds(std::make_shared<const RollNeeds>(*m_ruleset))
{
    for (const auto &[option, value] : m_setup.options)
        m_changedOptions.insert(option.text(), isOn(option.text()));
    for (const Seat seat : {0, 1})
        m_rosters.at(static_cast<size_t>(seat)) = rosterOf(team(seat), *m_ruleset);
    findTables();
    m_halves = number(Tables::TurnStructure, Rows::Halves, Key::Count, m_halves);
    m_turnsPerHalf = number(Tables::TurnStructure, Rows::Turns, Key::Count, m_turnsPerHalf);
    m_mostOnPitch = number(Tables::SetUpLimits, Rows::Players, Key::Max, m_mostOnPitch);
    // Winter and underground leagues play with tables of their own.
    const QString own = u"weather-"_s + chosen(Options::WeatherVariant);
    m_weatherTable = table(own) ? own : Tables::Weather.word();
    for (const TableRow &row : rows(m_weatherTable))
        m_weathers.append(row.id.text());
    for (const SequenceStep &step : sequence(Sequences::TurnoverCauses)) {
        const bool off = step.option && isSwitchedOff(step.option->text());
        if (!off && step.id != u"touchdown"_s && step.id != u"interception"_s)
            m_turnoverCauses.append(step.id);
    }
    if (m_rosters[0] && m_rosters[1])
        openOwnShop();
    nameSteps();
    sortSkills();
}

void MatchContext::openOwnShop()
{
    m_shop = openShop(team(0), team(1), *m_ruleset, m_setup.options);
    const TableRow *big = bigMatchRow(Rows::Inducements);
    // What the season's table sets to none is not for hire on such a day.
    for (const Inducement &each : m_ruleset->inducements()) {
        if (big && big->value(each.id.text(), 1) == 0)
            m_shop.banned.push_back(each.id);
    }
    const bool permanent = !m_setup.league && isOn(Options::PermanentInducements);
    m_shop.underdogIsPaid = !permanent && !isOn(Options::OtherInducementSystem)
        && (!big || big->value(Key::Underdog, 1) > 0);
}

const TableRow *MatchContext::bigMatchRow(const QString &row) const
{
    const bool big = m_setup.occasion == Played::SemiFinal || m_setup.occasion == Played::Final;
    return big ? rowById(Tables::Season, row) : nullptr;
}

bool MatchContext::isPlayedLikeLeague() const
{
    // A one-off game that began before this was asked keeps what it had.
    return m_setup.league || !m_setup.options.contains(OptionId(Options::PermanentInducements));
}

bool MatchContext::hasShop() const
{
    const bool barred
        = m_setup.occasion == Played::PlayOff && isSwitchedOff(Options::KnockOutInducements);
    return m_rosters[0] && m_rosters[1] && !barred && !isBoughtForGood()
        && (isPlayedLikeLeague() || isOn(Options::PermanentInducements));
}

bool MatchContext::isBoughtForGood() const
{
    const auto mark = m_setup.options.find(boughtForGoodMark());
    return m_rosters[0] && m_rosters[1] && !m_setup.league && mark != m_setup.options.end()
        && mark->second == OptionValue(true);
}

bool MatchContext::dealsCards() const
{
    return isPlayedLikeLeague();
}

void MatchContext::nameSteps()
{
    QHash<QString, std::vector<StepKind>> kinds;
    for (const Sequence &sequence : m_ruleset->sequences()) {
        for (const SequenceStep &step : sequence.steps) {
            const bool off = step.option && isSwitchedOff(step.option->text());
            const StepKind kind = StepKind::named(step.id);
            if (!off && kind != StepKind::None)
                kinds[sequence.id.text()].push_back(kind);
        }
    }
    m_stepsOf = WordMap(kinds);
}

void MatchContext::sortSkills()
{
    QHash<QString, QStringList> failing;
    for (const Skill &skill : m_ruleset->skills()) {
        for (const SkillEffect &effect : skill.effects) {
            for (size_t name = 0; name < m_behaving.size(); ++name) {
                if (effect.behaviour == BehaviourNames::names[name])
                    m_behaving.at(name).append(skill.id.text());
            }
            if (effect.kind != SkillEffect::Kind::Fails || !effect.when.isEmpty())
                continue;
            for (const QString &roll : effect.on)
                failing[roll].append(skill.id.text());
        }
    }
    m_failing = WordMap(failing);
}

bool MatchContext::behaves(const MatchPlayer &player, KnownWord<BehaviourNames> behaviour) const
{
    return hasOneOf(player, m_behaving.at(behaviour.id()));
}

bool MatchContext::alwaysFails(const MatchPlayer &player, const QString &roll) const
{
    const QStringList *skills = m_failing.find(roll);
    return skills && hasOneOf(player, *skills);
}

bool MatchContext::hasNote(Seat seat, const QString &note) const
{
    const Roster *list = roster(seat);
    return list && std::find(list->notes.begin(), list->notes.end(), note) != list->notes.end();
}

bool MatchContext::isOn(const QString &option) const
{
    return isOptionOn(m_setup.options, *m_ruleset, option);
}

bool MatchContext::isSwitchedOff(const QString &option) const
{
    return dugout::isSwitchedOff(m_setup.options, *m_ruleset, option);
}

QString MatchContext::chosen(const QString &option) const
{
    const OptionValue value = optionValue(m_setup.options, *m_ruleset, option);
    const auto *text = std::get_if<QString>(&value);
    return text ? *text : QString();
}

int MatchContext::chosenNumber(const QString &option) const
{
    const OptionValue value = optionValue(m_setup.options, *m_ruleset, option);
    const int *count = std::get_if<int>(&value);
    return count ? *count : 0;
}

void MatchContext::findTables()
{
    const auto &tables = m_ruleset->tables();
    for (size_t name = 0; name < m_tables.size(); ++name)
        m_tables.at(name) = tables.find(TableNames::names[name]);
}

const Table *MatchContext::table(const QString &id) const
{
    constexpr KnownWord armour = Tables::ArmourModifiers;
    return isSameWord(id, armour) ? table(armour) : m_ruleset->tables().find(id);
}

std::span<const SequenceStep> MatchContext::sequence(const QString &id) const
{
    const Sequence *found = m_ruleset->sequences().find(id);
    return found ? std::span<const SequenceStep>(found->steps) : std::span<const SequenceStep>();
}

std::span<const StepKind> MatchContext::stepsOf(const QString &id) const
{
    const std::vector<StepKind> *found = m_stepsOf.find(id);
    return found ? std::span<const StepKind>(*found) : std::span<const StepKind>();
}

std::shared_ptr<const Participant> MatchContext::joined(const Player &player, Seat seat) const
{
    auto joining = std::make_shared<Participant>();
    joining->player = player;
    joining->ref = PlayerRef{seat, player.id}.toString();
    joining->role = roleName(player, team(seat), *m_ruleset);
    const bool fullList = !isSwitchedOff(Options::Skills);
    joining->profile = profileOf(player, team(seat), *m_ruleset);
    for (const SkillId &skill : skillsOf(player, team(seat), *m_ruleset)) {
        const Skill *known = m_ruleset->skills().find(skill);
        if (!fullList && !isBasicSkill(skill))
            continue;
        if (!known || isInUse(known->option, m_setup.options, *m_ruleset))
            joining->skills.push_back(skill);
    }
    workOut(*joining);
    return joining;
}

} // namespace dugout
