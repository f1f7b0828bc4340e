// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace dugout {

/// While it lives, the test has no more rights than any user: file permissions count for root too.
class Unprivileged
{
public:
    Unprivileged();
    Unprivileged(const Unprivileged &) = delete;
    Unprivileged &operator=(const Unprivileged &) = delete;
    ~Unprivileged();

private:
    bool m_wasRoot;
};

} // namespace dugout
