// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/playdesk.h"

#include "ui/common/appearance.h"
#include "ui/play/correctiondialog.h"
#include "ui/play/gametable.h"
#include "ui/play/logmodel.h"
#include "ui/play/logpanel.h"
#include "ui/play/promptcard.h"

#include <QEvent>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// How the two parts divide the height until the coach moves the line between them.
constexpr int cardShare = 600;
constexpr int logShare = 400;
// And the width, where the log stands beside.
constexpr int cardWidthShare = 680;
constexpr int logWidthShare = 320;
/// Under a pitch, where the card has all its tiles in one row.
constexpr int flatCardShare = 740;
constexpr int flatLogShare = 260;
/// So wide that nobody would read lines of the whole width.
constexpr int wideSteps = 270;
/// Where a flat desk is narrower, its log gives way: the card tells what was done last.
constexpr int leastBesideSteps = 150;
/// A desk lower than this has no room for the log.
constexpr int lowSteps = 112;
constexpr int leastSteps = 60;
/// And one lower than this none for large tiles.
constexpr int roomySteps = 140;
/// No log is that long.
constexpr size_t nothingSeen = std::numeric_limits<size_t>::max();

} // namespace

PlayDesk::PlayDesk(RandomSource &random, QWidget *parent)
    : QWidget(parent)
    , m_random(random)
    , m_parts(new QSplitter(Qt::Vertical, this))
    , m_card(new PromptCard(random, this))
    , m_log(new LogPanel(this))
{
    m_parts->addWidget(m_card);
    m_parts->addWidget(m_log);
    m_parts->setChildrenCollapsible(false);
    m_parts->setSizes({cardShare, logShare});
    // As high as there is room: both parts scroll.
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_parts);
    m_card->installEventFilter(this);
    connectAll();
    fit();
}

PlayDesk::~PlayDesk() = default;

void PlayDesk::connectAll()
{
    connect(m_card, &PromptCard::answered, this, [this](const Event &event) { answer({event}); });
    connect(m_card, &PromptCard::backToNowRequested, this, [this] {
        if (m_table)
            m_table->lookAtNow();
        m_card->takeFocus();
    });
    connect(m_card, &PromptCard::backRequested, this, &PlayDesk::undo);
    connect(m_card, &PromptCard::turned, this, &PlayDesk::showAsked);
    connect(m_card, &PromptCard::turned, this, &PlayDesk::shareHeight, Qt::QueuedConnection);
    connect(m_log, &LogPanel::undoRequested, this, &PlayDesk::undo);
    connect(m_log, &LogPanel::redoRequested, this, &PlayDesk::redo);
    connect(m_log, &LogPanel::topicChosen, this, [this] {
        showLog();
        m_card->takeFocus();
    });
    connect(m_log, &LogPanel::settleRequested, this, [this] {
        if (!m_dropsRejectedEvents)
            emit settleRequested();
        else if (m_table)
            takeBack(m_table->dropRejectedEvents());
    });
    connect(m_log, &LogPanel::lookBackRequested, this, &PlayDesk::lookBack);
    connect(m_log, &LogPanel::replaceRequested, this,
            [this](int group) { correct(Correction::What::Replace, group); });
    connect(m_log, &LogPanel::insertRequested, this,
            [this](int group) { correct(Correction::What::Insert, group); });
    connect(m_log, &LogPanel::removeRequested, this, [this](int group) {
        if (m_table)
            takeBack(m_table->correct({Correction::What::Remove, group, {}}));
    });
}

void PlayDesk::setTable(GameTable *table)
{
    if (m_table)
        m_table->disconnect(this);
    // It asks a table that is about to go.
    for (auto *dialog : findChildren<CorrectionDialog *>()) {
        dialog->hide();
        dialog->deleteLater();
    }
    m_table = table;
    m_seenGroups = nothingSeen; // what was typed so far was meant for another game
    if (!m_table)
        return;
    m_table->whenShownAnew(this, &PlayDesk::refresh);
    connect(m_table, &GameTable::troubled, m_card, &PromptCard::showProblem);
    refresh();
}

void PlayDesk::setCanSettle(bool can)
{
    m_log->setCanSettle(can);
}

void PlayDesk::setDropsRejectedEvents()
{
    m_dropsRejectedEvents = true;
    m_log->setCanDrop(true);
}

void PlayDesk::setWords(const QString &moment, const QString &endTitle, const QString &endDetail)
{
    m_moment = moment;
    m_endTitle = endTitle;
    m_endDetail = endDetail;
}

