// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace dugout {

/// Sets a variable of the environment for the life of this object; a null value takes it away.
class EnvironmentGuard
{
public:
    EnvironmentGuard(const char *name, const QByteArray &value)
        : m_name(name)
        , m_wasSet(qEnvironmentVariableIsSet(name))
        , m_before(qgetenv(name))
    {
        set(!value.isNull(), value);
    }
    ~EnvironmentGuard() { set(m_wasSet, m_before); }
    Q_DISABLE_COPY_MOVE(EnvironmentGuard)

private:
    void set(bool present, const QByteArray &value)
    {
        if (present)
            qputenv(m_name.constData(), value);
        else
            qunsetenv(m_name.constData());
    }

    QByteArray m_name;
    bool m_wasSet;
    QByteArray m_before;
};

} // namespace dugout
