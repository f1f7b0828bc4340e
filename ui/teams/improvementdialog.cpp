// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teams/improvementdialog.h"

#include "core/dice/physicaldice.h"
#include "core/text/goldtext.h"
#include "ui/common/actionbutton.h"

#include <QLabel>
#include <QLineEdit>
#include <QListWidget>

using namespace Qt::StringLiterals;

namespace dugout {

ImprovementDialog::ImprovementDialog(const Team &team, std::shared_ptr<const Ruleset> ruleset,
                                     PlayerId player, RandomSource &dice, QWidget *parent)
    : FormDialog(parent)
    , m_team(team)
    , m_ruleset(std::move(ruleset))
    , m_player(std::move(player))
    , m_source(dice)
    , m_dice(new QLineEdit(this))
    , m_roll(new ActionButton(this))
    , m_list(new QListWidget(this))
{
    setObjectName(u"improvement"_s);
    m_dice->setObjectName(u"improvement-dice"_s);
    m_list->setObjectName(u"improvement-choices"_s);
    m_diceLabel = addField(m_dice);
    addWide(m_roll);
    addWide(m_list);
    connect(m_roll, &QAbstractButton::clicked, this, &ImprovementDialog::roll);
    connect(m_dice, &QLineEdit::textChanged, this, &ImprovementDialog::fillChoices);
    connect(m_list, &QListWidget::itemActivated, this, &ImprovementDialog::accept);
    ImprovementDialog::retranslate();
}

std::optional<DicePair> ImprovementDialog::dice() const
{
    const auto typed = PhysicalDice::parse(m_dice->text(), *DiceNotation::parse(u"2D6"));
    if (!typed)
        return std::nullopt;
    return DicePair{(*typed)[0], (*typed)[1]};
}

void ImprovementDialog::roll()
{
    const int first = m_source.roll(6);
    const int second = m_source.roll(6);
    m_dice->setText(u"%1 %2"_s.arg(first).arg(second));
    m_list->setFocus();
}

QString ImprovementDialog::choiceText(const ImprovementChoice &choice) const
{
    const Language language = programLanguage();
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
    const auto rolled = dice();
    showProblem({});
    if (!rolled || !player)
        return;
    m_choices = improvementChoices(*player, *rolled, m_team, *m_ruleset);
    for (const ImprovementChoice &choice : m_choices) {
        auto *item = new QListWidgetItem(choiceText(choice), m_list);
        if (const auto *skill = std::get_if<SkillId>(&choice.gain)) {
            const Skill *found = m_ruleset->skills().find(*skill);
            item->setToolTip(found ? found->summary.in(programLanguage()) : QString());
        }
    }
    m_list->setCurrentRow(0);
}

Result<Team> ImprovementDialog::improved() const
{
    const auto rolled = dice();
    const int row = m_list->currentRow();
    if (!rolled)
        return Error{u"no-dice"_s, tr("Type the two dice, such as 3 5."), {}};
    if (row < 0 || row >= static_cast<int>(m_choices.size()))
        return Error{u"no-choice"_s, tr("Choose what the player learns."), {}};
    return improve(m_team, *m_ruleset, m_player, *rolled, m_choices[static_cast<size_t>(row)].gain);
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
    m_dice->setPlaceholderText(tr("such as 3 5"));
    m_roll->setText(tr("Roll for me"));
    m_roll->setKey(QKeySequence(Qt::ALT | Qt::Key_R));
    m_list->setAccessibleName(tr("What this roll allows"));
    fillChoices();
}

} // namespace dugout
