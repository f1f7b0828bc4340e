// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIODevice>
#include <QStringDecoder>

#include <cstdio>

namespace dugout {

/// Standard output or standard error without what a terminal would obey: whatever a name or a path
/// holds, no escape, bell or turned writing reaches the screen. Line breaks and tabs pass.
class PlainOutput final : public QIODevice
{
public:
    /// `target` must outlive it.
    explicit PlainOutput(std::FILE *target);

    [[nodiscard]] bool isSequential() const override { return true; }

protected:
    qint64 readData(char *data, qint64 mostBytes) override;
    qint64 writeData(const char *data, qint64 bytes) override;

private:
    std::FILE *m_target;
    QStringDecoder m_decoder{QStringDecoder::Utf8};
    bool m_holdsReturn = false; ///< passes only before a line break
};

} // namespace dugout
