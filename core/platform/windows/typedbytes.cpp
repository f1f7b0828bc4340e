// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/platform/typedbytes.h"

#include "core/platform/windows/system.h"

#include <thread>

namespace dugout {

/// Only sockets can be watched by Qt here; a thread waits for everything else.
struct TypedBytes::Source
{
    std::thread thread;
};

TypedBytes::TypedBytes(QObject *parent)
    : QObject(parent)
    , m_source(std::make_unique<Source>())
{
    m_source->thread = std::thread([this] {
        char buffer[4096];
        DWORD count = 0;
        while (::ReadFile(::GetStdHandle(STD_INPUT_HANDLE), buffer, sizeof buffer, &count, nullptr)
               && count > 0) {
            const QByteArray bytes(buffer, static_cast<qsizetype>(count));
            QMetaObject::invokeMethod(this, [this, bytes] { emit came(bytes); });
        }
    });
}

TypedBytes::~TypedBytes()
{
    ::CancelSynchronousIo(m_source->thread.native_handle());
    m_source->thread.join();
}

} // namespace dugout
