// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/storelocation.h"

#include "core/store/storefault.h"

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>
#include <QUrl>
#include <QUrlQuery>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr int usualPatience = 5; // seconds
constexpr int longestPatience = 600;

QString decoded(const QString &text)
{
    return QUrl::fromPercentEncoding(text.toUtf8());
}

/// `kept` is what may stand as it is: a path among the options has its slashes.
QString encoded(const QString &text, const QByteArray &kept = {})
{
    return QString::fromLatin1(QUrl::toPercentEncoding(text, kept));
}

/// A name or number that stands in an address as it is; whatever else, such as the folder of a
/// socket, is an option of it.
bool isPlainHost(const QString &host)
{
    static const QRegularExpression form(u"^(?:[A-Za-z0-9._-]*|[0-9A-Fa-f:.]+)$"_s);
    return form.match(host).hasMatch();
}

bool isSecret(const QString &option)
{
    return option == u"password"_s || option == u"sslpassword"_s;
}

/// The driver parts its options by semicolons and knows no way around them.
bool canBePassedOn(const QString &value)
{
    const auto unfit = [](QChar c) { return c == u';' || c.category() == QChar::Other_Control; };
    return !value.isEmpty() && std::none_of(value.begin(), value.end(), unfit);
}

bool isPatience(const QString &text)
{
    bool isNumber = false;
    const int seconds = text.toInt(&isNumber);
    return isNumber && seconds > 0 && seconds <= longestPatience;
}

Result<void> takeOption(const QString &key, const QString &value, StoreLocation &location)
{
    if (key != u"host"_s && !StoreLocation::serverOptions().contains(key))
        return StoreFault::unknownOption(key, StoreLocation::serverOptions());
    if (!canBePassedOn(value) || location.options.contains(key)
        || (key == u"connect_timeout"_s && !isPatience(value)))
        return StoreFault::badOption(key, location.toString());
    if (key == u"host"_s)
        location.host = value;
    else
        location.options.insert(key, value);
    return {};
}

/// What somebody should have written: what else is wrong with it he hears then.
StoreLocation withoutSecrets(StoreLocation location, const QList<QPair<QString, QString>> &items)
{
    for (const auto &[key, value] : items) {
        if (!isSecret(key))
            (void)takeOption(key, value, location);
    }
    return location;
}

Result<StoreLocation> parseServer(const QString &text)
{
    static const QRegularExpression form(u"^postgres(?:ql)?://(?:([^:@/?]*)(?::([^@/"
                                         u"?]*))?@)?(\\[[^\\]]+\\]|[^:/?@\\[]*)(?::(\\d{1,5}))?"
                                         "/([^/?]*)(?:\\?(.*))?$"_s);
    const auto match = form.match(text);
    if (!match.hasMatch() || match.captured(4).toInt() > 65535)
        return StoreFault::badLocation(text);
    StoreLocation location;
    location.engine = StoreLocation::Engine::Postgres;
    location.user = decoded(match.captured(1));
    location.host = decoded(match.captured(3)).remove(u'[').remove(u']');
    location.port = match.captured(4).toInt();
    location.database = decoded(match.captured(5));
    const auto items = QUrlQuery(match.captured(6)).queryItems(QUrl::FullyDecoded);
    const bool hasSecret = !match.captured(2).isEmpty()
        || std::any_of(items.begin(), items.end(),
                       [](const auto &item) { return isSecret(item.first); });
    if (hasSecret)
        return StoreFault::passwordInAddress(withoutSecrets(location, items).toString());
    for (const QString &part : {location.user, location.host, location.database}) {
        if (!part.isEmpty() && !canBePassedOn(part))
            return StoreFault::badLocation(text);
    }
    for (const auto &[key, value] : items) {
        if (auto taken = takeOption(key, value, location); !taken)
            return taken.error();
    }
    // A service names its database in a file of its own.
    if (location.database.isEmpty() && !location.options.contains(u"service"_s))
        return StoreFault::badLocation(text);
    return location;
}

} // namespace

StoreLocation StoreLocation::sqliteFile(const QString &path)
{
    StoreLocation location;
    // By hand for ":…": Qt takes that for its resources, and SQLite for a database in memory.
    location.path = QDir::cleanPath(path.startsWith(u':') ? QDir::currentPath() + u'/' + path
                                                          : QFileInfo(path).absoluteFilePath());
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
    const bool isPlain = isPlainHost(host);
    if (isPlain)
        text += host.contains(u':') ? u'[' + host + u']' : host;
    if (port > 0)
        text += u':' + QString::number(port);
    text += u'/' + encoded(database);
    QStringList query;
    if (!isPlain)
        query.append(u"host="_s + encoded(host, "/"));
    for (auto option = options.begin(); option != options.end(); ++option)
        query.append(option.key() + u'=' + encoded(option.value(), "/"));
    return query.isEmpty() ? text : text + u'?' + query.join(u'&');
}

const QStringList &StoreLocation::serverOptions()
{
    static const QStringList names{u"channel_binding"_s,
                                   u"connect_timeout"_s,
                                   u"gssencmode"_s,
                                   u"krbsrvname"_s,
                                   u"passfile"_s,
                                   u"service"_s,
                                   u"ssl_max_protocol_version"_s,
                                   u"ssl_min_protocol_version"_s,
                                   u"sslcert"_s,
                                   u"sslcrl"_s,
                                   u"sslcrldir"_s,
                                   u"sslkey"_s,
                                   u"sslmode"_s,
                                   u"sslrootcert"_s,
                                   u"sslsni"_s,
                                   u"target_session_attrs"_s};
    return names;
}

int StoreLocation::patienceSeconds() const
{
    const QString said = options.value(u"connect_timeout"_s);
    return said.isEmpty() ? usualPatience : said.toInt();
}

} // namespace dugout
