// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/hosting/hostsettings.h"

#include "core/files/readfile.h"
#include "core/files/writefile.h"
#include "core/hosting/hostingwords.h"
#include "core/text/plaintext.h"

#include <QFile>
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr qint64 largestSettings = 5'000'000;

QString settingsFile(const QString &folder)
{
    return folder + u"/hosting.json"_s;
}

QJsonObject slipObject(const HostSlip &slip)
{
    return {{u"coach"_s, slip.coach},       {u"name"_s, slip.name},     {u"login"_s, slip.login},
            {u"password"_s, slip.password}, {u"secret"_s, slip.secret}, {u"mine"_s, slip.isMine}};
}

HostSlip slipFromObject(const QJsonObject &object)
{
    const auto word
        = [&object](QLatin1StringView key) { return plainLine(object.value(key).toString()); };
    return {word("coach"_L1),    word("name"_L1),   word("login"_L1),
            word("password"_L1), word("secret"_L1), object.value("mine"_L1).toBool()};
}

} // namespace

const HostSlip *HostSettings::mine() const
{
    const auto found = std::find_if(slips.begin(), slips.end(),
                                    [](const HostSlip &each) { return each.isMine; });
    return found == slips.end() ? nullptr : &*found;
}

const HostSlip *HostSettings::slipOf(const QString &coach) const
{
    const auto found = std::find_if(slips.begin(), slips.end(), [&coach](const HostSlip &each) {
        return each.name.compare(coach, Qt::CaseInsensitive) == 0 || each.login == coach;
    });
    return found == slips.end() ? nullptr : &*found;
}

QByteArray hostSettingsToJson(const HostSettings &settings)
{
    QJsonArray slips;
    for (const HostSlip &each : settings.slips)
        slips.append(slipObject(each));
    return QJsonDocument(QJsonObject{{u"version"_s, 1},
                                     {u"league"_s, settings.league.text()},
                                     {u"title"_s, settings.title},
                                     {u"port"_s, settings.port},
                                     {u"address"_s, settings.address},
                                     {u"endedInOrder"_s, settings.wasEndedInOrder},
                                     {u"opensWithDugout"_s, settings.opensWithDugout},
                                     {u"slips"_s, slips}})
        .toJson();
}

std::optional<HostSettings> hostSettingsFromJson(const QByteArray &json)
{
    const QJsonObject object = QJsonDocument::fromJson(json).object();
    HostSettings settings;
    settings.league = LeagueId(object.value("league"_L1).toString());
    settings.title = plainLine(object.value("title"_L1).toString());
    settings.port = object.value("port"_L1).toInt();
    settings.address = plainLine(object.value("address"_L1).toString());
    settings.wasEndedInOrder = object.value("endedInOrder"_L1).toBool();
    settings.opensWithDugout = object.value("opensWithDugout"_L1).toBool(true);
    for (const auto &each : object.value("slips"_L1).toArray())
        settings.slips.push_back(slipFromObject(each.toObject()));
    if (object.value("version"_L1).toInt() != 1 || settings.league.text().isEmpty()
        || settings.port < 1 || settings.port > 65535)
        return std::nullopt;
    return settings;
}

Result<std::optional<HostSettings>> readHostSettings(const QString &folder)
{
    const QString path = settingsFile(folder);
    if (!QFile::exists(path))
        return std::optional<HostSettings>();
    const auto bytes = readFile(path, largestSettings);
    if (!bytes)
        return bytes.error();
    auto settings = hostSettingsFromJson(*bytes);
    if (!settings)
        return HostingWords::badSettings(path);
    return settings;
}

Result<void> writeHostSettings(const QString &folder, const HostSettings &settings)
{
    const QString path = settingsFile(folder);
    if (auto written = writeFile(path, hostSettingsToJson(settings)); !written)
        return written;
    return QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner)
        ? Result<void>()
        : HostingWords::folderFailed(path);
}

namespace {

/// Letters that every keyboard has: who reads a slip types what he sees.
QString inAscii(const QString &name)
{
    static const QHash<QChar, QString> others{{u'ß', u"ss"_s}, {u'æ', u"ae"_s}, {u'œ', u"oe"_s},
                                              {u'ø', u"o"_s},  {u'đ', u"d"_s},  {u'ð', u"d"_s},
                                              {u'þ', u"th"_s}, {u'ł', u"l"_s},  {u'ı', u"i"_s}};
    QString ascii;
    const QString parts = name.toLower().normalized(QString::NormalizationForm_KD);
    for (const QChar each : parts) {
        if (each.unicode() < 0x80)
            ascii.append(each);
        else if (others.contains(each))
            ascii.append(others.value(each));
        else if (!each.isMark())
            ascii.append(u' ');
    }
    return ascii.trimmed();
}

QString lettersOf(const QString &name)
{
    constexpr qsizetype longest = 20;
    QString plain;
    for (const QChar each : name.toLower()) {
        if (plain.size() == longest)
            break;
        if (each.isLetterOrNumber())
            plain.append(each);
        else if (!plain.isEmpty() && !plain.endsWith(u'-'))
            plain.append(u'-');
    }
    while (plain.endsWith(u'-'))
        plain.chop(1);
    return plain.isEmpty() ? u"coach"_s : plain;
}

QString anotherThan(const QStringList &taken, const QString &plain)
{
    // Words that PostgreSQL keeps for itself.
    static const QStringList reserved{u"public"_s, u"none"_s, u"postgres"_s, u"all"_s};
    QString login = plain;
    for (int i = 2; taken.contains(login) || reserved.contains(login); ++i)
        login = plain + QString::number(i);
    return login;
}

} // namespace

bool isToBeOpened(const HostSettings &settings, bool isStart)
{
    return settings.opensWithDugout && (isStart || !settings.wasEndedInOrder);
}

QString loginFor(const QString &name, const QStringList &taken)
{
    return anotherThan(taken, lettersOf(inAscii(name)));
}

QString earlierLoginFor(const QString &name)
{
    return anotherThan({}, lettersOf(name));
}

} // namespace dugout
