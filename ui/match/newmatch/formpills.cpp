// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/match/newmatch/formpills.h"

#include "core/leaguefiles/standingstable.h"
#include "ui/common/appearance.h"
#include "ui/common/textlabel.h"
#include "ui/common/theme.h"

#include <QPainter>

namespace dugout {

namespace {

constexpr int sideSteps = 5;
constexpr int gapSteps = 1;
constexpr qreal radius = 4.0;

struct Ground
{
    Shade fill;
    Shade ink;
};

Ground groundOf(LeagueOutcome outcome)
{
    switch (outcome) {
    case LeagueOutcome::Won:
        return {Shade::GoodPill, Shade::GoodPillInk};
    case LeagueOutcome::Lost:
        return {Shade::BadPill, Shade::BadPillInk};
    default:
        return {Shade::QuietPill, Shade::QuietPillInk};
    }
}

} // namespace

FormPills::FormPills(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void FormPills::setForm(const std::vector<LeagueOutcome> &form)
{
    m_form = form;
    setAccessibleName(tr("The last matches: %1").arg(formWords(form)));
    setToolTip(accessibleName());
    setVisible(!form.empty());
    updateGeometry();
    update();
}

int FormPills::side() const
{
    return gridStep(this, sideSteps);
}

QSize FormPills::sizeHint() const
{
    const auto count = static_cast<int>(m_form.size());
    return {std::max(0, count * (side() + gridStep(this, gapSteps)) - gridStep(this, gapSteps)),
            side()};
}

void FormPills::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(styledFont(font(), TextStyle::Small));
    QFont letters = painter.font();
    letters.setBold(true);
    painter.setFont(letters);
    int x = 0;
    for (const LeagueOutcome outcome : m_form) {
        const QRectF square(x, 0, side(), side());
        const Ground ground = groundOf(outcome);
        painter.setPen(QPen(shade(palette(), ground.ink), strokeWidth(palette()) / 2));
        painter.setBrush(shade(palette(), ground.fill));
        painter.drawRoundedRect(square.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
        painter.setPen(shade(palette(), ground.ink));
        painter.drawText(square, Qt::AlignCenter, formWords({outcome}));
        x += side() + gridStep(this, gapSteps);
    }
}

} // namespace dugout
