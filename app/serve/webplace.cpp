// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/serve/webplace.h"

#include <QSysInfo>

using namespace Qt::StringLiterals;

namespace dugout {

WebPlace::WebPlace(TablePlace place, quint16 port, OwnAddresses own)
    : m_place(std::move(place))
    , m_port(port)
    , m_own(std::move(own))
{
    lookUp();
}

void WebPlace::lookUp()
{
    constexpr quint16 usualPort = 80;
    const QByteArray behind = m_port == usualPort ? QByteArray() : ':' + QByteArray::number(m_port);
    QStringList names = m_own();
    names << m_place.address << u"127.0.0.1"_s << u"[::1]"_s << u"localhost"_s
          << QSysInfo::machineHostName() << QSysInfo::machineHostName() + u".local"_s;
    m_hosts.clear();
    for (const QString &name : names)
        m_hosts.append(name.toLower().toUtf8() + behind);
    for (const QString &name : m_place.names)
        m_hosts.append(name.toLower().toUtf8());
}

bool WebPlace::isOurs(const QByteArray &host, qint64 nowMs)
{
    constexpr qint64 oftenMs = 1'000; // strangers ask as often as they like
    const QByteArray named = host.toLower();
    if (m_hosts.contains(named))
        return true;
    if (nowMs - m_lookedMs < oftenMs)
        return false;
    m_lookedMs = nowMs;
    lookUp();
    return m_hosts.contains(named);
}

QStringList WebPlace::addresses() const
{
    QStringList all;
    const bool everywhere = m_place.address == u"0.0.0.0"_s || m_place.address == u"::"_s;
    for (const QString &address : everywhere ? m_own() : QStringList(m_place.address)) {
        const QString host = address.contains(u':') ? u"[%1]"_s.arg(address) : address;
        all.append(u"http://%1:%2/"_s.arg(host).arg(m_port));
    }
    for (const QString &name : m_place.names)
        all.prepend(u"https://%1/"_s.arg(name));
    if (all.isEmpty())
        all.append(u"http://127.0.0.1:%1/"_s.arg(m_port));
    return all;
}

} // namespace dugout
