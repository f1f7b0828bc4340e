// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paper/slipform.h"

#include "core/match/state/playednames.h"
#include "core/match/state/promptnames.h"
#include "core/match/turn/frompaper.h"
#include "core/match/words/matchstanding.h"
#include "core/match/words/matchtexts.h"
#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/choicebox.h"
#include "ui/common/scrollcolumn.h"
#include "ui/common/textlabel.h"
#include "ui/paper/slipcard.h"
#include "ui/paper/slipmodel.h"
#include "ui/paper/sliptable.h"

#include <QDialog>
#include <QEvent>
#include <QPushButton>
#include <QScreen>
#include <QSignalBlocker>
#include <QTimer>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// With a row for touchdowns of nobody in particular, which is taken off again where it is empty.
PaperSlip withOthers(PaperSlip slip)
{
    for (const Seat seat : {0, 1}) {
        auto &rows = slip.side(seat).rows;
        if (rows.empty() || !rows.back().isOthers())
            rows.emplace_back();
    }
    return slip;
}

constexpr int laterMs = 150;

} // namespace

SlipForm::SlipForm(Match match, PaperSlip slip, std::optional<PaperSlip> was, QWidget *parent)
    : QWidget(parent)
    , m_match(std::move(match))
    , m_was(std::move(was))
    , m_slip(withOthers(std::move(slip)))
    , m_opened(m_slip)
    , m_conceded(new ChoiceBox(this))
    , m_winner(new ChoiceBox(this))
    , m_stadium(new ChoiceBox(this))
    , m_switch(new ActionButton(this))
    , m_reset(new ActionButton(this))
    , m_banner(new TextLabel(TextStyle::Strong, this))
    , m_said(new ScrollColumn(this))
    , m_words(new TextLabel(TextStyle::Body, m_said))
    , m_keys(new TextLabel(TextStyle::Small, this))
    , m_later(new QTimer(this))
{
    setObjectName(u"slip-form"_s);
    m_conceded->setObjectName(u"slip-conceded"_s);
    m_winner->setObjectName(u"slip-winner"_s);
    m_stadium->setObjectName(u"slip-stadium"_s);
    m_stadium->setProperty("tableWords", true);
    m_switch->setObjectName(u"slip-switch"_s);
    m_reset->setObjectName(u"slip-reset"_s);
    m_words->setObjectName(u"slip-words"_s);
    for (const Seat seat : {0, 1}) {
        m_cards.at(static_cast<size_t>(seat))
            = new SlipCard(seat, m_match, m_slip, m_was ? &*m_was : nullptr, this);
        SlipCard *card = m_cards.at(static_cast<size_t>(seat));
        connect(card, &SlipCard::edited, this, &SlipForm::look);
        connect(card->table(), &SlipTable::otherSideRequested, this,
                [this, seat] { goToOther(seat); });
        connect(card->table(), &SlipTable::injuryUnknown, this, [this](const QString &typed) {
            m_unknown = typed;
            tell();
        });
    }
    makeChoices();
    layOut();
    m_later->setSingleShot(true);
    m_later->setInterval(laterMs);
    connect(m_later, &QTimer::timeout, this, [this] {
        m_follows = m_consequences && m_outlook.mayBeKept() ? m_consequences(this->slip())
                                                            : QStringList();
        tell();
    });
    connect(m_switch, &QAbstractButton::clicked, this, [this] { goToOther(m_shown); });
    connect(m_reset, &QAbstractButton::clicked, this, &SlipForm::reset);
    retranslate();
    look();
}

void SlipForm::makeChoices()
{
    for (ChoiceBox *each : {m_conceded, m_winner, m_stadium}) {
        connect(each, &QComboBox::currentIndexChanged, this, [this] {
            if (m_isFilling)
                return;
            m_slip.conceded = static_cast<PaperConcession>(m_conceded->currentIndex());
            m_slip.winner = m_winner->currentIndex() - 1;
            m_slip.stadium
                = m_stadium->currentIndex() > 0 ? m_stadium->currentData().toString() : QString();
            look();
        });
    }
    const QString &occasion = m_match.context().setup().occasion;
    m_winner->setVisible(!occasion.isEmpty() && occasion != Played::Friendly);
    m_stadium->setVisible(!paperStadiums(m_match.context()).isEmpty());
}

