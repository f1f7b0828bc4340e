// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/session.h"
#include "core/text/languagescope.h"

#include <QJsonArray>

#include <array>

namespace dugout {

/// The log of a game in every language that somebody reads. What was said once is kept: after an
/// answer only its own line is made, however long the game is.
template<typename Game>
class TableLog
{
public:
    using State = typename Game::State;
    static constexpr size_t mostShown = 40;

    /// The last lines that these eyes may read, the newest first:
    /// `{"at": 17, "seat": 0, "line": "…"}`.
    template<typename Viewer>
    [[nodiscard]] QJsonArray lines(const Session<Game> &session, Language language,
                                   const Viewer &viewer) const
    {
        Said &said = m_said.at(static_cast<size_t>(language));
        bringUp(session, language, said);
        QJsonArray rows;
        for (size_t n = said.rows.size(); n > 0; --n) {
            if (static_cast<size_t>(rows.size()) == mostShown)
                break;
            add(session, viewer, said.first + n - 1, said.rows[n - 1], rows);
        }
        return rows;
    }

    /// Those before the answer `before`, a page of them: `lines` as above and `from`, the first
    /// answer that was looked at. What somebody leafs back to is said anew and not kept.
    template<typename Viewer>
    [[nodiscard]] static QJsonObject earlier(const Session<Game> &session, size_t before,
                                             const Viewer &viewer)
    {
        const size_t end = std::min(before, session.log().groups().size());
        const size_t from = end - std::min(end, mostSaid);
        QJsonArray rows;
        for (size_t place = end; place > from; --place)
            add(session, viewer, place - 1,
                rowOf(session, session.stateAfter(place - 1), place - 1), rows);
        return {{QStringLiteral("lines"), rows}, {QStringLiteral("from"), static_cast<int>(from)}};
    }

private:
    struct Row
    {
        EventGroup group;
        Seat seat = noSeat;
        QString line;
    };
    struct Said
    {
        size_t first = 0; ///< the group of the first row: nobody asks for those long gone
        std::vector<Row> rows;
        size_t rejectedEvents = 0;
    };
    static constexpr size_t mostSaid = mostShown + mostShown / 2;

    template<typename Viewer>
    static void add(const Session<Game> &session, const Viewer &viewer, size_t place,
                    const Row &row, QJsonArray &rows)
    {
        if (!row.line.isEmpty() && viewer.read(session.state(), row.group))
            rows.append(
                QJsonObject{{QStringLiteral("at"), static_cast<int>(place)},
                            {QStringLiteral("seat"), row.seat == noSeat ? QJsonValue() : row.seat},
                            {QStringLiteral("line"), row.line}});
    }

    /// What is no longer as it was said, and everything after it, is said anew.
    static void bringUp(const Session<Game> &session, Language language, Said &said)
    {
        const std::vector<EventGroup> &groups = session.log().groups();
        if (std::exchange(said.rejectedEvents, session.rejectedEvents().size())
            != session.rejectedEvents().size())
            said.rows.clear();
        size_t same = 0;
        while (same < said.rows.size() && said.first + same < groups.size()
               && said.rows[same].group == groups[said.first + same])
            ++same;
        said.rows.resize(same);
        if (same == 0)
            said.first = groups.size() - std::min(groups.size(), mostSaid);
        const LanguageScope scope(language);
        for (size_t place = said.first + same; place < groups.size(); ++place)
            said.rows.push_back(rowOf(session, session.stateAfter(place), place));
    }

    /// A line that no longer fits where it stands is not for guests.
    static Row rowOf(const Session<Game> &session, const State &before, size_t place)
    {
        const EventGroup &group = session.log().groups()[place];
        const bool fits
            = std::none_of(session.rejectedEvents().begin(), session.rejectedEvents().end(),
                           [place](const RejectedEvent &rejected) {
                               return rejected.group == static_cast<int>(place);
                           });
        return {group, group.events.empty() ? noSeat : group.events.front().seat,
                fits && session.canTell(place) ? session.game().groupLine(before, group)
                                               : QString()};
    }

    mutable std::array<Said, allLanguages.size()> m_said;
};

} // namespace dugout
