// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/unprivileged.h"

#include <QtGlobal>

#include <unistd.h>

namespace dugout {

namespace {
constexpr uid_t nobody = 65534;
}

Unprivileged::Unprivileged()
    : m_wasRoot(::geteuid() == 0)
{
    if (m_wasRoot && ::setresuid(nobody, nobody, 0) != 0)
        qFatal("cannot give up the rights of root");
}

Unprivileged::~Unprivileged()
{
    if (m_wasRoot && ::setresuid(0, 0, 0) != 0)
        qFatal("cannot take back the rights of root");
}

} // namespace dugout
