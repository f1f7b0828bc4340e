// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/teamrepository.h"

#include "core/club/listedteam.h"
#include "core/club/sampleteams.h"
#include "core/club/teamoutcomes.h"
#include "core/exchange/teamfile.h"
#include "core/team/teamedits.h"

#include <QHash>
#include <QUuid>

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct TeamRepositoryWords
{
    Q_DECLARE_TR_FUNCTIONS(TeamRepository)
};

} // namespace

TeamRepository::TeamRepository(ClubStores stores)
    : m_stores(std::move(stores))
{ }

Result<std::vector<DocumentSummary>> TeamRepository::list(qint64 limit) const
{
    return keptTeams(m_stores.documents, limit);
}

Result<std::vector<ListedTeam>> TeamRepository::listOpened() const
{
    const auto kept = list();
    if (!kept)
        return kept.error();
    std::vector<ListedTeam> teams;
    for (const DocumentSummary &summary : *kept)
        teams.push_back(openListed(*this, m_stores.library, summary));
    return teams;
}

std::vector<TeamWithRules> TeamRepository::openable() const
{
    std::vector<TeamWithRules> teams;
    auto all = listOpened();
    for (ListedTeam &each : all ? *all : std::vector<ListedTeam>{}) {
        if (each.open)
            teams.push_back(*std::move(each.open));
    }
    std::sort(teams.begin(), teams.end(), [](const TeamWithRules &one, const TeamWithRules &other) {
        return QString::localeAwareCompare(one.team.name, other.team.name) < 0;
    });
    return teams;
}

std::vector<Team> TeamRepository::readable() const
{
    std::vector<Team> teams;
    const auto kept = list();
    for (const DocumentSummary &summary : kept ? *kept : std::vector<DocumentSummary>{}) {
        if (auto loaded = loadPlaying(summary.id))
            teams.push_back(std::move(loaded->team));
    }
    return teams;
}

Result<DocumentId> TeamRepository::find(const QString &name) const
{
    const auto kept = list();
    if (!kept)
        return kept.error();
    std::vector<DocumentId> found;
    for (const DocumentSummary &summary : *kept) {
        if (summary.id.text() == name)
            return summary.id;
        if (summary.name == name)
            found.push_back(summary.id);
    }
    if (found.size() == 1)
        return found.front();
    if (found.empty())
        return Error{ErrorCode::NoSuchTeam,
                     TeamRepositoryWords::tr("There is no saved team \"%1\".").arg(name),
                     {}};
    return Error{
        ErrorCode::AmbiguousTeam,
        TeamRepositoryWords::tr("Several teams are called \"%1\": name one of them by its id.")
            .arg(name),
        {}};
}

Result<StoredTeam> TeamRepository::load(const DocumentId &id) const
{
    return loadTeam(m_stores.documents, id);
}

Result<PlayingTeam> TeamRepository::loadPlaying(const DocumentId &id) const
{
    return loadPlayingTeam(m_stores.documents, id);
}

Result<DocumentSummary> TeamRepository::save(const StoredTeam &kept, Sitting sitting) const
{
    return saveTeam(m_stores.documents, kept, m_stores.clock(), sitting);
}

Result<std::optional<TeamMeeting>> TeamRepository::meeting(const Team &incoming) const
{
    const auto meet = [&incoming](StoredTeam kept) {
        Team same = incoming;
        same.id = kept.team.id;
        const bool isSame = same == kept.team;
        return TeamMeeting{std::move(kept), isSame};
    };
    if (!incoming.id.isEmpty()) {
        auto kept = load(DocumentId(incoming.id.text()));
        if (kept)
            return std::optional(meet(*std::move(kept)));
        return kept.failedWith(ErrorCode::StoreNotFound)
            ? Result<std::optional<TeamMeeting>>(std::nullopt)
            : Result<std::optional<TeamMeeting>>(kept.error());
    }
    const auto named = m_stores.documents.list({teamKind(), {incoming.name}});
    if (!named)
        return named.error();
    std::optional<TeamMeeting> found;
    for (const DocumentSummary &each : *named) {
        auto kept = load(each.id);
        const bool isMeant = kept && kept->team.roster == incoming.roster
            && kept->team.ruleset == incoming.ruleset;
        if (!isMeant)
            continue;
        TeamMeeting met = meet(*std::move(kept));
        if (met.isSame || !found)
            found = std::move(met);
        if (found->isSame)
            break;
    }
    return found;
}