void SlipForm::layOut()
{
    auto *top = new QHBoxLayout;
    top->setSpacing(gridStep(this, 2));
    top->addWidget(m_banner, 1);
    for (QWidget *each :
         std::initializer_list<QWidget *>{m_switch, m_conceded, m_winner, m_stadium, m_reset})
        top->addWidget(each);
    auto *cards = new QHBoxLayout;
    cards->setSpacing(gridStep(this, 3));
    for (SlipCard *card : m_cards)
        cards->addWidget(card, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gridStep(this, 2));
    layout->addLayout(top);
    layout->addLayout(cards, 1);
    layout->addWidget(m_said);
    layout->addWidget(m_keys);
    m_said->column()->setContentsMargins(0, 0, 0, 0);
    m_said->column()->addWidget(m_words);
    m_said->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    m_words->setWordWrap(true);
    m_words->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_banner->setTone(m_was ? tone::look : tone::ink);
    m_banner->setGivesWay(m_was.has_value());
    m_banner->setWordWrap(!m_was);
    m_keys->setTone(tone::greyInk);
    m_keys->setWordWrap(true);
    m_reset->setVisible(m_was.has_value());
}

QSize SlipForm::sizeHint() const
{
    return {gridStep(this, 300), gridStep(this, 160)};
}

void SlipForm::setConsequences(Consequences consequences)
{
    m_consequences = std::move(consequences);
    look();
}

PaperSlip SlipForm::slip() const
{
    PaperSlip slip = m_slip;
    for (const Seat seat : {0, 1})
        std::erase_if(slip.side(seat).rows,
                      [](const SlipRow &row) { return row.isOthers() && row.isBlank(); });
    return slip;
}

void SlipForm::takeFocus()
{
    SlipCard *card = m_cards.at(static_cast<size_t>(m_shown));
    card->table()->putCursor();
    card->table()->setFocus();
}

void SlipForm::dress(QDialog &dialog)
{
    for (auto *each : dialog.findChildren<QPushButton *>()) {
        each->setAutoDefault(false);
        each->setDefault(false);
    }
    const int margin = gridStep(this, 3);
    dialog.layout()->setContentsMargins(margin, margin, margin, margin);
    const QWidget *over = dialog.parentWidget() ? dialog.parentWidget()->window() : nullptr;
    const QSize screenRoom = dialog.screen()->availableSize() * 19 / 20;
    const QSize wanted
        = over ? over->size().expandedTo({gridStep(this, 240), gridStep(this, 140)}) : sizeHint();
    dialog.resize(wanted.boundedTo(screenRoom));
}

void SlipForm::setSlip(const PaperSlip &slip)
{
    m_opened = withOthers(slip);
    reset();
}

void SlipForm::reset()
{
    m_slip = m_opened;
    fillChoices();
    for (SlipCard *card : m_cards)
        card->readAgain();
    look();
    takeFocus();
}

void SlipForm::goToOther(Seat from)
{
    const Seat to = MatchState::otherSeat(from);
    showSide(to);
    SlipTable *table = m_cards.at(static_cast<size_t>(to))->table();
    if (!table->currentIndex().isValid())
        table->putCursor();
    table->setFocus();
}

void SlipForm::showSide(Seat seat)
{
    m_shown = seat;
    for (const Seat each : {0, 1})
        m_cards.at(static_cast<size_t>(each))->setVisible(!m_isNarrow || each == seat);
    m_switch->setVisible(m_isNarrow);
    m_switch->setCommand(
        "slip-switch",
        QString(m_match.context().team(MatchState::otherSeat(seat)).name).replace(u'&', u"&&"_s));
}

void SlipForm::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitWords();
    const bool narrow = width() < gridStep(this, 250);
    if (narrow == m_isNarrow && !m_cards[0]->isHidden())
        return;
    m_isNarrow = narrow;
    showSide(m_shown);
}

