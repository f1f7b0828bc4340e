// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/skirmish/table/skirmishhall.h"

#include "core/play/lastline.h"
#include "core/skirmish/state/skirmishnames.h"
#include "core/text/languagescope.h"
#include "core/text/localizedtext.h"
#include "ui/skirmish/battlefield/fieldpainter.h"
#include "ui/skirmish/battlefield/seatcolours.h"
#include "ui/skirmish/table/deskspeech.h"
#include "ui/skirmish/table/skirmishscene.h"
#include "ui/skirmish/table/skirmishtable.h"

#include <QGuiApplication>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// The activations that were made; while one is about to be chosen, that one.
int activationStep(const SkirmishContext &context, const SkirmishState &state, Seat seat)
{
    if (state.phase != SkirmishPhase::Action)
        return 0;
    const bool chooses = state.active == seat && !state.agenda.empty()
        && state.agenda.back().kind == SkirmishKind::Activation;
    return context.activations() - state.player(seat).activations + (chooses ? 1 : 0);
}

HallSide sideOf(const SkirmishContext &context, const SkirmishState &state, Seat seat)
{
    HallSide side;
    side.name = context.seat(seat).name;
    side.person = localized(context.seat(seat).warband.name);
    side.colour = seatColour(seat);
    side.score = state.player(seat).totalGlory();
    side.step = activationStep(context, state, seat);
    side.used = SkirmishScene(context, state).player(seat).used;
    for (const SkirmishFighter &fighter : state.player(seat).fighters)
        ++(fighter.out ? side.spent : side.left);
    return side;
}

QString lastLineOf(const SkirmishTable &table)
{
    const SkirmishSession &session = table.session();
    return lastLine(session, [&](size_t place, const EventGroup &group) -> std::optional<QString> {
        const SkirmishState before = session.stateAfter(place);
        return DeskSpeech(session.game(), before)
            .withoutHexNames(session.game().groupLine(before, group), group);
    });
}

} // namespace

HallBoard hallBoard(const SkirmishTable &table, Language language)
{
    const LanguageScope scope(language);
    const SkirmishState &state = table.session().state();
    HallBoard board;
    for (Seat seat = 0; seat < state.playerCount(); ++seat)
        board.sides.push_back(sideOf(table.context(), state, seat));
    board.active = state.phase == SkirmishPhase::Action ? state.active : noSeat;
    board.trackWord = DeskSpeech::activations();
    board.track = table.context().activations();
    board.pipWord = DeskSpeech::fighters();
    board.period
        = u"%1 · %2"_s.arg(table.game().round(state), DeskSpeech(table.game(), state).moment());
    board.note = table.game().verdict(state);
    board.lastEvent = lastLineOf(table);
    return board;
}

HexLayout hallLayout(const FieldScene &scene, const QRectF &area)
{
    constexpr qreal besides = 1; // where the numbers stand, with the cut hexes
    const std::vector<Hex> hexes = shownHexes(scene);
    const qreal radius = HexLayout(hexes, area).radius();
    const qreal room = std::min(radius * besides, std::min(area.width(), area.height()) / 8);
    return {hexes, area.adjusted(room, room, -room, -room)};
}

HallPicture hallPicture(const SkirmishTable &table)
{
    const FieldScene scene = SkirmishScene(table.context(), table.session().state()).field();
    if (scene.boards.empty())
        return {};
    return [scene, field = Battlefield(scene.boards)](QPainter &painter, const QRectF &area,
                                                      const QPalette &palette) {
        FieldPainter(painter, hallLayout(scene, area), palette, QGuiApplication::font())
            .paint(scene, field);
    };
}

} // namespace dugout
