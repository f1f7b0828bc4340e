// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/storelocation.h"

#include "core/store/storefault.h"

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>
#include <QUrl>
#include <QUrlQuery>

#include <utility>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

QString decoded(const QString &text)
{
    return QUrl::fromPercentEncoding(text.toUtf8());
}

QString encoded(const QString &text)
{
    return QString::fromLatin1(QUrl::toPercentEncoding(text, "/"));
}

Result<StoreLocation> parseServer(const QString &text)
{
    static const QRegularExpression form(u"^postgres(?:ql)?://(?:([^:@/?]*)(?::([^@/"
                                         u"?]*))?@)?(\\[[^\\]]+\\]|[^:/?@\\[]*)(?::(\\d{1,5}))?"
                                         "/([^/?]+)(?:\\?(.*))?$"_s);
    const auto match = form.match(text);
    if (!match.hasMatch())
        return StoreFault::badLocation(text);
    StoreLocation location;
    location.engine = StoreLocation::Engine::Postgres;
    location.user = decoded(match.captured(1));
    location.password = decoded(match.captured(2));
    location.host = decoded(match.captured(3)).remove(u'[').remove(u']');
    location.port = match.captured(4).toInt();
    location.database = decoded(match.captured(5));
    const auto items = QUrlQuery(match.captured(6)).queryItems(QUrl::FullyDecoded);
    for (const auto &[key, value] : items) {
        if (key != u"host"_s || value.isEmpty())
            return StoreFault::badLocation(text);
        location.host = value;
    }
    if (location.port > 65535)
        return StoreFault::badLocation(text);
    return location;
}

} // namespace

StoreLocation StoreLocation::sqliteFile(const QString &path)
{
    StoreLocation location;
    // By hand for ":…": Qt takes that for its resources, and SQLite for a database in memory.
    location.path = path.startsWith(u':') ? QDir::currentPath() + u'/' + path
                                          : QDir::cleanPath(QFileInfo(path).absoluteFilePath());
    return location;
}

Result<StoreLocation> StoreLocation::parse(const QString &text)
{
    static const QRegularExpression schemeForm(u"^([A-Za-z][A-Za-z0-9+.-]+):"_s);
    const QString scheme = schemeForm.match(text).captured(1).toLower();
    if (scheme == u"postgresql"_s || scheme == u"postgres"_s)
        return parseServer(text);
    if (!scheme.isEmpty() && scheme != u"sqlite"_s)
        return StoreFault::unknownScheme(scheme);
    const QString path = scheme.isEmpty() ? text : text.mid(scheme.size() + 1);
    if (path.isEmpty())
        return StoreFault::badLocation(text);
    return sqliteFile(path);
}

QString StoreLocation::toString() const
{
    if (engine == Engine::Sqlite)
        return u"sqlite:"_s + path;
    QString text = u"postgresql://"_s;
    if (!user.isEmpty())
        text += encoded(user) + u'@';
    const bool socket = host.startsWith(u'/');
    if (!socket)
        text += host.contains(u':') ? u'[' + host + u']' : host;
    if (port > 0)
        text += u':' + QString::number(port);
    text += u'/' + encoded(database);
    return socket ? text + u"?host="_s + encoded(host) : text;
}

} // namespace dugout
