// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace dugout {

/// While it lives, libraries of this thread say in English what is wrong. Why a connection is
/// refused is told in words alone; in English they can be told apart.
class PlainMessages
{
public:
    PlainMessages();
    PlainMessages(const PlainMessages &) = delete;
    PlainMessages &operator=(const PlainMessages &) = delete;
    ~PlainMessages();

private:
    void *m_plain = nullptr;
    void *m_before = nullptr;
};

} // namespace dugout
