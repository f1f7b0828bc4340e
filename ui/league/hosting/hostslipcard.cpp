// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/league/hosting/hostslipcard.h"

#include "ui/common/appearance.h"
#include "ui/common/panel.h"
#include "ui/common/pilllabel.h"
#include "ui/common/textlabel.h"
#include "ui/sheets/badgepainter.h"

#include <QEvent>
#include <QFontDatabase>
#include <QPainter>

#include <algorithm>

namespace dugout {

namespace {

constexpr int widthSteps = 75;
constexpr int heightSteps = 30;
constexpr int aroundCode = 5; ///< steps above and below it together
constexpr int codeEdge = 2; ///< squares; the card is white around it as well
constexpr int leastSquare = 2; ///< pixels: a camera reads nothing smaller on a screen

void paintCode(QPainter &painter, const QrCode &code, const QRect &area)
{
    painter.fillRect(area, Qt::white);
    if (code.side == 0)
        return;
    const int square = std::max(1, area.width() / (code.side + 2 * codeEdge));
    const int from = (area.width() - square * code.side) / 2;
    for (int row = 0; row < code.side; ++row) {
        for (int column = 0; column < code.side; ++column) {
            if (code.isDark(column, row))
                painter.fillRect(area.x() + from + column * square, area.y() + from + row * square,
                                 square, square, Qt::black);
        }
    }
}

} // namespace

HostSlipCard::HostSlipCard(QWidget *parent)
    : QAbstractButton(parent)
{
    setCheckable(true);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void HostSlipCard::show(const HostSlip &slip, const HostPerson &person, const QString &text)
{
    m_slip = slip;
    m_person = person;
    m_code = makeQrCode(text.toUtf8());
    setAccessibleName(tr("%1, password %2").arg(slip.name, slip.password));
    updateGeometry();
    update();
}

QSize HostSlipCard::sizeHint() const
{
    const int code = leastSquare * (m_code.side + 2 * codeEdge) + gridStep(this, aroundCode);
    return {gridStep(this, widthSteps), std::max(gridStep(this, heightSteps), code)};
}

QSize HostSlipCard::minimumSizeHint() const
{
    return {gridStep(this, widthSteps / 2), sizeHint().height()};
}

void HostSlipCard::changeEvent(QEvent *event)
{
    QAbstractButton::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    if (event->type() == QEvent::LanguageChange)
        update();
}

void HostSlipCard::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const int unit = gridStep(this, 1);
    const QRectF edge = QRectF(rect()).adjusted(1, 1, -1, -1);
    const bool isChosen = isChecked() || hasFocus();
    QPen pen(palette().color(isChosen ? tone::go : tone::line), isChosen ? 2 : 1,
             isChosen ? Qt::SolidLine : Qt::DashLine);
    painter.setPen(pen);
    painter.setBrush(isChecked() ? shade(palette(), Shade::GoTint) : palette().color(tone::card));
    painter.drawRoundedRect(edge, 4, 4);
    if (m_person.first.isValid()) {
        const QRect stripe(2, 3, unit + unit / 2, height() - 6);
        painter.fillRect(stripe, m_person.first);
        painter.fillRect(stripe.adjusted(0, stripe.height() * 2 / 3, 0, 0), m_person.second);
    }
    const int side = height() - aroundCode * unit;
    paintCode(painter, m_code, {4 * unit, (height() - side) / 2, side, side});
    paintWords(painter,
               QRect(side + 7 * unit, 3 * unit, width() - side - 9 * unit, height() - 6 * unit));
}

void HostSlipCard::paintWords(QPainter &painter, const QRect &area) const
{
    const int unit = gridStep(this, 1);
    int left = area.x();
    if (m_person.first.isValid()) {
        paintBadge(painter, QRectF(left, area.y() + unit, 7 * unit, 7 * unit), m_person.badge);
        left += 9 * unit;
    }
    const auto line
        = [&](int x, int y, const QFont &font, const QString &words, QPalette::ColorRole role) {
              const QFontMetrics metrics(font);
              painter.setFont(font);
              painter.setPen(palette().color(role));
              painter.drawText(QRect(x, y, area.right() - x, metrics.height()), Qt::AlignLeft,
                               metrics.elidedText(words, Qt::ElideRight, area.right() - x));
              return y + metrics.height();
          };
    const QFont small = styledFont(font(), TextStyle::Small);
    int y = line(left, area.y(), styledFont(font(), TextStyle::Heading), m_slip.name, tone::ink);
    line(left, y, small, m_person.team, tone::greyInk);
    y = area.y() + 11 * unit;
    y = line(area.x(), y, small, tr("Name: %1").arg(m_slip.login), tone::greyInk);
    y = line(area.x(), y, small, tr("Password"), tone::greyInk);
    QFont mono = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    mono.setPixelSize(QFontInfo(styledFont(font(), TextStyle::Body)).pixelSize());
    mono.setBold(true);
    line(area.x(), y, mono, m_slip.password, tone::ink);
    if (m_slip.isMine) {
        painter.setFont(small);
        paintPill(&painter, QRect(area.x(), area.y(), area.width(), 5 * unit), tr("you"),
                  shade(palette(), Shade::GoodPill), shade(palette(), Shade::GoodPillInk));
    }
}

} // namespace dugout