/// Players come first where the window is low: what is said has what they leave and scrolls then,
/// and stands where the keys are told of as long as nothing is.
void SlipForm::fitWords()
{
    const bool isLow = height() < gridStep(this, 190);
    const bool isSaid = !m_words->text().isEmpty();
    const SlipCard &card = *m_cards.at(static_cast<size_t>(m_shown));
    const int players = card.height() - card.table()->height() + card.table()->leastHeight();
    const int left = height() - m_conceded->height() - gridStep(this, 5) - players;
    const int least = 3 * m_words->fontMetrics().lineSpacing();
    const int most = isLow ? std::max(least, left) : gridStep(this, 40);
    const int wanted = m_words->heightForWidth(std::max(1, width()));
    m_said->setFixedHeight(std::clamp(wanted, gridStep(this, 8), most));
    m_said->setFocusPolicy(wanted > most ? Qt::TabFocus : Qt::NoFocus); // arrows scroll it
    m_said->setAccessibleName(m_words->text());
    m_said->setVisible(isSaid);
    m_keys->setVisible(height() >= gridStep(this, 130) && !(isLow && isSaid));
}

/// What it comes to is said at once, what follows from it a moment later.
void SlipForm::look()
{
    m_unknown.clear();
    m_outlook = outlookOf(m_slip, m_match);
    for (SlipCard *card : m_cards)
        card->setOutlook(m_outlook);
    m_follows.clear();
    tell();
    if (m_consequences)
        m_later->start();
    emit edited();
}

void SlipForm::tell()
{
    QStringList lines;
    if (!m_unknown.isEmpty())
        lines.append(tr("\"%1\" is not an injury of the table.").arg(m_unknown));
    bool wrong = !m_unknown.isEmpty();
    for (const SlipRemark &each : m_outlook.remarks) {
        const QString team
            = each.seat == noSeat ? QString() : m_match.context().team(each.seat).name;
        lines.append(team.isEmpty() ? each.sentence : u"%1: %2"_s.arg(team, each.sentence));
        wrong = wrong || !each.isNote;
    }
    if (m_was) {
        const QStringList changes = slipChanges(*m_was, slip(), m_match);
        if (!changes.isEmpty())
            lines.append(changes.join(u" · "_s));
        lines += m_follows;
        if (changes.isEmpty())
            lines.append(tr("Nothing is changed."));
    }
    m_words->setTone(wrong ? tone::harm : tone::ink);
    m_words->setText(lines.join(u'\n'));
    fitWords();
}

void SlipForm::fillChoices()
{
    m_isFilling = true;
    const QString home = m_match.context().team(0).name;
    const QString away = m_match.context().team(1).name;
    m_conceded->clear();
    m_conceded->addItems({tr("Nobody conceded"), tr("%1 conceded").arg(home),
                          tr("%1 conceded").arg(away), tr("%1 conceded free of charge").arg(home),
                          tr("%1 conceded free of charge").arg(away)});
    m_conceded->setCurrentIndex(static_cast<int>(m_slip.conceded));
    m_winner->clear();
    m_winner->addItems({tr("No winner on a level score"), tr("%1 won on a level score").arg(home),
                        tr("%1 won on a level score").arg(away)});
    m_winner->setCurrentIndex(m_slip.winner + 1);
    m_stadium->clear();
    for (const QString &each : paperStadiums(m_match.context()))
        m_stadium->addItem(
            choiceWords(m_match.context(), m_match.start(), {StepKind::PaperCasualty}, each), each);
    m_stadium->setCurrentIndex(std::max(0, m_stadium->findData(m_slip.stadium)));
    m_isFilling = false;
}

void SlipForm::retranslate()
{
    fillChoices();
    m_conceded->setAccessibleName(tr("Who conceded"));
    m_winner->setAccessibleName(tr("The winner on a level score"));
    m_stadium->setAccessibleName(tr("The stadium"));
    m_banner->setText(m_was ? tr("You are correcting a saved match. Old values are struck out.")
                            : fixtureWords(m_match.context().setup()));
    m_reset->setCommand("slip-reset");
    m_keys->setText(tr("Arrows move · digits write · Space: most valuable player · Enter: next "
                       "player · Ctrl+Tab: other team · letters or a number in Injury: search the "
                       "table, #7 says who did it · Ctrl+S saves"));
    for (SlipCard *card : m_cards)
        card->retranslate();
    showSide(m_shown);
    tell();
}

void SlipForm::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace dugout
