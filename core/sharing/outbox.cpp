// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/outbox.h"

#include "core/leaguebook/leagueexport.h"
#include "core/text/plaintext.h"

#include <QSet>
#include <QUuid>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

const QStringList &kindIds()
{
    static const QStringList ids{u"match-begun"_s, u"match-ended"_s, u"team-saved"_s};
    return ids;
}

std::optional<Waiting> waitingFrom(const Document &document)
{
    const QJsonObject &body = document.body;
    const qsizetype kind = kindIds().indexOf(body.value("kind"_L1).toString());
    if (kind < 0)
        return std::nullopt;
    Waiting waiting;
    waiting.summary = document.summary;
    waiting.league = LeagueId(body.value("league"_L1).toString());
    waiting.kind = static_cast<Waiting::Kind>(kind);
    waiting.delivery = body.value("delivery"_L1).toString();
    waiting.title = plainLine(body.value("title"_L1).toString());
    waiting.match = JournalId(body.value("match"_L1).toString());
    waiting.fixture = FixtureId(body.value("fixture"_L1).toString());
    waiting.end = body.value("end"_L1).toObject();
    waiting.team = body.value("team"_L1).toString();
    waiting.base = body.value("base"_L1).toInteger();
    waiting.body = body.value("body"_L1).toObject();
    waiting.refused = plainLine(body.value("refused"_L1).toString());
    waiting.refusedCode = errorCodeNamed(body.value("refusedCode"_L1).toString());
    return waiting;
}

/// Which teams it changes, and from which revision on.
QMap<QString, qint64> basesOf(const Waiting &waiting)
{
    QMap<QString, qint64> bases;
    if (waiting.kind == Waiting::Kind::TeamSaved)
        bases.insert(waiting.team, waiting.base);
    for (const auto &each : waiting.end.value("teams"_L1).toArray()) {
        const QJsonObject team = each.toObject();
        bases.insert(team.value("id"_L1).toString(), team.value("base"_L1).toInteger());
    }
    return bases;
}

/// The server's revisions of those teams once it has taken this.
QMap<QString, qint64> revisionsAfter(const Waiting &waiting)
{
    QMap<QString, qint64> revisions = basesOf(waiting);
    for (qint64 &each : revisions)
        ++each;
    return revisions;
}

void raiseAll(QMap<QString, qint64> &revisions, const QMap<QString, qint64> &to)
{
    for (auto it = to.begin(); it != to.end(); ++it)
        revisions.insert(it.key(), std::max(revisions.value(it.key()), it.value()));
}

using DeliveryWatch = std::function<Result<void>(const QString &)>;

/// All that is here of a match, as the lines of the one with that id.
Result<void> sendLines(LeagueServer &server, const LeagueId &league, const JournalId &as,
                       const Journal &journal, const DeliveryWatch &watch)
{
    constexpr qsizetype atOnce = 400;
    const QJsonArray all = journalToJson(journal).value("entries"_L1).toArray();
    for (qsizetype first = 0; first < all.size(); first += atOnce) {
        QJsonArray part;
        for (qsizetype i = first; i < std::min(first + atOnce, all.size()); ++i)
            part.append(all.at(i));
        if (auto go = watch(u"lines"_s); !go)
            return go;
        if (const auto sent
            = server.addMatchEntries(league, as, first + 1, part, journal.stand.standing);
            !sent)
            return sent.error();
    }
    return {};
}

/// What is here goes on being here, but counts no more: what counts comes from the server, under
/// the id it was given there.
Result<void> withdrawHere(const ClubStores &stores, const Journal &journal)
{
    StoreBatch batch;
    JournalChange change{journal.header.id,
                         static_cast<qint64>(journal.entries.size()) + 1,
                         {},
                         std::nullopt,
                         journal.stand};
    change.after.state = JournalState::Running;
    batch.journals.push_back(std::move(change));
    batch.withdrawn.push_back(journal.header.id);
    const auto kept = stores.batches.keep(batch);
    return kept ? Result<void>() : kept.error();
}

/// While its server was away somebody played the match on at another table, and his lines came
/// first. What was played to the end here is delivered beside that, as a match of its own, and the
/// commissioner decides between the two. Tried again, it is the same one.
Result<Delivered> sendApart(const ClubStores &stores, LeagueServer &server, const Waiting &waiting,
                            const Journal &journal, const DeliveryWatch &watch)
{
    JournalHeader header = journal.header;
    header.id = JournalId(waiting.delivery);
    if (auto go = watch(u"begin apart"_s); !go)
        return go.error();
    if (const auto begun = server.beginMatch(waiting.league, waiting.delivery + u"-begun"_s,
                                             waiting.fixture, header);
        !begun)
        return begun.error();
    if (auto sent = sendLines(server, waiting.league, header.id, journal, watch); !sent)
        return sent.error();
    QJsonObject end = waiting.end;
    QJsonObject result = end.value("result"_L1).toObject();
    result.insert("id"_L1, header.id.text());
    end.insert("result"_L1, result);
    if (auto go = watch(u"send apart"_s); !go)
        return go.error();
    const auto ended = server.endMatch(waiting.league, waiting.delivery, header.id, end);
    if (!ended)
        return ended;
    if (auto done = withdrawHere(stores, journal); !done)
        return done.error();
    return ended;
}

