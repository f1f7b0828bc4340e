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
             {u"sealed"_s, note.isSealed}}};
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
    for (const auto &each : body.value("teams"_L1).toArray())
        note.teams.append(each.toString());
    note.changes = body.value("changes"_L1).toInteger();
    note.revisions = numbersFrom(body.value("revisions"_L1));
    note.came = numbersFrom(body.value("came"_L1));
    note.sent = numbersFrom(body.value("sent"_L1));
    for (const auto &each : body.value("behind"_L1).toArray())
        note.behind.append(each.toString());
    note.isSealed = body.value("sealed"_L1).toBool();
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
