// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/platform/typedbytes.h"

#include <QSocketNotifier>

#include <unistd.h>

namespace dugout {

struct TypedBytes::Source
{
    QSocketNotifier notifier{STDIN_FILENO, QSocketNotifier::Read};
};

TypedBytes::TypedBytes(QObject *parent)
    : QObject(parent)
    , m_source(std::make_unique<Source>())
{
    connect(&m_source->notifier, &QSocketNotifier::activated, this, [this] {
        char buffer[4096];
        const ssize_t count = ::read(STDIN_FILENO, buffer, sizeof buffer);
        if (count <= 0) // nobody types: it goes on until it is told to end
            m_source->notifier.setEnabled(false);
        else
            emit came(QByteArray(buffer, count));
    });
}

TypedBytes::~TypedBytes() = default;

} // namespace dugout