/// Whether another table had it otherwise, where lines were refused. One that is over there takes
/// no more: only the lines that it has can be compared, and one that merely went on from them, such
/// as by a correction, is refused indeed.
bool wentAnotherWay(LeagueServer &server, const Waiting &waiting, Journal journal,
                    const Error &refusal)
{
    const bool isOver
        = refusal.code == ErrorCode::SharedConfirmed || refusal.code == ErrorCode::SharedOver;
    if (!isOver || journal.entries.empty())
        return refusal.code == ErrorCode::SharedDiffers;
    const DeliveryWatch always = [](const QString &) { return Result<void>(); };
    const QJsonArray all = journalToJson(journal).value("entries"_L1).toArray();
    const auto there = server.addMatchEntries(waiting.league, waiting.match, 1, {all.first()},
                                              journal.stand.standing);
    if (!there)
        return there.failedWith(ErrorCode::SharedDiffers);
    journal.entries.resize(std::min(journal.entries.size(), static_cast<size_t>(*there)));
    const auto same = sendLines(server, waiting.league, waiting.match, journal, always);
    return same.failedWith(ErrorCode::SharedDiffers);
}

Result<Delivered> sendEnd(const ClubStores &stores, LeagueServer &server, const Waiting &waiting,
                          const DeliveryWatch &watch)
{
    const auto journal = stores.journals.read(waiting.match);
    if (!journal)
        return journal.error();
    if (auto sent = sendLines(server, waiting.league, waiting.match, *journal, watch); !sent)
        return wentAnotherWay(server, waiting, *journal, sent.error())
            ? sendApart(stores, server, waiting, *journal, watch)
            : sent.error();
    if (auto go = watch(u"send"_s); !go)
        return go.error();
    return server.endMatch(waiting.league, waiting.delivery, waiting.match, waiting.end);
}

Result<Delivered> send(const ClubStores &stores, LeagueServer &server, const Waiting &waiting,
                       const DeliveryWatch &watch)
{
    if (waiting.kind == Waiting::Kind::MatchEnded)
        return sendEnd(stores, server, waiting, watch);
    if (auto go = watch(u"send"_s); !go)
        return go.error();
    if (waiting.kind == Waiting::Kind::TeamSaved)
        return server.saveTeam(waiting.league, waiting.delivery, waiting.team, waiting.base,
                               waiting.title, waiting.body);
    const auto header = stores.journals.readHeader(waiting.match);
    if (!header)
        return header.error();
    return server.beginMatch(waiting.league, waiting.delivery, waiting.fixture, *header);
}

} // namespace

bool isForGood(const Error &error)
{
    return !isOneOf(error.code,
                    {ErrorCode::StoreAway, ErrorCode::StoreBusy, ErrorCode::StoreSlow,
                     ErrorCode::StoreDiskFull, ErrorCode::SharedNewer, ErrorCode::SharedOlder});
}

QString waitingKind()
{
    return u"shared-waiting"_s;
}

QString newDeliveryId()
{
    return QUuid::createUuid().toString(QUuid::WithoutBraces);
}

Document waitingDocument(const Waiting &waiting, qint64 nowMs)
{
    Document document{waiting.summary, {}};
    document.summary.kind = waitingKind();
    document.summary.name = waiting.title;
    document.summary.modifiedMs = nowMs;
    document.body = {{u"league"_s, waiting.league.text()},
                     {u"kind"_s, kindIds().at(static_cast<qsizetype>(waiting.kind))},
                     {u"delivery"_s, waiting.delivery},
                     {u"title"_s, waiting.title},
                     {u"match"_s, waiting.match.text()},
                     {u"fixture"_s, waiting.fixture.text()},
                     {u"end"_s, waiting.end},
                     {u"team"_s, waiting.team},
                     {u"base"_s, waiting.base},
                     {u"body"_s, waiting.body},
                     {u"refused"_s, waiting.refused},
                     {u"refusedCode"_s, errorWord(waiting.refusedCode)}};
    return document;
}

Result<std::vector<Waiting>> waitingFor(DocumentStore &documents, const LeagueId &league)
{
    const auto listed = documents.list({waitingKind()});
    if (!listed)
        return listed.error();
    std::vector<Waiting> all;
    for (const DocumentSummary &each : *listed) {
        if (!each.id.text().startsWith(league.text() + u'/'))
            continue;
        const auto document = documents.read(waitingKind(), each.id);
        if (document.failedWith(ErrorCode::StoreNotFound))
            continue; // delivered this moment
        if (!document)
            return document.error();
        if (auto waiting = waitingFrom(*document))
            all.push_back(*std::move(waiting));
    }
    std::sort(all.begin(), all.end(), [](const Waiting &one, const Waiting &other) {
        return one.summary.id.text() < other.summary.id.text();
    });
    return all;
}

