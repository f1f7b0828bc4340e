// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/correctionlines.h"

#include "core/aftermatch/changetexts.h"
#include "core/match/state/changekinds.h"
#include "core/play/rejectionreason.h"
#include "core/team/playercheck.h"
#include "core/team/playerstats.h"
#include "core/team/teamfields.h"
#include "core/team/teamvalue.h"
#include "core/text/plaintext.h"
#include "core/values/differences.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

using Kind = CorrectionLine::Kind;

/// The same thing happened, whatever the numbers were it started from.
bool isSameAchievement(const TeamChange &one, const TeamChange &other)
{
    return one.kind == other.kind && one.player == other.player && one.subject == other.subject
        && one.reason == other.reason && one.after - one.before == other.after - other.before;
}

/// Those of the first list that the second lacks; a line that stands twice counts twice.
std::vector<TeamChange> missingIn(const std::vector<TeamChange> &first,
                                  std::vector<TeamChange> second)
{
    std::vector<TeamChange> missing;
    for (const TeamChange &change : first) {
        const auto found
            = std::find_if(second.begin(), second.end(), [&change](const TeamChange &each) {
                  return isSameAchievement(change, each);
              });
        if (found == second.end())
            missing.push_back(change);
        else
            second.erase(found);
    }
    return missing;
}

AfterSide sideOf(const MatchSession &session, Seat seat)
{
    AfterSide none;
    none.team = session.game().context().team(seat);
    return session.state().after.isSet() ? session.state().after.get().side(seat) : none;
}

/// What changed in the new value of the team follows from the other lines.
void addLines(CorrectedTeam &to, Kind kind, const std::vector<TeamChange> &changes,
              const Team &team, const Ruleset &ruleset)
{
    for (const TeamChange &change : changes) {
        if (change.kind != ChangeKind::TeamValue && change.kind != ChangeKind::TeamRating)
            to.lines.push_back(
                {kind, changeText(change, team, ruleset, Speech::ofTheMoment()).line()});
    }
}

QString openLine(const PromptWords &words, const QString &team)
{
    return team.isEmpty() ? words.title : u"%1: %2"_s.arg(team, words.title);
}

CorrectedMatch tellLink(const CorrectionLink &link)
{
    const Match &game = link.is.game();
    CorrectedMatch match{link.header.title, {}, {}, {}};
    for (const Seat seat : {0, 1}) {
        const AfterSide was = sideOf(link.was, seat);
        const AfterSide is = sideOf(link.is, seat);
        CorrectedTeam team{is.team.name, {}};
        const Ruleset &ruleset = game.context().ruleset();
        addLines(team, Kind::Gone, missingIn(was.changes, is.changes), was.team, ruleset);
        addLines(team, Kind::Added, missingIn(is.changes, was.changes), is.team, ruleset);
        if (!team.lines.empty())
            match.teams.push_back(std::move(team));
    }
    for (const RejectedEvent &rejected : link.is.rejectedEvents()) {
        const Event &event = link.is.log()
                                 .groups()
                                 .at(static_cast<size_t>(rejected.group))
                                 .events.at(static_cast<size_t>(rejected.event));
        match.rejectedEvents.append(u"%1 (%2)"_s.arg(game.rejectedLine(link.is.state(), event),
                                                     rejectionReason(rejected.reason)));
    }
    for (const Prompt &prompt : link.is.prompts()) {
        if (!prompt.alwaysOffered && link.was.prompts().empty())
            match.asked.append(openLine(
                game.words(link.is.state(), prompt),
                prompt.seat == noSeat ? QString() : game.context().team(prompt.seat).name));
    }
    return match;
}

/// What two sheets of a team differ in, by the description of their fields.
class SheetDifference
{
    Q_DECLARE_TR_FUNCTIONS(SheetDifference)

public:
    /// Without a ruleset ids stand for names.
    SheetDifference(const CarriedTeam &team, const Ruleset *ruleset)
        : m_was(team.was)
        , m_is(team.is)
        , m_ruleset(ruleset)
    { }

