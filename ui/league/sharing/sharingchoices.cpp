// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/teamfile.h"
#include "core/sharing/sharingdesk.h"
#include "core/sharing/sharingwords.h"
#include "core/sharing/versions.h"
#include "ui/league/leaguedocument.h"
#include "ui/league/sharing/servererrand.h"
#include "ui/league/sharing/serverwords.h"
#include "ui/league/sharing/sharingquestions.h"
#include "ui/league/sharing/versionsdialog.h"

#include <QPointer>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// What `SharedLeagues` is asked for, in a thread of its own; then the dialog is opened.
template<typename Item>
void fetchThen(LeagueDocument &document, QWidget *parent, const QString &words,
               std::function<Result<std::vector<Item>>(SharedLeagues &leagues)> fetch,
               std::function<void(ServerErrand &errand, const std::vector<Item> &items)> shown)
{
    SharingDesk &desk = *document.services().sharing;
    auto *errand = new ServerErrand(desk, parent);
    auto items = std::make_shared<std::vector<Item>>();
    errand->run(
        document.note()->address, words,
        [&desk, fetch, items] {
            return desk.atTable(
                [&](SharedTable &table) -> Result<void> {
                    auto found = fetch(table.leagues());
                    if (!found)
                        return found.error();
                    *items = *std::move(found);
                    return {};
                },
                {});
        },
        [&document, errand, items, shown](const Result<void> &done) {
            if (done)
                shown(*errand, *items);
            else
                emit document.refused(ServerWords::refusal(done.error()));
        });
}

/// Has a choice carried out at the server; the dialog says what came of it.
void carryOut(LeagueDocument &document, ServerErrand &errand, VersionsDialog *dialog,
              const QString &words, const SharingDesk::Work &work)
{
    SharingDesk &desk = *document.services().sharing;
    errand.run(
        document.note()->address, words, [&desk, work] { return desk.atTable(work, {}); },
        [&document, &desk, dialog = QPointer(dialog)](const Result<void> &done) {
            desk.lookNow();
            document.readSharing();
            if (dialog)
                dialog->settle(done ? QString() : ServerWords::refusal(done.error()));
        });
}

} // namespace

void SharingQuestions::claims(LeagueDocument &document, QWidget *parent)
{
    fetchThen<SharedClaim>(
        document, parent, tr("Checking the server…"),
        [id = document.id()](SharedLeagues &leagues) -> Result<std::vector<SharedClaim>> {
            const auto server = leagues.serverOf(id);
            return server ? (*server)->claims(id) : server.error();
        },
        [&document, parent](ServerErrand &errand, const std::vector<SharedClaim> &found) {
            if (found.empty()) {
                emit document.told(tr("All results received fit."));
                return;
            }
            std::vector<TwoVersions> items;
            for (const SharedClaim &each : found)
                items.push_back(
                    {claimTitle(document.league(), each),
                     [&document, each] { return claimVersions(document.league(), each); },
                     each.why.isEmpty()
                         ? std::function<QString()>()
                         : [why = each.why] {
                               return tr("The end of this match does not follow from what was "
                                         "entered: %1 No sheet was changed. Choose whether it "
                                         "counts all the same; otherwise the fixture is open again.")
                                   .arg(SharingWords::claimed(why));
                           }});
            auto dialog = std::make_shared<QPointer<VersionsDialog>>();
            *dialog = new VersionsDialog(
                [] {
                    return VersionsDialog::Words{
                        tr("Result"),
                        tr("This result arrived when there was already another one. The one you "
                           "choose counts, with its sheets; the other is kept for reference."),
                        tr("Current version"),
                        tr("Delivered version"),
                        tr("Keep the current one"),
                        tr("Use the delivered one")};
                },
                items,
                [&document, &errand, found, dialog](int place, bool second) {
                    const QString claim = found.at(static_cast<size_t>(place)).id;
                    carryOut(document, errand, *dialog, tr("Telling the server…"),
                             [id = document.id(), claim, second](SharedTable &table) {
                                 return table.leagues().settle(id, claim, second);
                             });
                },
                parent);
            (*dialog)->open();
        });
}

