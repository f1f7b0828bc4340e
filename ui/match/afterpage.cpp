// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/match/afterpage.h"

#include "core/match/state/sidecolour.h"
#include "ui/common/appearance.h"
#include "ui/match/aftercolumn.h"
#include "ui/match/aftersummary.h"
#include "ui/match/matchtable.h"
#include "ui/play/logmodel.h"
#include "ui/play/playdesk.h"
#include "ui/play/promptcard.h"
#include "ui/sheets/badgepainter.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QTextEdit>

#include <utility>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// Narrower than this, in steps of the grid, and only the column that is worked on is shown.
constexpr int narrowSteps = 240;
constexpr int lowSteps = 130;
/// Wider than this nothing is easier to read.
constexpr int mostSteps = 380;
constexpr int columnShare = 11;
constexpr int summaryShare = 7;

/// The arrows are for what stands in it.
bool isWriting(const QWidget *widget)
{
    if (const auto *line = qobject_cast<const QLineEdit *>(widget))
        return !line->text().isEmpty();
    return qobject_cast<const QTextEdit *>(widget)
        || qobject_cast<const QAbstractSpinBox *>(widget);
}

} // namespace

AfterPage::AfterPage(PlayDesk *desk, QWidget *parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_columns{new AfterColumn(0, this), new AfterColumn(1, this)}
    , m_summary(new AfterSummary(this))
{
    setObjectName(u"after-page"_s);
    setFocusPolicy(Qt::StrongFocus);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gridStep(this, 3));
    for (AfterColumn *column : m_columns)
        layout->addWidget(column, columnShare);
    layout->addWidget(m_summary, summaryShare);
    for (const Seat seat : {0, 1}) {
        AfterColumn *column = m_columns.at(static_cast<size_t>(seat));
        connect(column, &AfterColumn::rowPressed, this,
                [this, seat](int place) { press(seat, place); });
        connect(column, &AfterColumn::turnRequested, this,
                [this, seat] { turnTo(m_seat == seat ? MatchState::otherSeat(seat) : seat); });
    }
    connect(m_summary, &AfterSummary::undoRequested, m_desk, &PlayDesk::undo);
    connect(m_summary, &AfterSummary::finishRequested, this, &AfterPage::finished);
    retranslate();
}

AfterPage::~AfterPage() = default;

PromptCard *AfterPage::card() const
{
    return m_desk->card();
}

const AfterChecklist &AfterPage::list(Seat seat) const
{
    return m_lists.at(static_cast<size_t>(seat));
}

bool AfterPage::isDone(Seat seat) const
{
    return list(seat).open() < 0;
}

const AfterCheck *AfterPage::openCheck() const
{
    const int open = list(m_seat).open();
    return open < 0 ? nullptr : &list(m_seat).checks.at(static_cast<size_t>(open));
}

void AfterPage::setTable(MatchTable *table)
{
    if (std::exchange(m_entered, false))
        qApp->removeEventFilter(this);
    m_table = table;
    m_seat = 0;
    m_lists = {};
    if (!m_table)
        return;
    giveCardBack();
    const MatchContext &context = m_table->context();
    for (const Seat seat : {0, 1}) {
        const auto place = static_cast<size_t>(seat);
        const Team &team = context.team(seat);
        const Badge badge = sideBadge(context.setup(), seat);
        m_columns.at(place)->setTeam(team.name, badge, toColour(sideColour(context, seat)));
        m_columns.at(place)->setOther(context.team(MatchState::otherSeat(seat)).name);
        m_summary->setTeam(seat, team.name, badge);
    }
}

void AfterPage::enter()
{
    if (!m_table || m_entered)
        return;
    m_entered = true;
    m_lists = afterChecklists(m_table->session());
    if (isDone(m_seat) && !isDone(MatchState::otherSeat(m_seat)))
        m_seat = MatchState::otherSeat(m_seat);
    const AfterCheck *check = openCheck();
    m_open = check && check->state == CheckState::Open;
    m_table->askAfterMatch(m_seat);
    qApp->installEventFilter(this);
    refresh();
}

