// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/platform/plainmessages.h"

#include <locale.h>
#ifdef __APPLE__
#include <xlocale.h>
#endif

namespace dugout {

PlainMessages::PlainMessages()
    : m_plain(::newlocale(LC_MESSAGES_MASK, "C", ::duplocale(::uselocale(nullptr))))
    , m_before(::uselocale(static_cast<locale_t>(m_plain)))
{ }

PlainMessages::~PlainMessages()
{
    ::uselocale(static_cast<locale_t>(m_before));
    ::freelocale(static_cast<locale_t>(m_plain));
}

} // namespace dugout