void SharingQuestions::overtaken(LeagueDocument &document, QWidget *parent)
{
    fetchThen<OvertakenTeam>(
        document, parent, tr("Checking the server…"),
        [id = document.id()](SharedLeagues &leagues) { return leagues.overtaken(id); },
        [&document, parent](ServerErrand &errand, const std::vector<OvertakenTeam> &found) {
            if (found.empty())
                return;
            std::vector<TwoVersions> items;
            for (const OvertakenTeam &each : found) {
                const auto mine = teamFromJson(each.waiting.body);
                const auto theirs = teamFromJson(each.there.body);
                items.push_back(
                    {each.waiting.title,
                     [mine, theirs] {
                         return mine && theirs ? teamVersions(*mine, *theirs)
                                               : std::vector<VersionLine>();
                     },
                     [who = each.there.who] {
                         return tr("Somebody else (%1) changed this team on the server while your "
                                   "change waited. Please choose which sheet counts.")
                             .arg(who);
                     }});
            }
            auto dialog = std::make_shared<QPointer<VersionsDialog>>();
            *dialog = new VersionsDialog(
                [] {
                    return VersionsDialog::Words{tr("Team"),      {},
                                                 tr("Yours"),     tr("The server's"),
                                                 tr("Keep mine"), tr("Take the server's")};
                },
                items,
                [&document, &errand, found, dialog](int place, bool second) {
                    const OvertakenTeam team = found.at(static_cast<size_t>(place));
                    carryOut(document, errand, *dialog, tr("Telling the server…"),
                             [team, second](SharedTable &table) {
                                 return table.leagues().settle(team, !second);
                             });
                },
                parent);
            (*dialog)->open();
        });
}

bool SharingQuestions::partedInstead(const JournalId &match, LeagueDocument &document,
                                     QWidget *parent)
{
    if (!document.note() || !document.note()->parted.contains(match.text()))
        return false;
    parted(document, parent);
    return true;
}

void SharingQuestions::parted(LeagueDocument &document, QWidget *parent)
{
    fetchThen<PartedMatch>(
        document, parent, tr("Checking the server…"),
        [id = document.id()](SharedLeagues &leagues) { return leagues.parted(id); },
        [&document, parent](ServerErrand &errand, const std::vector<PartedMatch> &found) {
            if (found.empty()) {
                emit document.told(tr("Every match is the same here and at the other tables."));
                return;
            }
            std::vector<TwoVersions> items;
            for (const PartedMatch &each : found)
                items.push_back({each.title, [each] { return matchVersions(each); }});
            auto dialog = std::make_shared<QPointer<VersionsDialog>>();
            *dialog = new VersionsDialog(
                [] {
                    return VersionsDialog::Words{
                        tr("Two versions of a match"),
                        tr("This match continued at another table while the server was "
                           "unreachable. Use that version and lose what you entered, or send yours "
                           "to the commissioner, who decides once it is over. Until then the other "
                           "version counts."),
                        tr("Yours"),
                        tr("The other table's"),
                        tr("Send mine to the commissioner"),
                        tr("Take theirs")};
                },
                items,
                [&document, &errand, found, dialog](int place, bool second) {
                    const JournalId match = found.at(static_cast<size_t>(place)).match;
                    carryOut(document, errand, *dialog, tr("Telling the server…"),
                             [id = document.id(), match, second](SharedTable &table) {
                                 if (second)
                                     return table.leagues().takeTheirs(id, match);
                                 const auto mine = table.leagues().putMine(id, match);
                                 return mine ? Result<void>() : mine.error();
                             });
                },
                parent);
            (*dialog)->open();
        });
}

void SharingQuestions::sheets(LeagueDocument &document, QWidget *parent)
{
    fetchThen<TeamSheets>(
        document, parent, tr("Checking the server…"),
        [id = document.id(), teams = document.league().teams](
            SharedLeagues &leagues) -> Result<std::vector<TeamSheets>> {
            std::vector<TeamSheets> all;
            for (const LeagueTeam &each : teams) {
                auto sheets = leagues.sheets(id, each.id.text());
                if (!sheets)
                    return sheets.error();
                all.push_back({each.id.text(), each.name, *std::move(sheets)});
            }
            return all;
        },
        [&document, parent](ServerErrand &errand, const std::vector<TeamSheets> &found) {
            const std::vector<EarlierSheet> earlier = earlierSheets(found);
            if (earlier.empty()) {
                emit document.told(tr("No team has an earlier sheet on the server."));
                return;
            }
            std::vector<TwoVersions> items;
            for (const EarlierSheet &each : earlier)
                items.push_back({each.title(), [each] { return each.versions(); }});
            auto dialog = std::make_shared<QPointer<VersionsDialog>>();
            *dialog = new VersionsDialog(
                [] {
                    return VersionsDialog::Words{
                        tr("Earlier sheets"),
                        tr("The server keeps every sheet of every team. Going back makes the "
                           "earlier "
                           "one count again, for everybody; the present one is kept among them."),
                        tr("As it is now"),
                        tr("The earlier sheet"),
                        tr("Leave it as it is"),
                        tr("Go back to this sheet")};
                },
                items,
                [&document, &errand, earlier, dialog](int place, bool second) {
                    const EarlierSheet sheet = earlier.at(static_cast<size_t>(place));
                    if (!second) {
                        (*dialog)->reject();
                        return;
                    }
                    carryOut(document, errand, *dialog, tr("Telling the server…"),
                             [id = document.id(), sheet](SharedTable &table) {
                                 return table.leagues().goBack(id, sheet.team,
                                                               sheet.earlier.revision);
                             });
                },
                parent);
            (*dialog)->open();
        });
}

} // namespace dugout
