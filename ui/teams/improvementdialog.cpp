// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teams/improvementdialog.h"

#include "core/aftermatch/bookinjury.h"
#include "core/dice/physicaldice.h"
#include "core/rules/categoryname.h"
#include "core/team/playerlife.h"
#include "core/text/goldtext.h"
#include "core/text/searchfold.h"
#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/choicebox.h"
#include "ui/common/textfield.h"
#include "ui/common/textlabel.h"
#include "ui/models/plaintooltip.h"

#include <QCollator>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr int choiceRole = Qt::UserRole;
constexpr int englishRole = Qt::UserRole + 1; ///< by which many coaches know a skill

std::optional<DicePair> diceIn(const QLineEdit &field)
{
    const auto typed = PhysicalDice::parse(field.text(), *DiceNotation::parse(u"2D6"));
    if (!typed)
        return std::nullopt;
    return DicePair{(*typed)[0], (*typed)[1]};
}

} // namespace

ImprovementDialog::ImprovementDialog(const Team &team, std::shared_ptr<const Ruleset> ruleset,
                                     PlayerId player, RandomSource &dice, QWidget *parent)
    : FormDialog(parent)
    , m_team(team)
    , m_ruleset(std::move(ruleset))
    , m_player(std::move(player))
    , m_source(dice)
    , m_dice(new TextField(this))
    , m_roll(new ActionButton(this))
    , m_aging(new TextField(this))
    , m_agingEffect(new ChoiceBox(this))
    , m_filter(new TextField(this))
    , m_list(new QListWidget(this))
    , m_gift(new TextLabel(TextStyle::Small, this))
{
    setObjectName(u"improvement"_s);
    m_gift->setObjectName(u"improvement-gift"_s);
    m_gift->setWordWrap(true);
    m_dice->setObjectName(u"improvement-dice"_s);
    m_list->setObjectName(u"improvement-choices"_s);
    m_aging->setObjectName(u"aging-dice"_s);
    m_agingEffect->setObjectName(u"aging-effect"_s);
    m_filter->setObjectName(u"improvement-filter"_s);
    m_diceLabel = addField(m_dice);
    m_agingLabel = addField(m_aging);
    m_effectLabel = addField(m_agingEffect);
    m_filterLabel = addField(m_filter);
    showField(m_aging, agingNeed().has_value());
    addWide(m_gift);
    addWide(m_roll);
    addWide(m_list);
    m_list->setMinimumHeight(gridStep(this, 60));
    m_gift->setVisible(isGift());
    connect(m_aging, &QLineEdit::textChanged, this, &ImprovementDialog::showAging);
    connect(m_filter, &QLineEdit::textChanged, this, &ImprovementDialog::filterChoices);
    connect(m_roll, &QAbstractButton::clicked, this, &ImprovementDialog::roll);
    connect(m_dice, &QLineEdit::textChanged, this, &ImprovementDialog::fillChoices);
    connect(m_list, &QListWidget::itemActivated, this, &ImprovementDialog::accept);
    ImprovementDialog::retranslate();
}

std::optional<int> ImprovementDialog::agingNeed() const
{
    const Player *player = m_team.player(m_player);
    if (!player)
        return std::nullopt;
    Player improved = *player; // the level he reaches counts
    improved.improvements.emplace_back();
    return agingTarget(improved, *m_ruleset);
}

bool ImprovementDialog::isGift() const
{
    const Player *improved = m_team.player(m_player);
    return improved && isNoImprovementDue(*improved, *m_ruleset);
}

void ImprovementDialog::roll()
{
    const auto throwInto = [this](QLineEdit &field) {
        const int first = m_source.roll(6);
        field.setText(u"%1 %2"_s.arg(first).arg(m_source.roll(6)));
    };
    throwInto(*m_dice);
    if (agingNeed())
        throwInto(*m_aging);
    m_list->setFocus();
}

