// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/sharedfault.h"

#include "core/sharing/refusalwords.h"

#include <QMap>

using namespace Qt::StringLiterals;

namespace dugout {

std::optional<Error> SharedFault::of(const QString &state, const QString &detail)
{
    static const QMap<QString, QString> codes{
        {u"DG001"_s, u"shared.faster"_s},         {u"DG002"_s, u"shared.locked"_s},
        {u"DG003"_s, u"shared.confirmed"_s},      {u"DG004"_s, u"shared.unfit"_s},
        {u"DG005"_s, u"shared.home"_s},           {u"DG006"_s, u"shared.differs"_s},
        {u"DG007"_s, u"shared.refused"_s},        {u"DG008"_s, u"shared.exists"_s},
        {u"DG009"_s, u"shared.no-such-person"_s}, {u"DG010"_s, u"shared.full"_s},
        {u"DG011"_s, u"shared.elsewhere"_s},      {u"DG012"_s, u"shared.over"_s}};
    const QString code = codes.value(state);
    if (code.isEmpty())
        return std::nullopt;
    const bool hasName = code == u"shared.no-such-person"_s;
    return Error{code, refusalWords(code, {}), hasName ? QString() : detail};
}

Error SharedFault::notSetUp(const QString &place)
{
    return {u"shared.not-set-up"_s,
            tr("%1 is not prepared for shared leagues yet; \"dugout league roles sql\" writes what "
               "its administrator has to run.")
                .arg(place),
            {}};
}

Error SharedFault::notLetIn(const QString &place)
{
    return {u"shared.nobody"_s,
            tr("You belong to no league at %1; its commissioner lets you in.").arg(place),
            {}};
}

Error SharedFault::mayNotFound(const QString &place)
{
    return {u"shared.may-not-found"_s,
            tr("You may not bring leagues to %1; \"dugout league roles sql\" writes what its "
               "administrator has to run.")
                .arg(place),
            {}};
}

Error SharedFault::newer(const QString &place, int found, int known)
{
    return {u"shared.newer"_s,
            tr("The leagues at %1 were made for a newer Dugout; please update Dugout.").arg(place),
            u"version %1, known %2"_s.arg(found).arg(known)};
}

Error SharedFault::older(const QString &place, int found, int known)
{
    return {u"shared.older"_s,
            tr("%1 was prepared by an older Dugout: its leagues are only read until it is prepared "
               "anew, which changes nothing of them; \"dugout league roles prepare\" does that for "
               "somebody who may, and \"dugout league roles sql\" writes it for the administrator.")
                .arg(place),
            u"version %1, known %2"_s.arg(found).arg(known)};
}

} // namespace dugout
