// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/league/drawnround.h"

#include <QCoreApplication>
#include <QSet>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct DrawWords
{
    Q_DECLARE_TR_FUNCTIONS(Draw)
};

} // namespace

Result<void> checkEntrants(const std::vector<EntrantId> &entrants, int least)
{
    const auto count = static_cast<int>(entrants.size());
    if (count < least || count > mostEntrants)
        return Error{
            ErrorCode::NumberOfEntrants,
            DrawWords::tr("A draw needs between %1 and %2 teams.").arg(least).arg(mostEntrants),
            {}};
    QSet<EntrantId> seen;
    for (const EntrantId &entrant : entrants) {
        if (entrant.isEmpty() || seen.contains(entrant))
            return Error{ErrorCode::EntrantTwice,
                         DrawWords::tr("\"%1\" takes part twice.").arg(entrant.text()),
                         {}};
        seen.insert(entrant);
    }
    return {};
}

Result<void> checkPinned(const std::vector<Pairing> &pinned, const std::vector<EntrantId> &entrants)
{
    const QSet<EntrantId> known(entrants.begin(), entrants.end());
    QSet<EntrantId> paired;
    for (const Pairing &pair : pinned) {
        for (const EntrantId &side : {pair.home, pair.away}) {
            if (side.isEmpty() && !pair.home.isEmpty())
                continue;
            if (!known.contains(side))
                return Error{
                    ErrorCode::NoSuchEntrant,
                    DrawWords::tr("\"%1\" is pinned but does not take part.").arg(side.text()),
                    {}};
            if (paired.contains(side))
                return Error{ErrorCode::PinnedTwice,
                             DrawWords::tr("\"%1\" is pinned twice.").arg(side.text()),
                             {}};
            paired.insert(side);
        }
    }
    return {};
}

} // namespace dugout