QString ImprovementDialog::choiceText(const ImprovementChoice &choice) const
{
    const Language language = currentLanguage();
    QString what;
    if (const auto *stat = std::get_if<Stat>(&choice.gain)) {
        what = u"+1 "_s + statLetters(*stat, language);
    } else {
        const Skill *skill = m_ruleset->skills().find(std::get<SkillId>(choice.gain));
        what = skill ? skill->name.in(language) : std::get<SkillId>(choice.gain).text();
    }
    if (choice.value == 0) // some editions count no value of skills
        return what;
    return u"%1 +%2"_s.arg(what, groupedNumber(choice.value, language));
}

bool ImprovementDialog::hasAged() const
{
    const auto need = agingNeed();
    const auto rolled = diceIn(*m_aging);
    return need && rolled && rolled->total() < *need;
}

void ImprovementDialog::showAging()
{
    showField(m_agingEffect, hasAged());
    showProblem({});
}

void ImprovementDialog::addHeading(const QString &words)
{
    auto *item = new QListWidgetItem(words, m_list);
    item->setFlags(Qt::NoItemFlags);
    QFont strong = item->font();
    strong.setBold(true);
    item->setFont(strong);
}

void ImprovementDialog::addChoices(const QString &heading, const std::vector<size_t> &rows)
{
    if (rows.empty())
        return;
    std::vector<std::pair<QString, size_t>> words;
    for (const size_t row : rows)
        words.emplace_back(choiceText(m_choices[row]), row);
    const QCollator order(languageLocale(currentLanguage()));
    std::sort(words.begin(), words.end(), [&order](const auto &one, const auto &other) {
        return order.compare(one.first, other.first) < 0;
    });
    addHeading(heading);
    for (const auto &[text, row] : words) {
        auto *item = new QListWidgetItem(text, m_list);
        item->setData(choiceRole, static_cast<int>(row));
        const auto *skill = std::get_if<SkillId>(&m_choices[row].gain);
        const Skill *found = skill ? m_ruleset->skills().find(*skill) : nullptr;
        item->setData(englishRole, found ? foldForSearch(found->name.en) : QString());
        item->setToolTip(found ? plainToolTip(found->summary.in(currentLanguage())) : QString());
    }
}

void ImprovementDialog::fillChoices()
{
    const ImprovementChoice *before = chosen();
    const auto kept = before ? std::optional(before->gain) : std::nullopt;
    m_list->clear();
    m_choices.clear();
    const Player *player = m_team.player(m_player);
    const auto rolled = diceIn(*m_dice);
    showProblem({});
    if (!rolled || !player)
        return;
    m_choices = improvementChoices(*player, *rolled, m_team, *m_ruleset);
    std::vector<size_t> points;
    std::map<std::pair<bool, SkillCategory>, std::vector<size_t>> skills; // the double first
    for (size_t row = 0; row < m_choices.size(); ++row) {
        const auto *id = std::get_if<SkillId>(&m_choices[row].gain);
        const Skill *skill = id ? m_ruleset->skills().find(*id) : nullptr;
        if (skill)
            skills[{!m_choices[row].needsDouble, skill->category}].push_back(row);
        else
            points.push_back(row);
    }
    // What a roll rarely allows stands on top, where it is seen.
    addChoices(tr("Characteristics"), points);
    for (const auto &[kind, rows] : skills) {
        const QString category = skillCategoryName(kind.second);
        addChoices(kind.first ? category : tr("%1 (doubles only)").arg(category), rows);
    }
    filterChoices();
    for (int row = 0; kept && row < m_list->count(); ++row) { // in another language, say
        const QVariant choice = m_list->item(row)->data(choiceRole);
        if (choice.isValid() && m_choices[static_cast<size_t>(choice.toInt())].gain == *kept)
            m_list->setCurrentRow(row);
    }
}

