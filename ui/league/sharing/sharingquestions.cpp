// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/league/sharing/sharingquestions.h"

#include "core/files/writefile.h"
#include "core/hosting/hostingwords.h"
#include "core/sharing/parcelcounts.h"
#include "core/sharing/refusalwords.h"
#include "core/sharing/sharingdesk.h"
#include "core/sharing/sharingwords.h"
#include "core/sharing/slip.h"
#include "ui/common/command.h"
#include "ui/common/savequestion.h"
#include "ui/common/sheetprinting.h"
#include "ui/league/hosting/hostdialog.h"
#include "ui/league/leaguedocument.h"
#include "ui/league/sharing/rolesdialog.h"
#include "ui/league/sharing/serverquestion.h"
#include "ui/league/sharing/sharedialog.h"
#include "ui/sheets/slippages.h"

#include <QDir>
#include <QMenu>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

LeagueSlip slipOf(const LeagueDocument &document)
{
    return {document.services().sharing->placeOf(document.note()->address), document.id().text(),
            document.league().name};
}

/// Its slips are others, with a name and a password.
bool isHostedHere(const LeagueDocument &document)
{
    const HostingDesk *hosting = document.services().sharing->hosting();
    const auto settings
        = hosting ? hosting->settings() : Result<HostSettings>(HostingWords::notHosting());
    return settings && settings->league == document.id();
}

} // namespace

void SharingQuestions::host(LeagueDocument &document, QWidget *parent)
{
    auto *dialog = new HostDialog(*document.services().sharing->hosting(), document.id(),
                                  document.league().name,
                                  hostPeople(document.league(), document.services().club), parent);
    QObject::connect(dialog, &HostDialog::hostingChanged, &document, [&document] {
        document.readSharing();
        document.services().sharing->lookNow();
    });
    QObject::connect(dialog, &HostDialog::ownServerRequested, &document,
                     [&document, parent] { share(document, parent); });
    dialog->open();
}

void SharingQuestions::fillMenu(QMenu &menu, LeagueDocument &document, QWidget *parent)
{
    const SharedMay may = sharedMay(document.note());
    const auto add = [&](const char *id, auto question, bool enabled) {
        QAction *action = addCommand(menu, id, parent);
        action->setEnabled(enabled);
        QObject::connect(action, &QAction::triggered, parent,
                         [&document, parent, question] { question(document, parent); });
    };
    if (!document.note()) {
        add("league-host", host, may.share && document.services().sharing->hosting());
        return;
    }
    if (isHostedHere(document))
        add("host-status", host, true);
    if (may.goOn || may.letGo)
        add(
            may.goOn ? "sharing-continue" : "sharing-finish",
            [](LeagueDocument &shown, QWidget *window) {
                seeTo(sharedNotice(shown.note(), {}), shown, window);
            },
            true);
    add("sharing-roles", roles, may.roles);
    add("sharing-claims", claims, may.claims);
    add("sharing-sheets", sheets, may.claims);
    menu.addSeparator();
    if (!isHostedHere(document)) {
        add("slip-print", printSlip, may.slip);
        add("slip-save", saveSlip, may.slip);
    }
    menu.addSeparator();
    add("sharing-take-home", takeHome, may.takeHome);
    add("sharing-leave", leave, may.leave);
    add("sharing-alone", goOnAlone, true);
}

void SharingQuestions::seeTo(SharedNotice notice, LeagueDocument &document, QWidget *parent)
{
    switch (notice) {
    case SharedNotice::SharingStopped:
    case SharedNotice::Kept:
        share(document, parent);
        break;
    case SharedNotice::HomeStopped:
        takeHome(document, parent);
        break;
    case SharedNotice::LeavingStopped:
        leave(document, parent);
        break;
    case SharedNotice::Older:
        renew(document, parent);
        break;
    case SharedNotice::Claims:
        claims(document, parent);
        break;
    case SharedNotice::Overtaken:
        overtaken(document, parent);
        break;
    case SharedNotice::Parted:
        parted(document, parent);
        break;
    case SharedNotice::Refused:
        refused(document, parent);
        break;
    case SharedNotice::Told:
        told(document, parent);
        break;
    case SharedNotice::Disputed: // seen to among the fixtures
    case SharedNotice::None:
        break;
    }
}

void SharingQuestions::share(LeagueDocument &document, QWidget *parent)
{
    const auto counts = countParcel(document.services().leagues, document.id());
    if (!counts) {
        emit document.refused(counts.error().message);
        return;
    }
    auto *dialog = new ShareDialog(*document.services().sharing, *counts, document.id(),
                                   document.note(), parent);
    QObject::connect(dialog, &ShareDialog::moved, &document, &LeagueDocument::readSharing);
    dialog->open();
}

void SharingQuestions::roles(LeagueDocument &document, QWidget *parent)
{
    auto *dialog = new RolesDialog(*document.services().sharing, *document.note(),
                                   document.league(), parent);
    dialog->open();
}

