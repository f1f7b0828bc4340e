// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/versions.h"

#include "core/exchange/teamfile.h"
#include "core/leaguebook/journal/leagueevent.h"
#include "core/text/goldtext.h"
#include "core/text/languagescope.h"
#include "core/text/plaintext.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

#include <algorithm>
#include <set>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr qsizetype longestWords = 120;
constexpr qsizetype mostActions = 8;

struct Versions
{
    Q_DECLARE_TR_FUNCTIONS(Versions)
};

/// From any source, it is one line of plain text.
QString shown(const QJsonValue &words)
{
    return shortened(plainLine(words.toString()), longestWords);
}

/// A result as it is written in claims, in words.
class OutcomeWords
{
public:
    OutcomeWords(const QJsonValue &outcome, QString home, QString away)
        : m_isThere(outcome.isObject())
        , m_outcome(outcome.toObject())
        , m_result(m_outcome.value("result"_L1).toObject())
        , m_home(std::move(home))
        , m_away(std::move(away))
    { }

    [[nodiscard]] QString score() const
    {
        if (!m_isThere)
            return Versions::tr("no result");
        const QString conceded = side(m_result.value("conceded"_L1).toString());
        const QString figures = pair("td"_L1, "tdAgainst"_L1);
        return conceded.isEmpty() ? figures
                                  : Versions::tr("%1, conceded by %2").arg(figures, conceded);
    }
    [[nodiscard]] QString casualties() const
    {
        return m_isThere ? pair("cas"_L1, "casAgainst"_L1) : u"–"_s;
    }
    [[nodiscard]] QString winner() const
    {
        const QString named = side(m_result.value("winner"_L1).toString());
        if (!m_isThere || !named.isEmpty())
            return named.isEmpty() ? u"–"_s : named;
        const int difference
            = m_result.value("td"_L1).toInt() - m_result.value("tdAgainst"_L1).toInt();
        if (difference == 0)
            return Versions::tr("a draw");
        return difference > 0 ? m_home : m_away;
    }
    [[nodiscard]] QString source() const
    {
        const QString from = m_outcome.value("source"_L1).toString();
        if (!m_isThere)
            return u"–"_s;
        if (from == u"match"_s)
            return Versions::tr("a match tracked with Dugout");
        if (from == u"paper"_s)
            return Versions::tr("a paper sheet");
        return from == u"file"_s ? Versions::tr("a file") : Versions::tr("the commissioner");
    }
    [[nodiscard]] QString signatures() const
    {
        QStringList names;
        if (m_outcome.value("homeSigned"_L1).toBool())
            names.append(m_home);
        if (m_outcome.value("awaySigned"_L1).toBool())
            names.append(m_away);
        if (m_outcome.value("atTable"_L1).toBool() && names.size() < 2)
            names.append(Versions::tr("both at the table of %1").arg(deliveredBy()));
        return names.isEmpty() ? Versions::tr("nobody") : names.join(u", "_s);
    }
    /// What was signed at somebody's table is his word alone until it has come in.
    [[nodiscard]] QString saidAt(const QString &who) const
    {
        if (m_outcome.value("homeSigned"_L1).toBool() && m_outcome.value("awaySigned"_L1).toBool())
            return Versions::tr("both at the table of %1").arg(who); // two names leave no room
        return !hasSignature() ? signatures()
                               : Versions::tr("%1, at the table of %2").arg(signatures(), who);
    }
    [[nodiscard]] QString deliveredBy() const { return shown(m_outcome.value("deliveredBy"_L1)); }
    [[nodiscard]] QString dispute() const
    {
        const QString who = side(m_outcome.value("disputed"_L1).toString());
        return who.isEmpty() ? QString()
                             : u"%1: %2"_s.arg(who, shown(m_outcome.value("dispute"_L1)));
    }
    [[nodiscard]] QString note() const { return shown(m_outcome.value("note"_L1)); }

private:
    [[nodiscard]] bool hasSignature() const
    {
        return m_outcome.value("homeSigned"_L1).toBool()
            || m_outcome.value("awaySigned"_L1).toBool();
    }
    [[nodiscard]] QString pair(QLatin1StringView one, QLatin1StringView other) const
    {
        return u"%1 : %2"_s.arg(m_result.value(one).toInt()).arg(m_result.value(other).toInt());
    }
    [[nodiscard]] QString side(const QString &id) const
    {
        if (id == u"home"_s)
            return m_home;
        return id == u"away"_s ? m_away : QString();
    }

