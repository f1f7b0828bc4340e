// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguefiles/leagueshown.h"

#include <QJsonObject>

namespace dugout {

/// Which fixture of which league a match is played for.
struct FixtureMark
{
    LeagueId league{};
    FixtureId fixture{};

    bool operator==(const FixtureMark &) const = default;
};

/// None for a match of no league.
[[nodiscard]] std::optional<FixtureMark> fixtureMark(const JournalHeader &match);

/// The names, standings and rounds of a competition in the language of the moment: that of the
/// fixture, from its round on; without one the last competition's, from what is played now on.
/// Empty where nothing is played yet.
[[nodiscard]] QJsonObject competitionObject(const Club &club, const OpenLeague &open,
                                            const FixtureId &fixture);

/// What the page of a match shows of the competition it is played for, in a language: its names,
/// `standings` and `rounds`, each a list of `{"caption", "columns", "rows"}`. Read when somebody
/// asks, and not again for some seconds.
class CompetitionShown
{
public:
    /// Both must outlive it.
    CompetitionShown(const LeagueRepository &leagues, const Club &club, FixtureMark mark);

    [[nodiscard]] QJsonObject operator()(Language language);

private:
    struct Made
    {
        QJsonObject object{};
        qint64 atMs = 0;
    };

    const LeagueRepository *m_leagues;
    const Club *m_club;
    FixtureMark m_mark;
    std::array<Made, allLanguages.size()> m_made{};
};

} // namespace dugout