Result<QStringList> waitingTeams(DocumentStore &documents, const LeagueId &league)
{
    const auto all = waitingFor(documents, league);
    if (!all)
        return all.error();
    QStringList teams;
    for (const Waiting &each : *all)
        teams.append(basesOf(each).keys());
    return teams;
}

/// What waits first, and then the note, which says what was delivered before that is struck off: in
/// this order nothing is missed that another window delivers at the same time.
Result<QMap<QString, qint64>> expectedRevisions(DocumentStore &documents, const LeagueId &league)
{
    const auto waiting = waitingFor(documents, league);
    if (!waiting)
        return waiting.error();
    const auto note = readNote(documents, league);
    if (!note)
        return note.error();
    QMap<QString, qint64> revisions = *note ? (*note)->revisions : QMap<QString, qint64>();
    for (const Waiting &each : *waiting)
        raiseAll(revisions, revisionsAfter(each));
    return revisions;
}

DocumentId nextWaitingId(const LeagueId &league, const std::vector<Waiting> &waiting,
                         const QString &delivery)
{
    constexpr int digits = 12;
    qint64 last = 0;
    for (const Waiting &each : waiting) {
        const QString place = each.summary.id.text().section(u'/', -1);
        last = std::max(last, place.left(digits).toLongLong());
    }
    return DocumentId(
        u"%1/%2-%3"_s.arg(league.text()).arg(last + 1, digits, 10, QChar(u'0')).arg(delivery));
}

bool isOvertaken(const Waiting &waiting)
{
    return waiting.kind == Waiting::Kind::TeamSaved
        && waiting.refusedCode == ErrorCode::SharedFaster;
}

Result<void> askAgain(const ClubStores &stores, Waiting waiting, std::optional<qint64> base)
{
    waiting.refused.clear();
    waiting.refusedCode.reset();
    waiting.base = base.value_or(waiting.base);
    const auto saved = stores.documents.save({waitingDocument(waiting, stores.clock())});
    return saved ? Result<void>() : saved.error();
}

Result<void> dropWaiting(DocumentStore &documents, const Waiting &waiting)
{
    const auto removed = documents.remove(waiting.summary);
    // Another window may have delivered it at the same time.
    return removed || removed.error().code == ErrorCode::StoreNotFound ? Result<void>() : removed;
}

Result<void> strikeOff(DocumentStore &documents, const Waiting &waiting, qint64 nowMs)
{
    if (waiting.kind == Waiting::Kind::MatchEnded) {
        if (auto noted = noteBehind(documents, waiting.league, basesOf(waiting).keys(), nowMs);
            !noted)
            return noted;
    }
    return dropWaiting(documents, waiting);
}

Result<DeliveryReport> deliverWaiting(const ClubStores &stores, LeagueServer &server,
                                      const LeagueId &league, const DeliveryWatch &watch)
{
    const auto all = waitingFor(stores.documents, league);
    if (!all)
        return all.error();
    bool isStopped = false; // by the watch, which says nothing about what waits
    const DeliveryWatch go = [&watch, &isStopped](const QString &step) {
        auto may = watch(step);
        isStopped = !may;
        return may;
    };
    DeliveryReport report;
    report.waiting = static_cast<int>(all->size());
    QSet<QString> stuck; // teams of which something was refused: what builds on that waits for it
    for (const Waiting &each : *all) {
        const QStringList teams = basesOf(each).keys();
        const bool isStuck = std::any_of(teams.begin(), teams.end(), [&stuck](const QString &team) {
            return stuck.contains(team);
        });
        if (!each.refused.isEmpty() || isStuck) {
            report.refused += each.refused.isEmpty() ? 0 : 1;
            stuck.unite({teams.begin(), teams.end()});
            continue;
        }
        const auto sent = send(stores, server, each, go);
        if (!sent && (isStopped || !isForGood(sent.error())))
            return sent.error();
        if (!sent) {
            Waiting refused = each;
            refused.refused = sent.error().message;
            refused.refusedCode = sent.error().code;
            (void)stores.documents.save({waitingDocument(refused, stores.clock())});
            stuck.unite({teams.begin(), teams.end()});
            ++report.refused;
            continue;
        }
        // First: the line may be lost before anything comes in, and what is changed next builds on
        // this all the same.
        if (*sent == Delivered::Kept) {
            if (auto noted
                = noteRevisions(stores.documents, league, revisionsAfter(each), stores.clock());
                !noted)
                return noted.error();
        }
        // What the commissioner still decides about counts for nobody yet, here neither.
        if (*sent == Delivered::Claimed) {
            if (auto noted = noteBehind(stores.documents, league, teams, stores.clock()); !noted)
                return noted.error();
        }
        if (auto may = go(u"strike off"_s); !may)
            return may.error();
        if (auto removed = dropWaiting(stores.documents, each); !removed)
            return removed.error();
        ++(*sent == Delivered::Claimed ? report.claimed : report.delivered);
        --report.waiting;
    }
    return report;
}

} // namespace dugout