    [[nodiscard]] CorrectedTeam tell()
    {
        m_told.team = m_is.name;
        if (!m_ruleset)
            add(Kind::Changed,
                tr("The edition \"%1\" cannot be loaded here; the sheet changes all "
                   "the same.")
                    .arg(m_is.ruleset.text()));
        else
            number(tr("Team value"), teamValue(m_was, *m_ruleset), teamValue(m_is, *m_ruleset));
        tellFields(m_was, m_is);
        for (const Player &player : m_was.players) {
            if (const Player *now = m_is.player(player.id))
                tellPlayer(player, *now);
            else
                tellGone(player);
        }
        for (const Player &player : m_is.players) {
            if (!m_was.player(player.id))
                add(Kind::Added, tr("%1 joins the team").arg(label(player, m_is)));
        }
        if (m_told.lines.size() == 1 && !m_ruleset)
            m_told.lines.clear();
        return m_told;
    }

private:
    template<typename T>
    void tellFields(const T &was, const T &is)
    {
        forEachDifference(
            was, is, [this](const FieldRules &rules, const auto &before, const auto &after) {
                if (rules.label)
                    this->tellField(QCoreApplication::translate("Fields", rules.label), before,
                                    after);
            });
    }
    void tellField(const QString &label, int was, int is) { number(label, was, is); }
    void tellField(const QString &label, bool, bool is)
    {
        add(is ? Kind::Added : Kind::Gone, label);
    }
    void tellField(const QString &label, const QString &was, const QString &is)
    {
        constexpr qsizetype longest = 60;
        changed(label, shortened(plainLine(was), longest), shortened(plainLine(is), longest));
    }
    void tellField(const QString &label, const QByteArray &, const QByteArray &)
    {
        add(Kind::Changed, label);
    }
    void tellField(const QString &label, const OptionChoices &was, const OptionChoices &is)
    {
        tellLists(label, optionNames(was), optionNames(is));
    }
    template<typename T>
    void tellField(const QString &label, const std::vector<T> &was, const std::vector<T> &is)
    {
        tellLists(label, namesOf(was), namesOf(is));
    }
    template<typename T>
    void tellField(const QString &label, const T &was, const T &is)
    {
        if constexpr (std::is_enum_v<T>)
            changed(label, enumWord(was), enumWord(is));
        else
            changed(label, nameOf(was), nameOf(is));
    }
    void tellLists(const QString &label, QStringList was, const QStringList &is)
    {
        const size_t before = m_told.lines.size();
        for (const QString &each : is) {
            if (!was.removeOne(each))
                add(Kind::Added, tr("%1: %2").arg(label, each));
        }
        for (const QString &each : was)
            add(Kind::Gone, tr("%1: %2").arg(label, each));
        if (m_told.lines.size() == before) // only the order is another one, or the dice of a gain
            add(Kind::Changed, label);
    }

    template<typename List, typename Tag>
    [[nodiscard]] static QString nameIn(const List &list, const Id<Tag> &id)
    {
        const auto *found = list.find(id.text());
        return found ? localized(found->name) : id.text();
    }
    template<typename Tag>
    [[nodiscard]] QString nameOf(const Id<Tag> &id) const
    {
        return id.text();
    }
    [[nodiscard]] QString nameOf(const RosterId &id) const
    {
        return m_ruleset ? nameIn(m_ruleset->rosters(), id) : id.text();
    }
    [[nodiscard]] QString nameOf(const StarId &id) const
    {
        return m_ruleset ? nameIn(m_ruleset->stars(), id) : id.text();
    }
    [[nodiscard]] QString nameOf(const SkillId &id) const
    {
        return m_ruleset ? nameIn(m_ruleset->skills(), id) : id.text();
    }
    [[nodiscard]] QString nameOf(const PositionId &id) const
    {
        const Roster *roster = m_ruleset ? rosterOf(m_is, *m_ruleset) : nullptr;
        const Position *position = roster ? roster->position(id) : nullptr;
        return position ? localized(position->name) : id.text();
    }
    [[nodiscard]] QString nameOf(const RowId &id) const
    {
        return m_ruleset ? homeRowName(id.text(), *m_ruleset, Speech::ofTheMoment()) : id.text();
    }
    [[nodiscard]] QString nameOf(const Rgb &colour) const { return colour.toString(); }
    [[nodiscard]] QString nameOf(const Improvement &improvement) const
    {
        if (const SkillId *skill = std::get_if<SkillId>(&improvement.gain))
            return nameOf(*skill);
        return u"+1 "_s + statLetters(std::get<Stat>(improvement.gain), currentLanguage());
    }
    [[nodiscard]] QString nameOf(const Purchase &bought) const
    {
        if (!bought.star.isEmpty())
            return nameOf(bought.star);
        return m_ruleset ? nameIn(m_ruleset->inducements(), bought.inducement)
                         : bought.inducement.text();
    }
    [[nodiscard]] QString nameOf(const Player &player) const { return player.name; }
    template<typename T>
    [[nodiscard]] QStringList namesOf(const std::vector<T> &list) const
    {
        QStringList names;
        for (const T &each : list)
            names.append(nameOf(each));
        return names;
    }
    [[nodiscard]] QStringList optionNames(const OptionChoices &options) const
    {
        QStringList names;
        for (const auto &[id, value] : options)
            names.append(
                u"%1 = %2"_s.arg(m_ruleset ? nameIn(m_ruleset->options(), id) : id.text(),
                                 WrittenAs<OptionValue>::to(value).toVariant().toString()));
        return names;
    }
    [[nodiscard]] QString label(const Player &player, const Team &team) const
    {
        return m_ruleset ? playerLabel(player, team, *m_ruleset, currentLanguage())
                         : tr("#%1 %2").arg(player.number).arg(player.name);
    }