    bool m_isThere;
    QJsonObject m_outcome;
    QJsonObject m_result;
    QString m_home;
    QString m_away;
};

/// The number on the back, the name and what he has learnt and suffered.
QString playerWords(const Player &player)
{
    QStringList words{plainLine(player.name)};
    if (!player.improvements.empty())
        words.append(Versions::tr("%n improvement(s)", nullptr,
                                  static_cast<int>(player.improvements.size())));
    if (player.injuries != Injuries())
        words.append(Versions::tr("hurt"));
    return shortened(words.join(u", "_s), longestWords);
}

const Player *withNumber(const Team &team, int number)
{
    const auto found = std::find_if(team.players.begin(), team.players.end(),
                                    [number](const Player &each) { return each.number == number; });
    return found == team.players.end() ? nullptr : &*found;
}

void addPlayers(const Team &mine, const Team &theirs, std::vector<VersionLine> &lines)
{
    std::set<int> numbers;
    for (const Team *team : {&mine, &theirs}) {
        for (const Player &each : team->players)
            numbers.insert(each.number);
    }
    for (const int number : numbers) {
        const Player *one = withNumber(mine, number);
        const Player *other = withNumber(theirs, number);
        if (one && other && *one == *other)
            continue;
        lines.push_back({Versions::tr("Number %1").arg(number), one ? playerWords(*one) : u"–"_s,
                         other ? playerWords(*other) : u"–"_s});
    }
}

} // namespace

std::vector<VersionLine> claimVersions(const League &league, const SharedClaim &claim)
{
    const LeagueFixture *fixture = league.fixture(claim.fixture);
    const QString home = fixture ? teamName(league, fixture->home) : QString();
    const QString away = fixture ? teamName(league, fixture->away) : QString();
    const OutcomeWords stands(claim.stands.value("outcome"_L1), home, away);
    const OutcomeWords claimed(claim.claimed.value("outcome"_L1), home, away);
    const QString at = currentLocale().toString(QDateTime::fromMSecsSinceEpoch(claim.atMs),
                                                QLocale::ShortFormat);
    std::vector<VersionLine> lines{
        {Versions::tr("Touchdowns"), stands.score(), claimed.score()},
        {Versions::tr("Casualties"), stands.casualties(), claimed.casualties()},
        {Versions::tr("Winner"), stands.winner(), claimed.winner()},
        {Versions::tr("Source"), stands.source(), claimed.source()},
        {Versions::tr("Signed by"), stands.signatures(), claimed.saidAt(claim.who)},
        {Versions::tr("Delivered"), stands.deliveredBy(), u"%1, %2"_s.arg(claim.who, at)},
    };
    if (!stands.dispute().isEmpty())
        lines.push_back({Versions::tr("Disputed by"), stands.dispute(), {}});
    if (!stands.note().isEmpty() || !claimed.note().isEmpty())
        lines.push_back({Versions::tr("Note"), stands.note(), claimed.note()});
    return lines;
}

QString claimTitle(const League &league, const SharedClaim &claim)
{
    const LeagueFixture *fixture = league.fixture(claim.fixture);
    if (!fixture)
        return plainLine(claim.fixture.text());
    return u"%1 – %2"_s.arg(teamName(league, fixture->home), teamName(league, fixture->away));
}

std::vector<VersionLine> teamVersions(const Team &mine, const Team &theirs)
{
    const auto number = [](int count) { return currentLocale().toString(count); };
    std::vector<VersionLine> lines{
        {Versions::tr("Name"), plainLine(mine.name), plainLine(theirs.name)},
        {Versions::tr("Coach"), plainLine(mine.coach), plainLine(theirs.coach)},
        {Versions::tr("Treasury"), goldText(mine.treasury), goldText(theirs.treasury)},
        {Versions::tr("Players"), number(static_cast<int>(mine.players.size())),
         number(static_cast<int>(theirs.players.size()))},
        {Versions::tr("Re-rolls"), number(mine.rerolls), number(theirs.rerolls)},
        {Versions::tr("Fan factor"), number(mine.fanFactor), number(theirs.fanFactor)},
        {Versions::tr("Assistant coaches"), number(mine.assistantCoaches),
         number(theirs.assistantCoaches)},
        {Versions::tr("Cheerleaders"), number(mine.cheerleaders), number(theirs.cheerleaders)},
        {Versions::tr("Apothecary"), number(mine.apothecaries), number(theirs.apothecaries)},
    };
    addPlayers(mine, theirs, lines);
    if (mine.notes != theirs.notes)
        lines.push_back({Versions::tr("Notes"), shown(mine.notes), shown(theirs.notes)});
    return lines;
}