void AfterPage::leave()
{
    if (!m_entered)
        return;
    m_entered = false;
    qApp->removeEventFilter(this);
    giveCardBack();
    m_table->askAfterMatch(noSeat);
}

void AfterPage::giveCardBack()
{
    for (AfterColumn *column : m_columns)
        column->holdCard(nullptr);
    m_desk->takeCardBack();
}

void AfterPage::refresh()
{
    if (!m_table || !m_entered || m_turning)
        return;
    const AfterCheck *open = openCheck();
    const std::optional<AfterCheck> before = open ? std::optional(*open) : std::nullopt;
    m_lists = afterChecklists(m_table->session());
    if (isDone(m_seat) && isAncestorOf(QApplication::focusWidget()))
        setFocus(Qt::OtherFocusReason); // what was asked goes, and the keyboard with it
    for (const Seat seat : {0, 1}) {
        m_columns.at(static_cast<size_t>(seat))->setList(list(seat));
        m_summary->setChanges(seat, list(seat).changes);
    }
    m_summary->setFinished(isDone(0) && isDone(1));
    m_summary->setCanUndo(m_table->log().canUndo());
    goOn(before ? &*before : nullptr);
    showOpen();
}

/// The next step opens by itself, be it the other coach's. Where it is his, or a word that is
/// given, the card holds its keys for a moment: one pressed once too often answers neither.
void AfterPage::goOn(const AfterCheck *before)
{
    const AfterCheck *now = openCheck();
    const Seat other = MatchState::otherSeat(m_seat);
    const bool stuck = !now || now->state == CheckState::Waiting;
    if (stuck && !isDone(other) && before
        && (!now
            || list(other).checks.at(static_cast<size_t>(list(other).open())).state
                == CheckState::Open)) {
        m_seat = other;
        const AfterCheck *theirs = openCheck();
        m_open = theirs && theirs->state == CheckState::Open;
        m_turning = true;
        m_table->askAfterMatch(m_seat);
        m_turning = false;
        card()->holdKeysBack();
        return;
    }
    if (stuck)
        m_open = false;
    else if (before && now->kind == StepKind::Result && before->kind != StepKind::Result) {
        m_open = true;
        card()->holdKeysBack();
    }
}

void AfterPage::showOpen()
{
    const auto active = static_cast<size_t>(m_seat);
    const bool hadFocus = isAncestorOf(QApplication::focusWidget()) || !QApplication::focusWidget();
    for (const size_t place : {0U, 1U})
        m_columns.at(place)->setActive(place == active);
    AfterColumn *mine = m_columns.at(active);
    AfterColumn *others = m_columns.at(1 - active);
    if (!m_open) {
        if (hadFocus)
            setFocus(Qt::OtherFocusReason); // before the card goes with it
        others->holdCard(nullptr);
        mine->holdCard(nullptr);
        card()->setParent(m_desk);
        card()->hide();
        if (isDone(0) && isDone(1) && hadFocus)
            m_summary->focusFinish();
    } else {
        card()->setInset(true, openCheck() ? openCheck()->name : QString());
        if (mine->card() != card()) {
            others->holdCard(nullptr);
            mine->holdCard(card());
            if (hadFocus)
                card()->takeFocus();
        }
    }
    arrange();
}

void AfterPage::takeFocus()
{
    if (m_open)
        card()->takeFocus();
    else if (isDone(0) && isDone(1))
        m_summary->focusFinish();
    else
        setFocus(Qt::OtherFocusReason);
}

void AfterPage::turnTo(Seat seat)
{
    if (!m_table || seat == m_seat)
        return;
    m_seat = seat;
    const AfterCheck *check = openCheck();
    m_open = check && check->state == CheckState::Open;
    m_turning = true;
    m_table->askAfterMatch(m_seat);
    m_turning = false;
    showOpen();
    takeFocus();
}

