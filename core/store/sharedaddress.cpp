// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/sharedaddress.h"

#include "core/files/readfile.h"
#include "core/sharing/slip.h"
#include "core/store/storefault.h"

#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

Result<QString> addressIn(const QString &word)
{
    if (looksLikeCode(word))
        return addressOfCode(word);
    if (!QFileInfo(word).isFile())
        return word;
    constexpr qint64 largest = 10'000;
    const auto file = readFile(word, largest);
    if (!file)
        return file.error();
    const auto slip = slipFromFile(*file);
    if (!slip)
        return slip.error();
    return slip->address;
}

} // namespace

Result<StoreLocation> sharedLocation(const QString &word)
{
    const auto address = addressIn(word);
    if (!address)
        return address.error();
    auto location = StoreLocation::parse(*address);
    const bool isFile = location && location->engine != StoreLocation::Engine::Postgres;
    // One that is nearly right is told what is wrong with it.
    const bool isMeant
        = address->startsWith(u"postgresql:"_s) || address->startsWith(u"postgres:"_s);
    if (isFile || (!location && !isMeant))
        return StoreFault::noServer(word);
    return location;
}

Result<QString> sharedAddress(const QString &word, const QString &user)
{
    auto location = sharedLocation(word);
    if (!location)
        return location.error();
    if (!user.isEmpty())
        location->user = user;
    return location->toString();
}

} // namespace dugout