void PlayDesk::setEndActions(std::vector<EndAction> actions)
{
    m_endActions = std::move(actions);
}

void PlayDesk::refresh()
{
    if (!m_table)
        return;
    const std::vector<OfferedPrompt> offers = m_table->offered();
    // Of this window, though another may be in front just now.
    const QWidget *focus = window()->focusWidget();
    const bool hadFocus = !focus || focus == m_card || m_card->isAncestorOf(focus);
    const bool moved = hasMoved();
    m_card->setEnding(m_endTitle, m_endDetail, m_endActions);
    m_card->setAnswer(m_table->lookedBackTo() ? AnswerShown{} : m_table->lastAnswer());
    m_card->showPast(pastLine());
    m_card->setCanGoBack(m_table->canStepBack());
    const QString open = m_card->openPrompt();
    m_card->setOffers(offers, m_moment, moved);
    showLog();
    shareHeight();
    m_log->setCan(m_table->log().canUndo(), m_table->log().canRedo());
    m_log->mark(m_table->lookedBackTo() ? *m_table->lookedBackTo() - 1 : -1);
    // The focus goes with the question, but never away from where the coach is typing.
    const bool kept
        = !moved && open == m_card->openPrompt() && m_card->isAncestorOf(window()->focusWidget());
    if (hadFocus && !kept)
        m_card->takeFocus();
}

/// In his colour: where both sides are asked, another question may be of the other one.
void PlayDesk::showAsked()
{
    if (!m_table)
        return;
    const Seat seat = m_card->seatAsked();
    m_card->setTopEdge(m_table->seatColour(seat));
    m_card->setAsked(seat == noSeat ? QString() : m_table->seatName(seat));
}

void PlayDesk::showLog()
{
    if (!m_table)
        return;
    // A desk that comes into sight may lay its lines out before it is told of a log that is
    // shorter.
    m_log->setLooks([this](int group) {
        const bool known = m_table && group < static_cast<int>(m_table->log().groups().size());
        return known ? m_table->lookOf(group) : LogLook{};
    });
    m_log->setTopics(m_table->topics());
    const std::vector<LogRow> &rows = m_table->rows();
    m_log->setUndoes(rows.empty() ? QString() : wordsOf(rows.back()));
    const int topic = m_log->topic();
    m_log->setRows(rows, topic < 0 ? std::nullopt : std::optional(m_table->groupsAbout(topic)));
}

bool PlayDesk::hasMoved()
{
    const std::vector<EventGroup> &groups = m_table->log().groups();
    const EventGroup last = groups.empty() ? EventGroup{} : groups.back();
    const bool moved = groups.size() != m_seenGroups || last != m_seenLast;
    m_seenGroups = groups.size();
    m_seenLast = last;
    return moved;
}

QString PlayDesk::pastLine() const
{
    const auto groups = m_table->lookedBackTo();
    if (!groups)
        return {};
    const QString line = wholeLine(m_table->rows().at(static_cast<size_t>(*groups - 1)));
    return tr("After: %1").arg(line);
}

void PlayDesk::answer(const std::vector<Event> &events)
{
    if (m_table)
        take(m_table->act(events));
}

void PlayDesk::undo()
{
    if (!m_table)
        return;
    const std::vector<LogRow> &rows = m_table->rows();
    const size_t before = rows.size();
    const QString line = rows.empty() ? QString() : wordsOf(rows.back());
    takeBack(m_table->undo());
    if (m_table->rows().size() < before && !line.isEmpty())
        m_card->setAnswer({{}, {}, {}, tr("Undone: %1").arg(line), {}, false});
}

void PlayDesk::redo()
{
    if (m_table)
        takeBack(m_table->redo());
}

void PlayDesk::take(const Result<void> &done)
{
    m_card->showRefusal(done ? QString() : done.error().message);
}

void PlayDesk::takeBack(const Result<void> &done)
{
    take(done);
    // What is asked now is another thing: Enter belongs to it, not to the log.
    m_card->takeFocus();
}

void PlayDesk::setFlat(bool flat, bool alone)
{
    m_flat = flat;
    m_alone = alone;
    fitTiles();
}

void PlayDesk::setAfar(bool afar)
{
    m_afar = afar;
    fitTiles();
}

void PlayDesk::fitTiles()
{
    m_card->setTiles(m_flat ? TileSize::Slim : m_afar ? TileSize::Large : TileSize::Usual);
    fit();
}

