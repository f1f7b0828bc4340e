// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/match/aftercolumn.h"

#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/badgewidget.h"
#include "ui/common/scrollcolumn.h"
#include "ui/common/textlabel.h"
#include "ui/match/afterrow.h"
#include "ui/play/promptcard.h"

#include <QEvent>
#include <QPainter>
#include <QScrollBar>
#include <QTimer>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr int badgeSteps = 9;
constexpr int lowBadgeSteps = 7;

/// The ground of the step that is open.
class OpenStep final : public QWidget
{
public:
    using QWidget::QWidget;

protected:
    void paintEvent(QPaintEvent * /*event*/) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(strokeWidth(palette()) > 1.0 ? QPen(palette().color(tone::line), 1.0)
                                                    : QPen(Qt::NoPen));
        painter.setBrush(palette().color(tone::soft));
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), cardRadius,
                                cardRadius);
    }
};

} // namespace

/// A bar of as many parts as there are lines.
class AfterProgress final : public QWidget
{
public:
    using QWidget::QWidget;

    void setDone(int done, int all, const QColor &colour)
    {
        m_done = done;
        m_all = all;
        m_colour = colour;
        update();
    }
    [[nodiscard]] QSize sizeHint() const override { return {0, 5}; }

protected:
    void paintEvent(QPaintEvent * /*event*/) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        const int gap = gridStep(this, 1);
        const double each = (width() - gap * (m_all - 1.0)) / std::max(1, m_all);
        for (int i = 0; i < m_all; ++i) {
            painter.setBrush(i < m_done ? m_colour : palette().color(tone::line));
            painter.drawRoundedRect(QRectF(i * (each + gap), 0, each, height()), 2.5, 2.5);
        }
    }

private:
    int m_done = 0;
    int m_all = 0;
    QColor m_colour;
};

AfterColumn::AfterColumn(Seat seat, QWidget *parent)
    : Panel(parent)
    , m_seat(seat)
    , m_badge(new BadgeWidget(this))
    , m_name(new TextLabel(TextStyle::Heading, this))
    , m_count(new TextLabel(TextStyle::Small, this))
    , m_progress(new AfterProgress(this))
    , m_scroll(new ScrollColumn(this))
    , m_step(new OpenStep(this))
    , m_stepLines(new QVBoxLayout(m_step))
    , m_said(new TextLabel(TextStyle::Small, this))
    , m_keys(new TextLabel(TextStyle::Small, this))
    , m_turn(new ActionButton(this))
{
    setObjectName(u"after-column-%1"_s.arg(seat));
    m_turn->setObjectName(u"after-turn-%1"_s.arg(seat));
    m_said->setObjectName(u"after-said-%1"_s.arg(seat));
    m_name->setGivesWay(true);
    m_count->setTone(tone::greyInk);
    m_keys->setTone(tone::greyInk);
    m_said->setTone(tone::look);
    m_said->setWordWrap(true);
    m_keys->setWordWrap(true);
    m_said->hide();
    m_turn->setShape(ButtonShape::Chip);
    m_turn->setFocusPolicy(Qt::TabFocus);
    layOut();
    connect(m_turn, &QAbstractButton::clicked, this, &AfterColumn::turnRequested);
}

void AfterColumn::layOut()
{
    const int gap = gridStep(this, 2);
    auto *head = new QHBoxLayout;
    head->setSpacing(gridStep(this, 3));
    head->addWidget(m_badge);
    head->addWidget(m_name, 1);
    head->addWidget(m_count);
    auto *foot = new QHBoxLayout;
    foot->setSpacing(gap);
    foot->addWidget(m_keys, 1);
    foot->addWidget(m_turn);
    m_stepLines->setContentsMargins(0, 0, 0, 0);
    m_stepLines->setSpacing(0);
    m_scroll->column()->setContentsMargins(0, 0, 0, 0);
    m_scroll->column()->setSpacing(0);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, gridStep(this, 1), 0, 0);
    layout->setSpacing(gap);
    layout->addLayout(head);
    layout->addWidget(m_progress);
    layout->addWidget(m_scroll, 1);
    layout->addWidget(m_said);
    layout->addLayout(foot);
}

void AfterColumn::setTeam(const QString &name, const Badge &badge, const QColor &colour)
{
    m_name->setText(name);
    m_badge->setBadge(badge);
    m_colour = colour;
    setTopEdge(colour);
}

void AfterColumn::setOther(const QString &name)
{
    m_other = name;
    showFoot();
}

void AfterColumn::setList(const AfterChecklist &list)
{
    m_list = list;
    const auto count = static_cast<qsizetype>(list.checks.size());
    while (m_rows.size() > count)
        delete m_rows.takeLast();
    while (m_rows.size() < count) {
        const auto place = static_cast<int>(m_rows.size());
        auto *row = new AfterRow(place, this);
        connect(row, &QAbstractButton::clicked, this, [this, place] { emit rowPressed(place); });
        m_rows.append(row);
    }
    for (qsizetype i = 0; i < count; ++i)
        m_rows.at(i)->setCheck(list.checks.at(static_cast<size_t>(i)), m_colour);
    m_progress->setDone(list.done(), static_cast<int>(count), m_colour);
    say({});
    arrange();
    retranslate();
}

