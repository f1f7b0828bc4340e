// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/sharedfault.h"

#include "core/sharing/refusalwords.h"

#include <QMap>

using namespace Qt::StringLiterals;

namespace dugout {

std::optional<Error> SharedFault::of(const QString &state, const QString &detail)
{
    static const QMap<QString, ErrorCode> codes{
        {u"DG001"_s, ErrorCode::SharedFaster},       {u"DG002"_s, ErrorCode::SharedLocked},
        {u"DG003"_s, ErrorCode::SharedConfirmed},    {u"DG004"_s, ErrorCode::SharedUnfit},
        {u"DG005"_s, ErrorCode::SharedHome},         {u"DG006"_s, ErrorCode::SharedDiffers},
        {u"DG007"_s, ErrorCode::SharedRefused},      {u"DG008"_s, ErrorCode::SharedExists},
        {u"DG009"_s, ErrorCode::SharedNoSuchPerson}, {u"DG010"_s, ErrorCode::SharedFull},
        {u"DG011"_s, ErrorCode::SharedElsewhere},    {u"DG012"_s, ErrorCode::SharedOver}};
    const auto code = codes.constFind(state);
    if (code == codes.constEnd())
        return std::nullopt;
    const bool hasName = *code == ErrorCode::SharedNoSuchPerson;
    return Error{*code, refusalWords(*code, {}), hasName ? QString() : detail};
}

Error SharedFault::notSetUp(const QString &place)
{
    return {ErrorCode::SharedNotSetUp,
            tr("%1 is not prepared for shared leagues yet; \"dugout league roles sql\" writes what "
               "its administrator has to run.")
                .arg(place),
            {}};
}

Error SharedFault::notLetIn(const QString &place)
{
    return {
        ErrorCode::SharedNobody,
        tr("You do not belong to any league at %1. Ask its commissioner to let you in.").arg(place),
        {}};
}

Error SharedFault::mayNotFound(const QString &place)
{
    return {ErrorCode::SharedMayNotFound,
            tr("You may not bring leagues to %1; \"dugout league roles sql\" writes what its "
               "administrator has to run.")
                .arg(place),
            {}};
}

Error SharedFault::newer(const QString &place, int found, int known)
{
    return {ErrorCode::SharedNewer,
            tr("The leagues at %1 were made for a newer Dugout; please update Dugout.").arg(place),
            u"version %1, known %2"_s.arg(found).arg(known)};
}

Error SharedFault::older(const QString &place, int found, int known)
{
    return {ErrorCode::SharedOlder,
            tr("%1 was prepared by an older Dugout: its leagues are read-only until it is prepared "
               "again, which does not change them; \"dugout league roles prepare\" does that if "
               "you may, and \"dugout league roles sql\" writes it for the administrator.")
                .arg(place),
            u"version %1, known %2"_s.arg(found).arg(known)};
}

} // namespace dugout
