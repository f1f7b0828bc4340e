// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/serve/serveleague.h"

#include "app/cli/openclub.h"
#include "app/cli/serve/serveloop.h"
#include "app/serve/siteserver.h"
#include "core/leaguefiles/servedsite.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct ServeLeague
{
    Q_DECLARE_TR_FUNCTIONS(ServeLeague)
};

void showAddresses(const QString &title, const QStringList &addresses, CliContext &context)
{
    if (context.json) {
        context.printJson(QJsonDocument(QJsonObject{
            {u"title"_s, title}, {u"addresses"_s, QJsonArray::fromStringList(addresses)}}));
        return;
    }
    context.out << ServeLeague::tr("The pages of \"%1\" are open at").arg(title) << '\n';
    for (const QString &each : addresses)
        context.out << "  " << each << '\n';
    context.out << ServeLeague::tr("Write \"quit\" to close them.") << Qt::endl;
}

} // namespace

int serveLeague(const QString &name, const TablePlace &place, CliContext &context)
{
    const auto club = OpenClub::open(context, OpenClub::Use::Results);
    if (!club)
        return context.refuse(nothingNamed(name, club.error()));
    const auto id = club->leagues().find(name);
    if (!id)
        return context.refuse(id.error());
    const auto league = club->leagues().open(*id);
    if (!league)
        return context.refuse(league.error());
    ServedSite site(club->leagues(), **club, *id);
    SiteServer server([&site](const QString &path) { return site.page(path); });
    if (const auto open = server.open(place); !open)
        return context.refuse(open.error());
    showAddresses(league->league().name, server.addresses(), context);
    serveUntilEnded([&context](const QString &line) {
        if (line.trimmed() == u"quit"_s)
            return false;
        if (!line.trimmed().isEmpty())
            context.err << ServeLeague::tr("That means nothing here: %1").arg(line) << Qt::endl;
        return true;
    });
    return exitstatus::done;
}

} // namespace dugout