void AfterColumn::setActive(bool active)
{
    m_active = active;
    for (AfterRow *row : std::as_const(m_rows))
        row->setNumbered(active);
    showFoot();
    update();
}

void AfterColumn::setLow(bool low)
{
    m_low = low;
    m_badge->setSide(low ? lowBadgeSteps : badgeSteps);
    for (AfterRow *row : std::as_const(m_rows))
        row->setLow(low);
}

/// The lines in their order, and the one that is open with the card on a ground of its own.
void AfterColumn::arrange()
{
    QVBoxLayout *column = m_scroll->column();
    while (QLayoutItem *item = column->takeAt(0))
        delete item;
    while (QLayoutItem *item = m_stepLines->takeAt(0))
        delete item;
    const int open = m_list.open();
    bool fills = false;
    for (int place = 0; place < static_cast<int>(m_rows.size()); ++place) {
        AfterRow *row = m_rows.at(place);
        row->setObjectName(place == open ? u"after-open-%1"_s.arg(m_seat)
                                         : u"after-row-%1-%2"_s.arg(m_seat).arg(place + 1));
        row->setLow(m_low);
        row->setNumbered(m_active);
        if (place != open) {
            column->addWidget(row);
            row->show();
            continue;
        }
        m_stepLines->addWidget(row);
        row->show();
        if (m_card) {
            m_stepLines->addWidget(m_card);
            m_card->show();
        }
        column->addWidget(m_step);
    }
    m_step->setVisible(open >= 0);
    if (!fills)
        column->addStretch();
    fitCard();
}

void AfterColumn::holdCard(PromptCard *card)
{
    if (m_card && m_card != card)
        m_card->removeEventFilter(this);
    m_card = card;
    if (m_card) {
        m_card->setParent(m_step);
        m_card->installEventFilter(this);
    }
    showFoot();
    arrange();
}

/// As high as what it asks needs; lists have the room that is left.
void AfterColumn::fitCard()
{
    if (!m_card || !m_card->isVisibleTo(this))
        return;
    const int rows = static_cast<int>(m_rows.size()) * m_rows.value(0)->sizeHint().height();
    const int room = m_scroll->viewport()->height() - rows;
    int height = std::max(m_card->leastHeight(),
                          m_card->fillsItsRoom() ? std::min(room, gridStep(this, 110)) : 0);
    // Rather a list that scrolls than a button below it that nobody sees.
    const int seen = m_scroll->viewport()->height() - m_rows.value(0)->sizeHint().height();
    if (height > seen)
        height = std::max(seen, m_card->scrolledHeight());
    if (height == m_card->height())
        return;
    m_card->setFixedHeight(height);
    // Once it has its place: it may have grown out of sight.
    QTimer::singleShot(0, this, [this] {
        m_scroll->ensureWidgetVisible(m_step, 0, 0);
        m_scroll->horizontalScrollBar()->setValue(0); // what is too wide begins at its beginning
        QScrollBar *bar = m_scroll->verticalScrollBar();
        const int line = m_rows.value(0)->sizeHint().height(); // says what the step is about
        bar->setValue(std::min(bar->value(), std::max(0, m_step->y() - line)));
    });
}

void AfterColumn::say(const QString &sentence)
{
    m_said->setText(sentence);
    m_said->setVisible(!sentence.isEmpty());
}

void AfterColumn::showFoot()
{
    const bool all = !m_rows.isEmpty() && m_list.open() < 0;
    m_keys->setText(!m_active    ? QString()
                        : all    ? tr("All done.")
                        : m_card ? tr("Escape closes the step")
                                 : tr("Press %1 for the next step").arg(m_list.open() + 1));
    if (m_active)
        m_turn->setText(QString(m_other).replace(u'&', u"&&"_s));
    else
        m_turn->setCommand(all ? "after-show" : "after-continue-here");
    m_turn->setIconName(m_seat == 0 ? u"arrow-right"_s : u"arrow-left"_s);
    if (!m_active)
        m_turn->setIconName(m_seat == 0 ? u"arrow-left"_s : u"arrow-right"_s);
}

void AfterColumn::retranslate()
{
    m_count->setText(
        tr("%1 of %2 done").arg(m_list.done()).arg(static_cast<int>(m_list.checks.size())));
    showFoot();
}

bool AfterColumn::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_card && event->type() == QEvent::LayoutRequest)
        QMetaObject::invokeMethod(
            this, [this] { fitCard(); }, Qt::QueuedConnection);
    return Panel::eventFilter(watched, event);
}

void AfterColumn::resizeEvent(QResizeEvent *event)
{
    Panel::resizeEvent(event);
    fitCard();
}

void AfterColumn::paintEvent(QPaintEvent *event)
{
    Panel::paintEvent(event);
    if (!m_active)
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(palette().color(tone::go), 2.0));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), cardRadius, cardRadius);
}

} // namespace dugout
