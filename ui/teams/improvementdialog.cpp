// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teams/improvementdialog.h"

#include "core/dice/physicaldice.h"
#include "core/team/playerlife.h"
#include "core/text/goldtext.h"
#include "ui/common/actionbutton.h"
#include "ui/common/textfield.h"
#include "ui/models/plaintooltip.h"

#include <QLabel>
#include <QLineEdit>
#include <QListWidget>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

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
    , m_list(new QListWidget(this))
{
    setObjectName(u"improvement"_s);
    m_dice->setObjectName(u"improvement-dice"_s);
    m_list->setObjectName(u"improvement-choices"_s);
    m_aging->setObjectName(u"aging-dice"_s);
    m_diceLabel = addField(m_dice);
    m_agingLabel = addField(m_aging);
    showField(m_aging, agingNeed().has_value());
    addWide(m_roll);
    addWide(m_list);
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
    const QString value = groupedNumber(choice.value, language);
    return choice.needsDouble ? tr("%1 (double) +%2").arg(what, value)
                              : u"%1 +%2"_s.arg(what, value);
}

void ImprovementDialog::fillChoices()
{
    m_list->clear();
    m_choices.clear();
    const Player *player = m_team.player(m_player);
    const auto rolled = diceIn(*m_dice);
    showProblem({});
    if (!rolled || !player)
        return;
    m_choices = improvementChoices(*player, *rolled, m_team, *m_ruleset);
    for (const ImprovementChoice &choice : m_choices) {
        auto *item = new QListWidgetItem(choiceText(choice), m_list);
        if (const auto *skill = std::get_if<SkillId>(&choice.gain)) {
            const Skill *found = m_ruleset->skills().find(*skill);
            item->setToolTip(found ? plainToolTip(found->summary.in(currentLanguage()))
                                   : QString());
        }
    }
    m_list->setCurrentRow(0);
}

Result<Team> ImprovementDialog::improved() const
{
    const auto rolled = diceIn(*m_dice);
    const int row = m_list->currentRow();
    if (!rolled)
        return Error{u"no-dice"_s, tr("Type the two dice, such as 3 5."), {}};
    if (row < 0 || row >= static_cast<int>(m_choices.size()))
        return Error{u"no-choice"_s, tr("Choose what the player learns."), {}};
    auto team
        = improve(m_team, *m_ruleset, m_player, *rolled, m_choices[static_cast<size_t>(row)].gain);
    const auto aging = diceIn(*m_aging);
    if (!team || !agingNeed() || m_aging->text().isEmpty())
        return team;
    if (!aging)
        return Error{u"no-dice"_s, tr("Type the two dice, such as 3 5."), {}};
    // What age does to him stands in the book and is entered with his injuries.
    return recordAging(*std::move(team), *m_ruleset, m_player, *aging, {});
}

void ImprovementDialog::accept()
{
    const auto done = improved();
    if (done)
        QDialog::accept();
    else
        showProblem(done.error().message);
}

void ImprovementDialog::retranslate()
{
    FormDialog::retranslate();
    setWindowTitle(tr("Improvement roll"));
    m_diceLabel->setText(tr("Two dice (I rolled)"));
    m_agingLabel->setText(tr("Aging, %1 or more stays young").arg(agingNeed().value_or(0)));
    m_dice->setPlaceholderText(tr("such as 3 5"));
    m_aging->setPlaceholderText(tr("such as 3 5"));
    m_roll->setText(tr("Roll for me"));
    m_roll->setKey(QKeySequence(Qt::ALT | Qt::Key_R));
    m_list->setAccessibleName(tr("What this roll allows"));
    fillChoices();
}

} // namespace dugout