void PlayDesk::fit()
{
    const bool beside = m_flat || width() >= gridStep(this, wideSteps);
    const bool low = !beside && height() < gridStep(this, lowSteps);
    const bool besideFits = !m_flat || (!m_alone && width() >= gridStep(this, leastBesideSteps));
    m_log->setBrief(m_flat);
    m_log->setVisible(besideFits);
    if (beside != (m_parts->orientation() == Qt::Horizontal)) {
        m_parts->setOrientation(beside ? Qt::Horizontal : Qt::Vertical);
        m_parts->setSizes(m_flat       ? QList{flatCardShare, flatLogShare}
                              : beside ? QList{cardWidthShare, logWidthShare}
                                       : QList{cardShare, logShare});
    }
    m_parts->setHandleWidth(gridStep(this, low ? 1 : 3));
    if (hasCard())
        m_card->setCompact(height() < gridStep(this, roomySteps));
    m_log->setFoldable(low && m_parts->indexOf(m_log) >= 0); // a log that stands elsewhere has room
    m_card->setLogSeen(!low && besideFits);
    shareHeight();
}

bool PlayDesk::hasCard() const
{
    return m_parts->indexOf(m_card) >= 0;
}

void PlayDesk::takeCardBack()
{
    m_card->setMaximumHeight(QWIDGETSIZE_MAX);
    m_card->setInset(false);
    m_parts->insertWidget(0, m_card);
    m_card->show();
    fit();
}

/// One bar to scroll is enough: an opened log leaves the buttons whole where it can.
void PlayDesk::shareHeight()
{
    if (!m_card->isVisible() || !hasCard())
        return;
    const int rounding = gridStep(this, 1);
    // Under a pitch there is nothing to scroll: what explains a question stands with it.
    const int answer = (m_flat ? m_card->leastHeight() : m_card->heightToAnswer()) + rounding;
    if (m_flat) {
        emit heightWanted(answer);
        m_card->fit();
    }
    if (m_parts->orientation() == Qt::Horizontal) {
        m_log->setRoom(height());
        m_card->setMinimumHeight(0);
        return;
    }
    const int room = height() - m_parts->handleWidth();
    m_log->setRoom(room - answer);
    // What is asked is whole as long as the log has its least.
    const int log = m_parts->indexOf(m_log) >= 0 ? m_log->minimumSizeHint().height() : 0;
    m_card->setMinimumHeight(std::clamp(answer, 0, std::max(0, room - log)));
}

/// Its parts give: they say themselves what they need at this height.
QSize PlayDesk::minimumSizeHint() const
{
    return {m_parts->minimumSizeHint().width(), gridStep(this, leastSteps)};
}

/// A narrower card may need more height, and only then is known how wide it has become.
bool PlayDesk::eventFilter(QObject *watched, QEvent *event)
{
    if (m_flat && watched == m_card && event->type() == QEvent::Resize)
        QMetaObject::invokeMethod(this, &PlayDesk::shareHeight, Qt::QueuedConnection);
    return QWidget::eventFilter(watched, event);
}

void PlayDesk::showEvent(QShowEvent *event)
{
    fit(); // letters may have grown while it was away
    QWidget::showEvent(event);
}

void PlayDesk::resizeEvent(QResizeEvent *event)
{
    fit();
    QWidget::resizeEvent(event);
}

/// Who comes by the key of the page answers; the desk itself has nothing to press.
void PlayDesk::focusInEvent(QFocusEvent *)
{
    m_card->takeFocus();
}

void PlayDesk::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fit();
}

void PlayDesk::lookBack(int group)
{
    if (!m_table)
        return;
    const bool newest = group + 1 == static_cast<int>(m_table->log().groups().size());
    if (newest)
        m_table->lookAtNow();
    else
        m_table->lookBack(group + 1);
}

void PlayDesk::sayOutdated(const QString &sentence)
{
    m_card->showProblem(tr("%1 This is the saved version.").arg(sentence));
    m_card->takeFocus();
}

void PlayDesk::correct(Correction::What what, int group)
{
    if (!m_table)
        return;
    m_table->lookAtNow();
    if (!m_table->mayCorrect(group, this))
        return m_card->takeFocus();
    auto *dialog = new CorrectionDialog(*m_table, m_random, what, group, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::finished, m_table, &GameTable::endCorrection);
    connect(dialog, &QDialog::finished, m_card, &PromptCard::takeFocus);
    dialog->open();
}

} // namespace dugout
