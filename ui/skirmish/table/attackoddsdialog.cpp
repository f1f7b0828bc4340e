// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/skirmish/table/attackoddsdialog.h"

#include "core/skirmish/combat/oddswords.h"
#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/panel.h"
#include "ui/common/scrollcolumn.h"
#include "ui/common/textlabel.h"
#include "ui/skirmish/table/attackchoice.h"
#include "ui/skirmish/table/attacknumbers.h"
#include "ui/skirmish/table/oddsbar.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QScreen>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace dugout {

AttackOddsDialog::AttackOddsDialog(QWidget *parent)
    : QDialog(parent)
    , m_choice(new AttackChoice(this))
    , m_numbers(new AttackNumbers(this))
    , m_reset(new ActionButton(this))
    , m_heading(new TextLabel(TextStyle::Small, this))
    , m_chance(new TextLabel(TextStyle::Score, this))
    , m_bar(new OddsBar(this))
    , m_others(new TextLabel(TextStyle::Body, this))
    , m_consequence(new TextLabel(TextStyle::Body, this))
    , m_before(new TextLabel(TextStyle::Body, this))
{
    setObjectName(u"attack-odds"_s);
    m_chance->setObjectName(u"attack-odds-chance"_s);
    m_before->setObjectName(u"attack-odds-before"_s);
    m_consequence->setObjectName(u"attack-odds-consequence"_s);
    m_reset->setObjectName(u"attack-odds-reset"_s);
    m_choice->hide();
    m_reset->hide();
    m_before->hide();
    for (TextLabel *label : {m_others, m_consequence, m_before})
        label->setWordWrap(true);
    m_heading->setTone(tone::greyInk);
    m_before->setTone(tone::greyInk);
    layOut();
    const QSize room = screen()->availableSize() - QSize(gridStep(this, 10), gridStep(this, 10));
    resize(QSize(gridStep(this, 230), gridStep(this, 150)).boundedTo(room));
    connect(m_choice, &AttackChoice::changed, this, &AttackOddsDialog::takeOver);
    connect(m_numbers, &AttackNumbers::changed, this, &AttackOddsDialog::showAnswer);
    connect(m_reset, &QAbstractButton::clicked, this, &AttackOddsDialog::takeOver);
    retranslate();
}

void AttackOddsDialog::layOut()
{
    auto *questions = new ScrollColumn(this);
    questions->column()->setContentsMargins(0, 0, 0, 0);
    questions->column()->setSpacing(gridStep(this, 3));
    questions->column()->addWidget(m_choice);
    questions->column()->addWidget(m_numbers);
    questions->column()->addStretch();
    auto *answer = new Panel(this);
    auto *inside = new QVBoxLayout(answer);
    inside->setContentsMargins(0, 0, 0, 0);
    for (QWidget *part : std::initializer_list<QWidget *>{m_heading, m_chance, m_bar, m_others,
                                                          m_consequence, m_before})
        inside->addWidget(part);
    inside->addStretch();
    inside->addWidget(m_reset, 0, Qt::AlignLeft);
    auto *layout = new QHBoxLayout(this);
    const int margin = gridStep(this, 4);
    layout->setContentsMargins(margin, margin, margin, margin);
    layout->setSpacing(gridStep(this, 4));
    layout->addWidget(questions, 1);
    layout->addWidget(answer, 1);
}

void AttackOddsDialog::setRuleset(const std::shared_ptr<const Ruleset> &ruleset)
{
    m_numbers->setRuleset(ruleset);
}

void AttackOddsDialog::setGame(const SkirmishContext &context, const SkirmishState &state,
                               const std::vector<SkirmishCard> &cards)
{
    m_choice->setGame(context, state, cards);
    m_choice->show();
    m_reset->show();
}

void AttackOddsDialog::setFighters(const FighterRef &attacker, const FighterRef &target)
{
    m_choice->setAttacker(attacker);
    m_choice->setTarget(target);
}

void AttackOddsDialog::takeOver()
{
    if (const auto planned = m_choice->planned())
        m_numbers->setPlanned(*planned);
    showAnswer();
}

QString AttackOddsDialog::consequence(const PlannedAttack &planned) const
{
    if (!planned.damage || *planned.damage == 0 || !planned.life)
        return {};
    const int left = *planned.life - *planned.damage;
    return left > 0 ? tr("A hit leaves %n wound(s).", nullptr, left)
                    : tr("A hit takes the target out of action.");
}

void AttackOddsDialog::showAnswer()
{
    const auto answer = m_numbers->answer();
    const PlannedAttack planned = m_numbers->planned();
    m_bar->setVisible(static_cast<bool>(answer));
    if (!answer) {
        m_chance->clear();
        m_others->setText(answer.error().message);
        m_consequence->clear();
        m_before->hide();
        return;
    }
    const PoolOdds &odds = planned.trapped ? answer->trapped : answer->free;
    const QStringList words = oddsWords(odds);
    m_chance->setText(words.at(0));
    m_chance->setToolTip(odds.success.toString());
    m_bar->setChances(odds.success.toDouble(), odds.driveBack.toDouble());
    m_others->setText(tr("%1 drives back only, %2 fails").arg(words.at(1), words.at(2)));
    m_consequence->setText(consequence(planned));
    const auto now = m_choice->planned();
    const bool another = now && now->known
        && (now->situation != planned.situation || now->trapped != planned.trapped);
    const bool open = now && !now->known;
    m_before->setVisible(another || open);
    m_reset->setEnabled(another);
    if (open)
        m_before->setText(tr("Some values on these two cards are missing: enter them here."));
    if (!another)
        return;
    const Result<AttackAnswer> as = m_numbers->answerFor(now->situation);
    if (as)
        m_before->setText(tr("As the table stands: %1")
                              .arg(oddsWords(now->trapped ? as->trapped : as->free).at(0)));
}

void AttackOddsDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

void AttackOddsDialog::retranslate()
{
    setWindowTitle(tr("Odds of an attack"));
    m_heading->setText(tr("The attack succeeds"));
    m_reset->setCommand("attack-odds-reset");
    m_choice->retranslate();
    m_numbers->retranslate();
    showAnswer();
}

} // namespace dugout
