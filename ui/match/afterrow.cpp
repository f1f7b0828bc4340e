// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/match/afterrow.h"

#include "ui/common/appearance.h"
#include "ui/common/textlabel.h"
#include "ui/common/toneicon.h"
#include "ui/models/plaintooltip.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr int highSteps = 11;
constexpr int lowSteps = 9;
constexpr double markSteps = 6.5;
/// So much of the width what came of it may take before it is cut.
constexpr double mostNote = 0.56;

} // namespace

AfterRow::AfterRow(int place, QWidget *parent)
    : KeyboardButton(parent)
    , m_place(place)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setCursor(Qt::PointingHandCursor);
}

void AfterRow::setCheck(const AfterCheck &check, const QColor &team)
{
    m_check = check;
    m_team = team;
    describe();
    update();
}

void AfterRow::setNumbered(bool numbered)
{
    m_numbered = numbered;
    update();
}

void AfterRow::setLow(bool low)
{
    m_low = low;
    updateGeometry();
}

/// What a circle and its colour say, in words.
void AfterRow::describe()
{
    const QString state = [this] {
        switch (m_check.state) {
        case CheckState::Done:
            return tr("done");
        case CheckState::Open:
            return tr("open");
        case CheckState::Waiting:
            return tr("waiting");
        case CheckState::ToCome:
            break;
        }
        return tr("still to come");
    }();
    QStringList words{m_check.name, state};
    if (!m_check.note.isEmpty())
        words.append(m_check.note);
    setAccessibleName(u"%1. %2"_s.arg(m_place + 1).arg(words.join(u", "_s)));
    const bool reopens = m_check.state == CheckState::Done && !m_check.groups.empty();
    setToolTip(plainToolTip(
        reopens ? u"%1\n%2"_s.arg(m_check.note, tr("Press to change this entry.")).trimmed()
                : m_check.note));
}

QSize AfterRow::sizeHint() const
{
    return {gridStep(this, 60), gridStep(this, m_low ? lowSteps : highSteps)};
}

QSize AfterRow::minimumSizeHint() const
{
    return {gridStep(this, 40), sizeHint().height()};
}

void AfterRow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    KeyboardButton::changeEvent(event);
}

void AfterRow::paintMark(QPainter *painter, const QRectF &circle) const
{
    const bool done = m_check.state == CheckState::Done;
    const bool open = m_check.state == CheckState::Open || m_check.state == CheckState::Waiting;
    const QColor go = palette().color(tone::go);
    const QColor edge = strokeWidth(palette()) > 1.0 ? palette().color(tone::ink) : go;
    painter->setPen(done       ? QPen(go, 1.0)
                        : open ? QPen(edge, 2.0)
                               : QPen(palette().color(tone::line), strokeWidth(palette())));
    painter->setBrush(done ? go : open ? palette().color(tone::card) : palette().color(tone::soft));
    painter->drawEllipse(circle.adjusted(1, 1, -1, -1));
    if (done) {
        const double inset = circle.width() * 0.22;
        paintToneIcon(painter, u"check"_s, circle.adjusted(inset, inset, -inset, -inset).toRect(),
                      palette().color(tone::onGo));
        return;
    }
    if (!m_numbered)
        return;
    painter->setFont(styledFont(font(), TextStyle::Strong));
    painter->setPen(palette().color(open ? tone::goInk : tone::greyInk));
    painter->drawText(circle, Qt::AlignCenter, QString::number(m_place + 1));
}

void AfterRow::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool open = m_check.state == CheckState::Open;
    if (underMouse() && !open) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(palette().color(tone::soft));
        painter.drawRoundedRect(rect(), 8, 8);
    }
    const int pad = gridStep(this, 2);
    const double side = gridStep(this, 1) * markSteps;
    paintMark(&painter, QRectF(pad, (height() - side) / 2, side, side));
    const int left = pad + static_cast<int>(side) + gridStep(this, 3);
    const QRect area(left, 0, width() - left - pad, height());
    const bool toCome = m_check.state == CheckState::ToCome;
    const QFont noteFont = styledFont(font(), TextStyle::Body);
    const QFontMetrics noteMetrics(noteFont);
    const QFont nameFont = styledFont(font(), open ? TextStyle::Heading : TextStyle::Strong);
    const QFontMetrics nameMetrics(nameFont);
    const int gap = m_check.note.isEmpty() ? 0 : gridStep(this, 3);
    // The name is read first: what came of it is whole only where the name leaves it room.
    const int noteWidth = std::min(
        noteMetrics.horizontalAdvance(m_check.note) + 2, // lest what fits be cut by rounding
        std::max(static_cast<int>(area.width() * (1.0 - mostNote)),
                 area.width() - gap - nameMetrics.horizontalAdvance(m_check.name)));
    painter.setFont(nameFont);
    painter.setPen(palette().color(toCome ? tone::greyInk : tone::ink));
    painter.drawText(
        area, Qt::AlignVCenter | Qt::AlignLeft,
        nameMetrics.elidedText(m_check.name, Qt::ElideRight, area.width() - noteWidth - gap));
    painter.setFont(noteFont);
    painter.setPen(palette().color(m_check.state == CheckState::Done ? tone::ink : tone::greyInk));
    painter.drawText(area, Qt::AlignVCenter | Qt::AlignRight,
                     noteMetrics.elidedText(m_check.note, Qt::ElideRight, noteWidth));
    if (!showsFocusRing())
        return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(palette().color(tone::go), 2.0));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 8, 8);
}

} // namespace dugout
