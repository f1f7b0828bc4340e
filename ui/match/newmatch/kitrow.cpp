// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/match/newmatch/kitrow.h"

#include "core/match/state/sidecolour.h"
#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/pilllabel.h"
#include "ui/common/theme.h"
#include "ui/matchviews/pawn.h"
#include "ui/sheets/badgepainter.h"

#include <QHBoxLayout>
#include <QMenu>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr int pawnSteps = 7;
constexpr int gapSteps = 2;
constexpr int shirtsEach = 3;
constexpr int betweenSteps = 7;
constexpr std::array<std::array<int, shirtsEach>, 2> quickNumbers{{{7, 9, 12}, {1, 4, 11}}};

/// As a picture in a menu.
QIcon shirtIcon(const QColor &colour, const QPalette &palette)
{
    constexpr int side = 64;
    QPixmap picture(side, side);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(palette.color(tone::greyInk), 3));
    painter.setBrush(colour);
    painter.drawEllipse(4, 4, side - 8, side - 8);
    return QIcon(picture);
}

} // namespace

/// A few players of both sides, as they are seen in the match.
class ShirtStrip final : public QWidget
{
public:
    using QWidget::QWidget;

    void setShirts(Seat seat, const std::array<int, shirtsEach> &numbers, const QColor &colour)
    {
        for (size_t i = 0; i < shirtsEach; ++i)
            m_pawns.at(static_cast<size_t>(seat)).at(i) = {numbers.at(i), colour, PawnState::Ready};
        update();
    }
    [[nodiscard]] QSize sizeHint() const override
    {
        const int pawn = gridStep(this, pawnSteps);
        const int gap = gridStep(this, gapSteps);
        return {2 * (shirtsEach * pawn + (shirtsEach - 1) * gap) + gridStep(this, betweenSteps),
                pawn};
    }

protected:
    void paintEvent(QPaintEvent * /*event*/) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const int side = gridStep(this, pawnSteps);
        int x = 0;
        for (const auto &team : m_pawns) {
            for (const Pawn &pawn : team) {
                paintPawn(&painter, QRectF(x, 0, side, side), pawn, palette());
                x += side + gridStep(this, gapSteps);
            }
            x += gridStep(this, betweenSteps) - gridStep(this, gapSteps);
        }
    }

private:
    std::array<std::array<Pawn, shirtsEach>, 2> m_pawns;
};

KitRow::KitRow(QWidget *parent)
    : QWidget(parent)
    , m_shirts(new ShirtStrip(this))
    , m_how(new PillLabel(this))
    , m_change(new ActionButton(this))
{
    m_shirts->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    m_change->setObjectName(u"kit-change"_s);
    m_how->setObjectName(u"kit-apart"_s);
    auto *line = new QHBoxLayout(this);
    line->setContentsMargins(0, 0, 0, 0);
    line->addWidget(m_shirts);
    line->addWidget(m_how);
    connect(m_change, &QAbstractButton::clicked, this, &KitRow::openShirts);
    retranslate();
}

void KitRow::setMatch(const MatchSetup &setup)
{
    m_setup = setup;
    for (const Seat seat : {0, 1}) {
        const auto place = static_cast<size_t>(seat);
        std::array<int, shirtsEach> numbers = quickNumbers.at(place);
        size_t next = 0;
        for (const Player &player : setup.teams.at(place).players) {
            if (next < numbers.size() && player.number > 0)
                numbers.at(next++) = player.number;
        }
        m_shirts->setShirts(seat, numbers, toColour(sideColour(setup, seat)));
    }
    sayHow();
}

QWidget *KitRow::changeButton() const
{
    return m_change;
}

void KitRow::setCanChange(bool can)
{
    m_change->setEnabled(can);
}

void KitRow::sayHow()
{
    const Rgb home = sideColour(m_setup, 0);
    const Rgb away = sideColour(m_setup, 1);
    const bool apart = areToldApart(home, away);
    const bool changed = !m_setup.kits[1] && away != m_setup.teams[1].primary;
    m_how->setPill(
        apart ? (changed ? tr("The second team changes its shirts") : tr("Easy to tell apart"))
              : tr("Hard to tell apart"),
        apart ? Shade::GoodPill : Shade::WarnPill, apart ? Shade::GoodPillInk : Shade::WarnPillInk);
}

void KitRow::addShirts(QMenu &menu, Seat seat)
{
    const auto place = static_cast<size_t>(seat);
    QString name = m_setup.teams.at(place).name;
    if (name.isEmpty())
        name = seat == 0 ? tr("First team") : tr("Second team");
    menu.addSection(name.replace(u'&', u"&&"_s));
    const Rgb worn = sideColour(m_setup, seat);
    for (const Rgb &colour : shirtsFor(m_setup, seat)) {
        const bool own = colour == m_setup.teams.at(place).primary;
        const QString words = own                         ? tr("Own colour")
            : colour == m_setup.teams.at(place).secondary ? tr("Second colour")
                                                          : tr("Other shirts");
        QAction *action = menu.addAction(shirtIcon(toColour(colour), palette()), words);
        action->setObjectName(u"kit-%1-%2"_s.arg(QString::number(seat), colour.toString()));
        action->setCheckable(true);
        action->setChecked(colour == worn);
        connect(action, &QAction::triggered, this, [this, place, colour] {
            Kits kits = m_setup.kits;
            kits.at(place) = colour;
            emit chosen(kits);
        });
    }
}

void KitRow::openShirts()
{
    auto *menu = new QMenu(this);
    menu->setObjectName(u"kit-menu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const Seat seat : {0, 1})
        addShirts(*menu, seat);
    menu->popup(m_change->mapToGlobal(QPoint(0, m_change->height())));
}

void KitRow::retranslate()
{
    m_change->setCommand("kit-change");
    m_shirts->setAccessibleName(tr("Shirts of both teams"));
    sayHow();
}

} // namespace dugout
