// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/sharednote.h"

#include "core/text/plaintext.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

const QStringList &stateIds()
{
    static const QStringList ids{u"sharing"_s, u"kept"_s, u"joined"_s, u"coming-home"_s,
                                 u"leaving"_s};
    return ids;
}

const QStringList &roleIds()
{
    static const QStringList ids{u"nobody"_s, u"reader"_s, u"coach"_s, u"commissioner"_s};
    return ids;
}

QJsonObject toJson(const QMap<QString, qint64> &numbers)
{
    QJsonObject object;
    for (auto it = numbers.begin(); it != numbers.end(); ++it)
        object.insert(it.key(), it.value());
    return object;
}

QMap<QString, qint64> numbersFrom(const QJsonValue &value)
{
    QMap<QString, qint64> numbers;
    const QJsonObject object = value.toObject();
    for (auto it = object.begin(); it != object.end(); ++it)
        numbers.insert(it.key(), it.value().toInteger());
    return numbers;
}

const QStringList &toldIds()
{
    static const QStringList ids{u"sheet-of-match"_s, u"sheet-by-other"_s, u"sheet-unreadable"_s,
                                 u"doubted"_s, u"unchecked"_s};
    return ids;
}

QJsonArray toldJson(const std::vector<SharedTold> &told)
{
    QJsonArray list;
    for (const SharedTold &each : told)
        list.append(QJsonObject{{u"kind"_s, toldIds().at(static_cast<qsizetype>(each.kind))},
                                {u"team"_s, each.team},
                                {u"match"_s, each.match},
                                {u"about"_s, each.about}});
    return list;
}

std::vector<SharedTold> toldFrom(const QJsonArray &list)
{
    std::vector<SharedTold> told;
    for (const auto &item : list) {
        const QJsonObject each = item.toObject();
        const qsizetype kind = toldIds().indexOf(each.value("kind"_L1).toString());
        if (kind >= 0)
            told.push_back({static_cast<SharedTold::Kind>(kind),
                            plainLine(each.value("team"_L1).toString()),
                            plainLine(each.value("match"_L1).toString()),
                            plainLine(each.value("about"_L1).toString())});
    }
    return told;
}

QJsonObject wordsJson(const QMap<QString, QString> &words)
{
    QJsonObject object;
    for (auto it = words.begin(); it != words.end(); ++it)
        object.insert(it.key(), it.value());
    return object;
}

QMap<QString, QString> wordsFrom(const QJsonObject &object)
{
    QMap<QString, QString> words;
    for (auto it = object.begin(); it != object.end(); ++it)
        words.insert(it.key(), plainLine(it.value().toString()));
    return words;
}

QStringList listFrom(const QJsonValue &value)
{
    QStringList list;
    for (const auto &each : value.toArray())
        list.append(each.toString());
    return list;
}

} // namespace

QString sharedRoleId(SharedRole role)
{
    return roleIds().at(static_cast<qsizetype>(role));
}

SharedRole sharedRoleFrom(const QString &id)
{
    return static_cast<SharedRole>(std::max<qsizetype>(0, roleIds().indexOf(id)));
}

QString sharedNoteKind()
{
    return u"shared-league"_s;
}

Document noteDocument(const SharedNote &note, const QString &name, qint64 nowMs)
{
    return {{sharedNoteKind(), DocumentId(note.league.text()), name, note.revision, nowMs},
            {{u"address"_s, note.address},
             {u"state"_s, stateIds().at(static_cast<qsizetype>(note.state))},
             {u"person"_s, note.person},
             {u"role"_s, sharedRoleId(note.role)},
             {u"teams"_s, QJsonArray::fromStringList(note.teams)},
             {u"changes"_s, note.changes},
             {u"revisions"_s, toJson(note.revisions)},
             {u"behind"_s, QJsonArray::fromStringList(note.behind)},
             {u"came"_s, toJson(note.came)},
             {u"sent"_s, toJson(note.sent)},
             {u"sealed"_s, note.isSealed},
             {u"doubted"_s, wordsJson(note.doubted)},
             {u"proven"_s, QJsonArray::fromStringList(note.proven)},
             {u"unchecked"_s, QJsonArray::fromStringList(note.unchecked)},
             {u"parted"_s, QJsonArray::fromStringList(note.parted)},
             {u"told"_s, toldJson(note.told)}}};
}