std::vector<VersionLine> matchVersions(const PartedMatch &match)
{
    const auto scoreIn = [](const QJsonObject &standing) {
        const QJsonArray score = standing.value("score"_L1).toArray();
        return score.size() == 2 ? u"%1 : %2"_s.arg(score.at(0).toInt()).arg(score.at(1).toInt())
                                 : u"–"_s;
    };
    const auto turnIn = [](const QJsonObject &standing) {
        const int half = standing.value("half"_L1).toInt();
        return half == 0
            ? u"–"_s
            : Versions::tr("half %1, turn %2").arg(half).arg(standing.value("turn"_L1).toInt());
    };
    const auto state = [](bool isOver) {
        return isOver ? Versions::tr("it is over") : Versions::tr("it goes on");
    };
    const QJsonObject &here = match.here.stand.standing;
    return {{Versions::tr("Touchdowns"), scoreIn(here), scoreIn(match.standingThere)},
            {Versions::tr("Moment"), turnIn(here), turnIn(match.standingThere)},
            {Versions::tr("State"), state(match.here.stand.state != JournalState::Running),
             state(match.isOverThere)},
            {Versions::tr("Answers"), currentLocale().toString(match.here.entryCount),
             currentLocale().toString(match.linesThere)},
            {Versions::tr("Last entered"),
             currentLocale().toString(QDateTime::fromMSecsSinceEpoch(match.here.changedMs),
                                      QLocale::ShortFormat),
             {}}};
}

QString EarlierSheet::title() const
{
    const QString at = currentLocale().toString(QDateTime::fromMSecsSinceEpoch(earlier.atMs).date(),
                                                QLocale::ShortFormat);
    return Versions::tr("%1, sheet %2 of %3, by %4")
        .arg(plainLine(name))
        .arg(earlier.revision)
        .arg(at, earlier.who);
}

std::vector<VersionLine> EarlierSheet::versions() const
{
    const auto mine = teamFromJson(now.body);
    const auto theirs = teamFromJson(earlier.body);
    if (!theirs)
        return {};
    return teamVersions(mine ? *mine : Team(), *theirs);
}

std::vector<EarlierSheet> earlierSheets(const std::vector<TeamSheets> &teams)
{
    std::vector<EarlierSheet> all;
    for (const TeamSheets &team : teams) {
        for (size_t i = 1; i < team.sheets.size(); ++i) {
            if (teamFromJson(team.sheets[i].body))
                all.push_back({team.team, team.name, team.sheets.front(), team.sheets[i]});
        }
    }
    return all;
}

int actionsOf(const OpenLeague &league)
{
    return league.earlierActions() + static_cast<int>(league.recentHistory().size());
}

QStringList actionsSince(const OpenLeague &now, int known)
{
    QStringList lines;
    const auto recent = now.recentHistory();
    const auto first = static_cast<size_t>(std::max(0, known - now.earlierActions()));
    for (size_t i = first; i < recent.size(); ++i)
        lines.append(recent[i].line);
    // An undone action leaves none: something is different all the same.
    if (lines.isEmpty())
        lines.append(Versions::tr("The last action was undone."));
    return lines.size() > mostActions ? lines.last(mostActions) : lines;
}

std::vector<VersionLine> overtakenVersions(const OpenLeague &now, int known,
                                           const std::vector<LeagueEvent> &wanted)
{
    const QStringList theirs = actionsSince(now, known);
    QStringList mine;
    for (const LeagueEvent &each : wanted)
        mine.append(eventLine(now.league(), each));
    std::vector<VersionLine> lines;
    for (qsizetype i = 0; i < std::max(theirs.size(), mine.size()); ++i)
        lines.push_back({{}, theirs.value(i), mine.value(i)});
    return lines;
}

} // namespace dugout
