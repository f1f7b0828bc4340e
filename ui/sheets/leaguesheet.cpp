// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sheets/leaguesheet.h"

#include "ui/sheets/leaguecardpages.h"
#include "ui/sheets/leaguetablepages.h"
#include "ui/sheets/sheetbundle.h"
#include "ui/sheets/sheetchoice.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

using Made = Result<std::unique_ptr<PagedSheet>>;

struct LeagueSheets
{
    Q_DECLARE_TR_FUNCTIONS(LeagueSheets)
};

Error nothing(const QString &sentence)
{
    return {ErrorCode::NothingToPrint, sentence, {}};
}

QString titleOf(const Competition &competition, LeaguePrint print)
{
    if (print == LeaguePrint::Rules)
        return leaguePrintName(print);
    return u"%1 – %2"_s.arg(competition.rules.name, leaguePrintName(print));
}

/// The first that is published and still to be played: its results are written in by hand. A
/// bracket says so itself.
const LeagueRound *nextRound(const Competition &competition)
{
    for (const LeagueRound *each : publishedRounds(competition)) {
        const bool isOpen = std::any_of(
            each->fixtures.begin(), each->fixtures.end(),
            [](const LeagueFixture &fixture) { return !fixture.outcome && !fixture.isKnockOut(); });
        if (isOpen)
            return each;
    }
    return nullptr;
}

Made tables(const LeagueShown &shown, const Competition &competition, LeaguePrint print, int round)
{
    auto made = printedTables(shown, competition, print, round);
    if (!made)
        return made.error();
    if (made->empty())
        return nothing(LeagueSheets::tr("Nothing of this is published yet."));
    const Season *season = shown.league.seasonOf(competition.id);
    LeagueTablePages::Content content;
    content.title = titleOf(competition, print);
    content.subtitle
        = season ? u"%1, %2"_s.arg(shown.league.name, season->name) : shown.league.name;
    content.tables = *std::move(made);
    content.eachOnItsPage = print == LeaguePrint::Rounds;
    content.forTheWall = print == LeaguePrint::Rounds || print == LeaguePrint::Standings;
    for (const LeagueTeam &each : shown.league.teams)
        content.badges.emplace(each.id.text(), dressOf(shown, each).badge);
    if (const LeagueRound *next
        = print == LeaguePrint::Standings ? nextRound(competition) : nullptr)
        content.tables.push_back(roundTable(shown, *next, &competition));
    return Made(std::make_unique<LeagueTablePages>(std::move(content)));
}

/// The last round that is published, unless another is wanted.
int roundToPrint(const Competition &competition, int round)
{
    const auto published = publishedRounds(competition);
    return round > 0 || published.empty() ? round : published.back()->number;
}

Made cards(const LeagueShown &shown, const Competition &competition, LeaguePrint print, int round)
{
    std::vector<FixtureCard> made
        = fixtureCards(shown, competition, roundToPrint(competition, round));
    if (made.empty())
        return nothing(LeagueSheets::tr("There is no such round, or it is not published."));
    const QString title = titleOf(competition, print);
    if (print == LeaguePrint::Signs)
        return Made(std::make_unique<TableSignPages>(title, std::move(made)));
    return Made(std::make_unique<ResultSlipPages>(title, std::move(made)));
}

/// Of everybody who takes part; of a league between seasons, of all of its teams.
Made teamSheets(const LeagueShown &shown, const Competition &competition)
{
    std::vector<std::unique_ptr<PagedSheet>> sheets;
    for (const TeamWithRules &each : shown.teams) {
        const bool takesPart = competition.entries.empty()
            || competition.entry(EntrantId(each.team.id.text())) != nullptr;
        if (takesPart && each.ruleset)
            sheets.push_back(makeSheetPages(
                SheetChoice::Team, makeTeamSheet(each.team, *each.ruleset, currentLanguage())));
    }
    if (sheets.empty())
        return nothing(LeagueSheets::tr("No team of this league is kept here."));
    return Made(std::make_unique<SheetBundle>(std::move(sheets)));
}

} // namespace

Made makeLeagueSheet(const LeagueShown &shown, const Competition &competition, LeaguePrint print,
                     int round)
{
    if (print == LeaguePrint::Teams)
        return teamSheets(shown, competition);
    if (print < LeaguePrint::Signs || print == LeaguePrint::Rules)
        return tables(shown, competition, print, round);
    if (print != LeaguePrint::Certificates)
        return cards(shown, competition, print, round);
    std::vector<Certificate> made = certificatesOf(shown, competition);
    if (made.empty())
        return nothing(LeagueSheets::tr("Nobody has won anything here yet."));
    return Made(std::make_unique<CertificatePages>(titleOf(competition, print), std::move(made)));
}

} // namespace dugout