void SharingQuestions::takeHome(LeagueDocument &document, QWidget *parent)
{
    SharingDesk &desk = *document.services().sharing;
    auto *dialog = new ServerQuestion(
        desk,
        [name = document.league().name] {
            return ServerQuestion::Words{
                tr("Take it home"),
                tr("Everything of %1 is fetched and both sides are compared; from then on you work "
                   "on it here. It stays on the server, read-only.")
                    .arg(name),
                tr("Take it home"), tr("Taking the league home…")};
        },
        document.note()->address,
        [&desk, id = document.id()] {
            return desk.atTable([&id](SharedTable &table) { return table.leagues().takeHome(id); },
                                {});
        },
        [&document] { document.readSharing(); }, parent);
    dialog->setObjectName(u"take-home"_s);
    dialog->setHarmful();
    dialog->open();
}

void SharingQuestions::leave(LeagueDocument &document, QWidget *parent)
{
    SharingDesk &desk = *document.services().sharing;
    auto *dialog = new ServerQuestion(
        desk,
        [name = document.league().name] {
            return ServerQuestion::Words{
                tr("Leave the league"),
                tr("%1 is taken off this computer; on the server it stays, and its teams and "
                   "matches stay here too. It can be joined again.")
                    .arg(name),
                tr("Leave"), tr("Leaving the league…")};
        },
        document.note()->address,
        [&desk, id = document.id()] {
            return desk.atTable([&id](SharedTable &table) { return table.leagues().leave(id); },
                                {});
        },
        [&document] { document.readSharing(); }, parent);
    dialog->setObjectName(u"leave-league"_s);
    dialog->setHarmful();
    dialog->open();
}

void SharingQuestions::goOnAlone(LeagueDocument &document, QWidget *parent)
{
    SharingDesk &desk = *document.services().sharing;
    auto *dialog = new ServerQuestion(
        desk,
        [name = document.league().name,
         waiting = static_cast<int>(document.line().waiting.size())] {
            QString about = tr("Only if the server is gone for good: you work on %1 here again, as "
                               "it was last seen, and it is cut off from the other tables. Not "
                               "possible while the server answers and has the league.")
                                .arg(name);
            if (waiting > 0)
                about += u'\n'
                    + tr("%n thing(s) that wait to be delivered are dropped; the matches and teams "
                         "stay here.",
                         nullptr, waiting);
            return ServerQuestion::Words{tr("Continue without the server"), about,
                                         tr("Continue without it"), tr("Looking for the server…")};
        },
        document.note()->address,
        [&desk, id = document.id()] {
            return desk.atTable([&id](SharedTable &table) { return table.leagues().goOnAlone(id); },
                                {});
        },
        [&document] { document.readSharing(); }, parent);
    dialog->setObjectName(u"go-on-alone"_s);
    dialog->setHarmful();
    dialog->open();
}

void SharingQuestions::refused(LeagueDocument &document, QWidget *parent)
{
    SharingDesk &desk = *document.services().sharing;
    auto *dialog = new ServerQuestion(
        desk,
        [waiting = document.line().waiting] {
            QStringList lines;
            for (const WaitingLine &each : waiting) {
                if (!each.refused.isEmpty() && !each.isOvertaken)
                    lines.append(
                        u"%1: %2"_s.arg(each.words, refusalWords(each.refusedCode, each.refused)));
            }
            return ServerQuestion::Words{tr("Refused by the server"), lines.join(u'\n'),
                                         tr("Ask the server again"), tr("Asking again…")};
        },
        document.note()->address,
        [&desk, id = document.id()] {
            return desk.atTable([&id](SharedTable &table) { return table.leagues().askAgain(id); },
                                {});
        },
        [] {}, parent);
    dialog->setObjectName(u"refused-deliveries"_s);
    dialog->open();
}

void SharingQuestions::told(LeagueDocument &document, QWidget *parent)
{
    SharingDesk &desk = *document.services().sharing;
    auto *dialog = new ServerQuestion(
        desk,
        [told = document.line().told] {
            QStringList lines;
            for (const SharedTold &each : told)
                lines.append(SharingWords::told(each));
            return ServerQuestion::Words{
                tr("What's new"), lines.join(u'\n'), tr("Mark as read"), {}, tr("Close")};
        },
        {},
        [&desk, id = document.id()] {
            return desk.atTable([&id](SharedTable &table) { return table.leagues().seen(id); }, {});
        },
        [&desk] { desk.lookNow(); }, parent);
    dialog->setObjectName(u"told-by-server"_s);
    dialog->open();
}

void SharingQuestions::printSlip(LeagueDocument &document, QWidget *parent)
{
    const LeagueSlip slip = slipOf(document);
    SheetPrinting::preview(std::make_shared<SlipPages>(
                               SlipSheet{slip.title, slip.address, codeOfAddress(slip.address)}),
                           parent);
}

void SharingQuestions::saveSlip(LeagueDocument &document, QWidget *parent)
{
    const auto choice
        = askWhereToSave(parent, tr("File for joining"), document.league().name,
                         {{tr("Shared leagues (*.dugout-league)"), u"dugout-league"_s}});
    if (!choice)
        return;
    if (const auto written = writeFile(choice->path, slipToFile(slipOf(document))); !written)
        emit document.refused(written.error().message);
    else
        emit document.told(tr("Written: %1").arg(QDir::toNativeSeparators(choice->path)));
}

} // namespace dugout