std::optional<SharedNote> noteFrom(const Document &document)
{
    const QJsonObject &body = document.body;
    const qsizetype state = stateIds().indexOf(body.value("state"_L1).toString());
    if (state < 0)
        return std::nullopt;
    SharedNote note;
    note.league = LeagueId(document.summary.id.text());
    note.address = plainLine(body.value("address"_L1).toString());
    note.state = static_cast<SharedState>(state);
    note.person = plainLine(body.value("person"_L1).toString());
    note.role = sharedRoleFrom(body.value("role"_L1).toString());
    note.teams = listFrom(body.value("teams"_L1));
    note.changes = body.value("changes"_L1).toInteger();
    note.revisions = numbersFrom(body.value("revisions"_L1));
    note.came = numbersFrom(body.value("came"_L1));
    note.sent = numbersFrom(body.value("sent"_L1));
    note.behind = listFrom(body.value("behind"_L1));
    note.isSealed = body.value("sealed"_L1).toBool();
    note.doubted = wordsFrom(body.value("doubted"_L1).toObject());
    note.proven = listFrom(body.value("proven"_L1));
    note.unchecked = listFrom(body.value("unchecked"_L1));
    note.parted = listFrom(body.value("parted"_L1));
    note.told = toldFrom(body.value("told"_L1).toArray());
    note.revision = document.summary.revision;
    return note;
}

Result<std::optional<SharedNote>> readNote(DocumentStore &documents, const LeagueId &league)
{
    const auto document = documents.read(sharedNoteKind(), DocumentId(league.text()));
    if (document)
        return noteFrom(*document);
    if (document.error().code == ErrorCode::StoreNotFound)
        return std::optional<SharedNote>();
    return document.error();
}

Result<std::vector<SharedNote>> readNotes(DocumentStore &documents)
{
    const auto listed = documents.list({sharedNoteKind()});
    if (!listed)
        return listed.error();
    std::vector<SharedNote> notes;
    for (const DocumentSummary &each : *listed) {
        auto note = readNote(documents, LeagueId(each.id.text()));
        if (!note)
            return note.error();
        if (*note)
            notes.push_back(**std::move(note));
    }
    return notes;
}

namespace {

/// `change` says whether there was anything to change.
template<typename Change>
Result<void> changeNote(DocumentStore &documents, const LeagueId &league, qint64 nowMs,
                        Change change)
{
    constexpr int mostTries = 10; // another window may write it at the same time
    for (int tries = 1;; ++tries) {
        const auto document = documents.read(sharedNoteKind(), DocumentId(league.text()));
        if (document.failedWith(ErrorCode::StoreNotFound))
            return {};
        if (!document)
            return document.error();
        auto note = noteFrom(*document);
        if (!note || !change(*note))
            return {};
        const auto saved = documents.save({noteDocument(*note, document->summary.name, nowMs)});
        if (saved)
            return {};
        if (saved.error().code != ErrorCode::StoreConflict || tries == mostTries)
            return saved.error();
    }
}

} // namespace

Result<void> noteRevisions(DocumentStore &documents, const LeagueId &league,
                           const QMap<QString, qint64> &revisions, qint64 nowMs)
{
    return changeNote(documents, league, nowMs, [&revisions](SharedNote &note) {
        bool isNew = false;
        for (auto it = revisions.begin(); it != revisions.end(); ++it) {
            if (note.revisions.value(it.key()) < it.value()) {
                note.revisions.insert(it.key(), it.value());
                isNew = true;
            }
        }
        return isNew;
    });
}

Result<void> noteSent(DocumentStore &documents, const LeagueId &league,
                      const QMap<QString, qint64> &sent, qint64 nowMs)
{
    return changeNote(documents, league, nowMs,
                      [&sent](SharedNote &note) { return std::exchange(note.sent, sent) != sent; });
}

Result<void> noteSeen(DocumentStore &documents, const LeagueId &league, qint64 nowMs)
{
    return changeNote(documents, league, nowMs,
                      [](SharedNote &note) { return !std::exchange(note.told, {}).empty(); });
}

Result<void> noteDecided(DocumentStore &documents, const LeagueId &league,
                         const QStringList &matches, qint64 nowMs)
{
    return changeNote(documents, league, nowMs, [&matches](SharedNote &note) {
        qsizetype gone = 0;
        for (const QString &each : matches)
            gone += note.proven.removeAll(each) + note.unchecked.removeAll(each)
                + note.doubted.remove(each);
        return gone > 0;
    });
}

Result<void> noteBehind(DocumentStore &documents, const LeagueId &league, const QStringList &teams,
                        qint64 nowMs)
{
    return changeNote(documents, league, nowMs, [&teams](SharedNote &note) {
        const qsizetype had = note.behind.size();
        note.behind += teams;
        note.behind.removeDuplicates();
        return note.behind.size() > had;
    });
}

} // namespace dugout
