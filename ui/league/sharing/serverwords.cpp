// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/league/sharing/serverwords.h"

#include "core/sharing/sharingdesk.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace dugout {

QString ServerWords::refusal(const Error &error)
{
    if (error.code == ErrorCode::StorePassword)
        return tr("The server asks for your password.");
    if (error.code == ErrorCode::SharedWaiting)
        return error.message + u' '
            + tr("The button at the bottom of the window shows what is waiting and delivers it.");
    return error.message;
}

Error ServerWords::refusedAddress(const Error &error, const QString &typed)
{
    static const QRegularExpression secret(u"://[^/?@]*:[^/?]*@|[?&](ssl)?password="_s);
    if (!typed.contains(secret))
        return error;
    return {error.code,
            tr("Please leave the password out of the address, where others can read it: you are "
               "asked for it."),
            error.detail};
}

QString ServerWords::askForPassword(const QString &address, bool isAgain)
{
    return isAgain
        ? tr("The server %1 does not accept this password. Type it again, or ask your commissioner "
             "for it.")
              .arg(address)
        : tr("The server %1 asks for your password. Your commissioner has it.").arg(address);
}

QString ServerWords::preparing(const ServerLook &look)
{
    if (readinessOf(look) == ShareReadiness::Renews)
        return tr("An older Dugout set up this server; Dugout updates it first. The leagues there "
                  "stay as they are.")
            + leftOpen(look);
    if (readinessOf(look) != ShareReadiness::Prepares)
        return {};
    return tr("Dugout first sets up what shared leagues need: three roles without a login and one "
              "schema, dugout_shared.")
        + leftOpen(look);
}

QString ServerWords::leftOpen(const ServerLook &look)
{
    return look.isSuperuser ? QString()
                            : u' '
            + tr("You are no superuser there, so members will still be able to make large objects "
                 "and to fill the disk; a superuser who prepares it keeps them from that.");
}

} // namespace dugout
