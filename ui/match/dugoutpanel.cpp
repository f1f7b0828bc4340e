// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/match/dugoutpanel.h"

#include "core/match/state/sidecolour.h"
#include "ui/common/appearance.h"
#include "ui/common/textlabel.h"
#include "ui/match/dugoutdelegate.h"
#include "ui/match/dugoutmodel.h"

#include <QListView>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr int leastNameSteps = 44;
constexpr int leastChipSteps = 18;

} // namespace

DugoutPanel::DugoutPanel(Seat seat, QWidget *parent)
    : Panel(parent)
    , m_seat(seat)
    , m_model(new DugoutModel(seat, this))
    , m_delegate(new DugoutDelegate(this))
    , m_view(new QListView(this))
    , m_nobody(new TextLabel(TextStyle::Body, this))
{
    setObjectName(u"dugout-%1"_s.arg(seat));
    m_view->setObjectName(u"dugout-list-%1"_s.arg(seat));
    m_view->setModel(m_model);
    m_view->setItemDelegate(m_delegate);
    // Players take a line each, numbers stand beside each other.
    m_view->setFlow(QListView::LeftToRight);
    m_view->setWrapping(true);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_view->setResizeMode(QListView::Adjust); // names may need a second line
    m_view->setFocusPolicy(Qt::TabFocus); // a click leaves the keyboard to what is asked
    m_view->setMouseTracking(true);
    m_view->setContextMenuPolicy(Qt::CustomContextMenu);
    m_nobody->setWordWrap(true);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored);
    m_nobody->setTone(tone::greyInk);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_nobody);
    layout->addWidget(m_view, 1);
    fitText();
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex &index) {
                emit playerLookedAt(index.data(DugoutModel::RefRole).toString());
            });
    connect(m_view, &QListView::clicked, this, &DugoutPanel::choose);
    connect(m_view, &QListView::activated, this, &DugoutPanel::choose);
    connect(m_view, &QWidget::customContextMenuRequested, this,
            [this](const QPoint &at) { choose(m_view->indexAt(at)); });
}

void DugoutPanel::setState(const MatchContext &context, const MatchState &state)
{
    const QString current = currentPlayer();
    m_model->setState(context, state);
    const Rgb shirt = sideColour(context, m_seat);
    setTopEdge(QColor(shirt.red, shirt.green, shirt.blue));
    fit();
    if (const QModelIndex again = m_model->find(current); again.isValid())
        m_view->setCurrentIndex(again);
    const bool nobody = m_model->rowCount() == 0;
    m_nobody->setText(tr("A team without a roster: only score, turns and re-rolls are tracked."));
    m_nobody->setVisible(nobody);
    m_view->setVisible(!nobody);
    m_view->setAccessibleName(tr("Players of %1").arg(context.team(m_seat).name));
}

void DugoutPanel::setNumbers(bool numbers)
{
    if (numbers == m_model->areNumbers())
        return;
    m_model->setNumbers(numbers);
    fitText();
}

bool DugoutPanel::showsNumbers() const
{
    return m_model->areNumbers();
}

void DugoutPanel::fitText()
{
    m_view->setMinimumWidth(
        gridStep(this, m_model->areNumbers() ? leastChipSteps : leastNameSteps));
}

void DugoutPanel::fit()
{
    // Numbers share the whole width: they are lower rather than scrolled.
    m_view->setVerticalScrollBarPolicy(m_model->areNumbers() ? Qt::ScrollBarAlwaysOff
                                                             : Qt::ScrollBarAsNeeded);
    if (m_model->areNumbers()) {
        m_view->doItemsLayout();
        return;
    }
    const DugoutModel::Shape shape = m_model->shape();
    const int room = contentsRect().height(); // its list is laid out only later
    const int chips = m_delegate->chipSide(m_view);
    const int headings = shape.headings * m_delegate->headingHeight(m_view);
    const auto needed = [&](int players, int chipRows, bool low) {
        return headings + players * m_delegate->rowHeight(m_view, low) + chipRows * chips;
    };
    // Those on the pitch do not change their height from one injury to the next.
    constexpr int onPitch = 11;
    constexpr int boxes = 2;
    const int names = std::min(onPitch, shape.players);
    const int least = names * m_delegate->rowHeight(m_view, false)
        + (boxes + 1) * m_delegate->headingHeight(m_view) + boxes * chips;
    const bool low = least > room;
    const bool brief = needed(shape.players, shape.chipBoxes, low) > room;
    m_delegate->setLow(low);
    m_model->setBrief(brief);
    m_view->doItemsLayout();
}

void DugoutPanel::resizeEvent(QResizeEvent *event)
{
    Panel::resizeEvent(event);
    fit();
}

void DugoutPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange)
        fitText(); // table mode comes and goes
    if (event->type() == QEvent::FontChange)
        fit();
    Panel::changeEvent(event);
}

QString DugoutPanel::currentPlayer() const
{
    return m_view->currentIndex().data(DugoutModel::RefRole).toString();
}

void DugoutPanel::choose(const QModelIndex &index)
{
    const QString ref = index.data(DugoutModel::RefRole).toString();
    if (ref.isEmpty())
        return;
    const QRect row = m_view->visualRect(index);
    const QPoint below = row.bottomLeft() + QPoint(gridStep(this, 6), 0);
    emit playerChosen(ref, m_view->viewport()->mapToGlobal(below));
}

} // namespace dugout