void ImprovementDialog::filterChoices()
{
    const QString wanted = foldForSearch(m_filter->text());
    QListWidgetItem *heading = nullptr;
    QListWidgetItem *best = nullptr;
    bool begins = false;
    for (int row = 0; row < m_list->count(); ++row) {
        QListWidgetItem *item = m_list->item(row);
        if (!(item->flags() & Qt::ItemIsEnabled)) {
            heading = item;
            heading->setHidden(true);
            continue;
        }
        const QString name = foldForSearch(item->text());
        const QString english = item->data(englishRole).toString();
        const bool fits = name.contains(wanted) || english.contains(wanted)
            || (heading && foldForSearch(heading->text()).contains(wanted));
        item->setHidden(!fits);
        if (fits && heading)
            heading->setHidden(false);
        const bool leads = name.startsWith(wanted) || english.startsWith(wanted);
        if (fits && (!best || (!begins && leads))) {
            best = item;
            begins = leads;
        }
    }
    // Nobody learns what only stands on top: Enter after the dice goes on to the choice.
    m_list->setCurrentItem(wanted.isEmpty() ? nullptr : best);
}

const ImprovementChoice *ImprovementDialog::chosen() const
{
    const QListWidgetItem *item = m_list->currentItem();
    if (!item || item->isHidden() || !item->data(choiceRole).isValid())
        return nullptr;
    return &m_choices[static_cast<size_t>(item->data(choiceRole).toInt())];
}

Result<Team> ImprovementDialog::improved() const
{
    const auto rolled = diceIn(*m_dice);
    const ImprovementChoice *choice = chosen();
    if (!rolled)
        return Error{ErrorCode::NoDice, tr("Type the two dice, such as 35."), {}};
    if (!choice)
        return Error{ErrorCode::NoChoice, tr("Choose what the player learns."), {}};
    auto team = improve(m_team, *m_ruleset, m_player, *rolled, choice->gain);
    const auto aging = diceIn(*m_aging);
    if (!team || !agingNeed() || m_aging->text().isEmpty())
        return team;
    if (!aging)
        return Error{ErrorCode::NoDice, tr("Type the two dice, such as 35."), {}};
    const QString effect = m_agingEffect->currentData().toString();
    if (hasAged() && effect.isEmpty())
        return Error{
            ErrorCode::NoEffect, tr("The player has aged: choose the effect from the book."), {}};
    return recordAging(*std::move(team), *m_ruleset, m_player, *aging, bookInjury({effect}));
}

void ImprovementDialog::accept()
{
    const auto done = improved();
    if (done)
        return QDialog::accept();
    const bool chooses = !m_choices.empty() && !chosen();
    const bool goesOn = chooses && m_dice->hasFocus();
    if (chooses)
        m_filter->setFocus();
    showProblem(goesOn ? QString() : done.error().message);
}

void ImprovementDialog::retranslate()
{
    FormDialog::retranslate();
    setWindowTitle(tr("Improvement roll"));
    m_diceLabel->setText(tr("Two dice (I rolled)"));
    m_agingLabel->setText(tr("Aging, %1 or more stays young").arg(agingNeed().value_or(0)));
    m_effectLabel->setText(tr("Effect of age"));
    m_filterLabel->setText(tr("Find"));
    m_filter->setPlaceholderText(tr("skill, category"));
    m_gift->setText(tr("Not enough star player points. Add a skill anyway? It is free.") + u' '
                    + tr("Type your dice to see the choices."));
    if (isGift()) {
        acceptButton()->setCommand("add-for-free");
        acceptButton()->setAccessibleName(acceptButton()->text());
    }
    fillEffects();
    m_dice->setPlaceholderText(tr("such as 35"));
    m_aging->setPlaceholderText(tr("such as 35"));
    m_roll->setCommand("improvement-roll-for-me");
    m_list->setAccessibleName(tr("What this roll allows"));
    fillChoices();
    showAging();
}

void ImprovementDialog::fillEffects()
{
    const QVariant before = m_agingEffect->currentData();
    m_agingEffect->clear();
    m_agingEffect->addItem(tr("Choose what the book says"), QString());
    for (const QString &effect : bookInjuryEffects())
        m_agingEffect->addItem(bookInjuryWord(effect), effect);
    m_agingEffect->setCurrentIndex(std::max(0, m_agingEffect->findData(before)));
}

} // namespace dugout
