// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/teamfile.h"
#include "core/sharing/sharingdesk.h"
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
        document, parent, tr("Looking at the server…"),
        [id = document.id()](SharedLeagues &leagues) -> Result<std::vector<SharedClaim>> {
            const auto server = leagues.serverOf(id);
            return server ? (*server)->claims(id) : server.error();
        },
        [&document, parent](ServerErrand &errand, const std::vector<SharedClaim> &found) {
            if (found.empty()) {
                emit document.told(tr("Every result that came in fits."));
                return;
            }
            std::vector<TwoVersions> items;
            for (const SharedClaim &each : found)
                items.push_back({claimTitle(document.league(), each), [&document, each] {
                                     return claimVersions(document.league(), each);
                                 }});
            auto dialog = std::make_shared<QPointer<VersionsDialog>>();
            *dialog = new VersionsDialog(
                [] {
                    return VersionsDialog::Words{
                        tr("Result"),
                        tr("This result was delivered when another one stood already. Whichever "
                           "you choose counts, with its sheets; the other one is kept as it is."),
                        tr("What stands"),
                        tr("What was delivered"),
                        tr("What stands goes on counting"),
                        tr("What was delivered counts")};
                },
                items,
                [&document, &errand, found, dialog](int place, bool second) {
                    const QString claim = found.at(static_cast<size_t>(place)).id;
                    carryOut(document, errand, *dialog, tr("Saying it to the server…"),
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
        document, parent, tr("Looking at the server…"),
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
                    carryOut(document, errand, *dialog, tr("Saying it to the server…"),
                             [team, second](SharedTable &table) {
                                 return table.leagues().settle(team, !second);
                             });
                },
                parent);
            (*dialog)->open();
        });
}

} // namespace dugout
