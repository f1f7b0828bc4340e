// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/writefile.h"
#include "core/sharing/sharingdesk.h"
#include "ui/common/savequestion.h"
#include "ui/league/leaguedocument.h"
#include "ui/league/sharing/servererrand.h"
#include "ui/league/sharing/serverquestion.h"
#include "ui/league/sharing/serverwords.h"
#include "ui/league/sharing/sharingquestions.h"

#include <QDir>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct Renewal
{
    Q_DECLARE_TR_FUNCTIONS(SharingQuestions)
};

void doIt(LeagueDocument &document, QWidget *parent, const ServerLook &look)
{
    SharingDesk &desk = *document.services().sharing;
    const QString address = document.note()->address;
    auto *dialog = new ServerQuestion(
        desk,
        [look] {
            return ServerQuestion::Words{
                Renewal::tr("Update the server"),
                Renewal::tr(
                    "An older Dugout set up this server. Its functions and permissions are "
                    "updated, all or nothing; leagues, teams, matches and roles stay as they are. "
                    "Tables with an older Dugout are read-only until they are updated too.")
                    + ServerWords::leftOpen(look),
                Renewal::tr("Update it"), Renewal::tr("Updating the server…")};
        },
        address, [&desk, address] { return desk.prepare(address); },
        [&document] { document.readSharing(); }, parent);
    dialog->setObjectName(u"renew-server"_s);
    dialog->open();
}

void saveSql(LeagueDocument &document, QWidget *parent, const QString &sql)
{
    const auto choice = askWhereToSave(parent, Renewal::tr("SQL for the administrator"),
                                       u"dugout"_s, {{Renewal::tr("SQL files (*.sql)"), u"sql"_s}});
    if (!choice)
        return;
    if (const auto written = writeFile(choice->path, sql.toUtf8()); !written)
        emit document.refused(written.error().message);
    else
        emit document.told(Renewal::tr("Written: %1").arg(QDir::toNativeSeparators(choice->path)));
}

void askAdministrator(LeagueDocument &document, QWidget *parent, const QString &sql)
{
    auto *dialog = new ServerQuestion(
        *document.services().sharing,
        [] {
            return ServerQuestion::Words{
                Renewal::tr("Update the server"),
                Renewal::tr("An older Dugout set up this server, and you may not update it. Its "
                            "administrator can read this SQL and run it; leagues, teams, matches "
                            "and roles stay as they are."),
                Renewal::tr("Save the SQL…"), Renewal::tr("Checking the server…")};
        },
        {}, [] { return Result<void>(); },
        [&document, parent, sql] { saveSql(document, parent, sql); }, parent);
    dialog->setObjectName(u"renew-server-sql"_s);
    dialog->open();
}

} // namespace

void SharingQuestions::renew(LeagueDocument &document, QWidget *parent)
{
    SharingDesk &desk = *document.services().sharing;
    auto *errand = new ServerErrand(desk, parent);
    auto seen = std::make_shared<ServerLook>();
    errand->run(
        document.note()->address, tr("Checking the server…"),
        [&desk, address = document.note()->address, seen]() -> Result<void> {
            auto look = desk.look(address);
            if (!look)
                return look.error();
            *seen = *std::move(look);
            return {};
        },
        [&document, &desk, parent, seen](const Result<void> &done) {
            if (!done)
                emit document.refused(done.error().message);
            else if (!seen->isOlder)
                desk.lookNow(); // somebody did it meanwhile
            else if (seen->mayPrepare)
                doIt(document, parent, *seen);
            else
                askAdministrator(document, parent, desk.setupSql(*seen));
        });
}

} // namespace dugout