void AfterPage::openStep(bool open)
{
    m_open = open;
    showOpen();
    takeFocus();
}

void AfterPage::press(Seat seat, int place)
{
    if (place >= static_cast<int>(list(seat).checks.size()))
        return;
    const AfterCheck check = list(seat).checks.at(static_cast<size_t>(place));
    if (seat != m_seat) {
        turnTo(seat);
        if (check.state == CheckState::Open)
            openStep(true);
        return;
    }
    AfterColumn *column = m_columns.at(static_cast<size_t>(seat));
    switch (check.state) {
    case CheckState::Open:
        openStep(true);
        break;
    case CheckState::Done:
        reopen(check);
        break;
    case CheckState::Waiting:
        column->say(check.note);
        break;
    case CheckState::ToCome:
        if (const AfterCheck *first = openCheck())
            column->say(tr("First: %1").arg(first->name));
        break;
    }
}

/// Of several answers of one step the coach says which.
void AfterPage::reopen(const AfterCheck &check)
{
    if (check.groups.empty())
        return;
    if (check.groups.size() == 1) {
        m_desk->replace(check.groups.front());
        return;
    }
    auto *menu = new QMenu(this);
    menu->setObjectName(u"after-answers"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const int group : check.groups) {
        QString line = wordsOf(m_table->rows().at(static_cast<size_t>(group)));
        connect(menu->addAction(line.replace(u'&', u"&&"_s)), &QAction::triggered, this,
                [this, group] { m_desk->replace(group); });
    }
    menu->popup(QCursor::pos());
}

void AfterPage::keyPressEvent(QKeyEvent *event)
{
    const bool plain = !(event->modifiers() & ~Qt::KeyboardModifiers(Qt::KeypadModifier));
    const int digit = event->key() - Qt::Key_0;
    if (plain && m_open && event->key() == Qt::Key_Escape)
        openStep(false);
    else if (plain && !m_open && !event->isAutoRepeat() && digit >= 1 && digit <= 9)
        press(m_seat, digit - 1);
    else
        QWidget::keyPressEvent(event);
}

/// Before a list or a button takes them: nothing in a step is found by going sideways.
bool AfterPage::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress || !m_entered || watched != QApplication::focusWidget()
        || QApplication::activePopupWidget())
        return QWidget::eventFilter(watched, event);
    const auto *pressed = static_cast<QKeyEvent *>(event);
    const auto *widget = qobject_cast<QWidget *>(watched);
    const bool left = pressed->key() == Qt::Key_Left;
    const bool right = pressed->key() == Qt::Key_Right;
    const bool plain = !(pressed->modifiers() & ~Qt::KeyboardModifiers(Qt::KeypadModifier));
    if (!plain || (!left && !right) || isWriting(widget)
        || (widget != this && !isAncestorOf(widget)))
        return QWidget::eventFilter(watched, event);
    turnTo(right ? 1 : 0);
    return true;
}

void AfterPage::arrange()
{
    const bool narrow = width() < gridStep(this, narrowSteps);
    const bool low = height() < gridStep(this, lowSteps);
    const int aside = std::max(0, (width() - gridStep(this, mostSteps)) / 2);
    layout()->setContentsMargins(aside, 0, aside, 0);
    for (const Seat seat : {0, 1}) {
        AfterColumn *column = m_columns.at(static_cast<size_t>(seat));
        column->setVisible(!narrow || seat == m_seat);
        column->setLow(low);
    }
}

void AfterPage::resizeEvent(QResizeEvent *event)
{
    arrange();
    QWidget::resizeEvent(event);
}

void AfterPage::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        arrange();
    else if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void AfterPage::retranslate()
{
    for (AfterColumn *column : m_columns)
        column->retranslate();
    m_summary->retranslate();
}

} // namespace dugout