Result<std::vector<DocumentSummary>> TeamRepository::earlierSheets(const DocumentId &id) const
{
    return m_stores.documents.earlier(teamKind(), id);
}

Result<Team> TeamRepository::earlierSheet(const DocumentId &id, qint64 number) const
{
    const auto document = m_stores.documents.readEarlier(teamKind(), id, number);
    if (document.failedWith(ErrorCode::StoreNotFound))
        return Error{
            ErrorCode::NoEarlierSheet,
            TeamRepositoryWords::tr("The team has no earlier sheet of the number %1.").arg(number),
            {}};
    return document ? teamFromJson(document->body) : Result<Team>(document.error());
}

Result<std::vector<DocumentSummary>> TeamRepository::add(std::vector<Team> teams) const
{
    std::vector<Document> documents;
    QStringList taken;
    for (Team &team : teams) {
        const QString id = team.id.text();
        if (id.isEmpty() || taken.contains(id) || load(DocumentId(id)))
            team.id = TeamId(QUuid::createUuid().toString(QUuid::WithoutBraces));
        taken.append(team.id.text());
        documents.push_back(teamDocument({teamKind(), DocumentId(team.id.text()), {}, 0, 0}, team,
                                         m_stores.clock()));
    }
    return m_stores.documents.save(documents);
}

Result<void> TeamRepository::addSamples() const
{
    std::vector<Team> samples;
    for (const QString &name : sampleTeamNames()) {
        auto team = loadSampleTeam(name);
        if (!team)
            return team.error();
        team->id = {};
        samples.push_back(*std::move(team));
    }
    const auto saved = add(std::move(samples));
    return saved ? Result<void>() : Result<void>(saved.error());
}

std::vector<DocumentSummary> TeamRepository::untouchedSamples() const
{
    QHash<QString, Team> samples;
    for (const QString &name : sampleTeamNames()) {
        if (auto sample = loadSampleTeam(name))
            samples.insert(sample->name, *sample);
    }
    std::vector<DocumentSummary> found;
    const auto kept = m_stores.documents.list({teamKind(), samples.keys()});
    for (const DocumentSummary &each : kept ? *kept : std::vector<DocumentSummary>{}) {
        const Team sample = samples.value(each.name);
        const auto team = load(each.id);
        Team same = team ? team->team : Team{};
        same.id = sample.id;
        if (team && same == sample)
            found.push_back(each);
    }
    return found;
}

Result<void> TeamRepository::setTreasury(const TeamId &team, int treasury) const
{
    auto kept = loadPlaying(DocumentId(team.text()));
    if (!kept)
        return kept.error();
    auto paid = dugout::setTreasury(std::move(kept->team), treasury);
    if (!paid)
        return paid.error();
    const auto saved
        = savePlayingTeam(m_stores.documents, {*std::move(paid), kept->summary}, m_stores.clock());
    return saved ? Result<void>() : Result<void>(saved.error());
}

Team goneBack(const Team &now, Team earlier)
{
    earlier.id = now.id;
    earlier.formerPlayers.clear();
    std::copy_if(now.formerPlayers.begin(), now.formerPlayers.end(),
                 std::back_inserter(earlier.formerPlayers),
                 [&earlier](const Player &each) { return !earlier.player(each.id); });
    earlier.nextPlayer = std::max(earlier.nextPlayer, now.nextPlayer);
    return earlier;
}

Result<std::vector<StoryLine>> TeamRepository::story(const TeamId &team) const
{
    return readStory(m_stores.results, team);
}

Result<StoryChapter> TeamRepository::chapter(const JournalId &match, const TeamId &team) const
{
    return readChapter(m_stores, match, team);
}

} // namespace dugout