    void tellPlayer(const Player &was, const Player &is)
    {
        m_player = label(is, m_is);
        if (m_ruleset)
            number(tr("star player points"), starPlayerPoints(was, *m_ruleset),
                   starPlayerPoints(is, *m_ruleset));
        tellFields(was, is);
        m_player.clear();
    }
    void tellGone(const Player &player)
    {
        const Player *former = m_is.everPlayer(player.id);
        const TeamChange gone{ChangeKind::Gone,
                              player.id,
                              playerStatusName(former ? former->status : PlayerStatus::Left),
                              0,
                              0,
                              {}};
        if (m_ruleset)
            add(Kind::Gone, changeText(gone, m_was, *m_ruleset, Speech::ofTheMoment()).line());
        else
            add(Kind::Gone, label(player, m_was));
    }

    void number(const QString &label, int was, int is)
    {
        const Speech speech = Speech::ofTheMoment();
        if (was != is)
            changed(label, speech.number(was), speech.number(is));
    }
    void changed(const QString &label, const QString &was, const QString &is)
    {
        add(Kind::Changed, tr("%1: %2 → %3").arg(label, was, is));
    }
    void add(Kind kind, const QString &text)
    {
        m_told.lines.push_back(
            {kind, m_player.isEmpty() ? text : tr("%1: %2").arg(m_player, text)});
    }

    const Team &m_was;
    const Team &m_is;
    const Ruleset *m_ruleset;
    QString m_player; ///< whose fields are being told; empty for the team's own
    CorrectedTeam m_told;
};

} // namespace

QString CorrectionLine::signedText() const
{
    switch (kind) {
    case Kind::Gone:
        return u"− "_s + text;
    case Kind::Added:
        return u"+ "_s + text;
    case Kind::Changed:
        break;
    }
    return text;
}

CorrectedTeam differenceOf(const Team &was, const Team &is, RulesetLibrary &library)
{
    const auto ruleset = library.load(is.ruleset.text());
    return SheetDifference({{}, was, is}, ruleset ? ruleset->get() : nullptr).tell();
}

CorrectionStory tellCorrection(const CorrectionChain &chain, RulesetLibrary &library)
{
    CorrectionStory story;
    for (const CarriedTeam &team : chain.teams()) {
        const auto ruleset = library.load(team.is.ruleset.text());
        CorrectedTeam told = SheetDifference(team, ruleset ? ruleset->get() : nullptr).tell();
        if (!told.lines.empty())
            story.sheets.push_back(std::move(told));
    }
    for (const CorrectionLink &link : chain.links()) {
        CorrectedMatch told = tellLink(link);
        if (!told.isEmpty())
            story.matches.push_back(std::move(told));
    }
    return story;
}

} // namespace dugout
