// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QStringList>

namespace dugout {

/// The names of the first elements of an XML file; empty when it is no XML. Reads only its head.
[[nodiscard]] QStringList xmlHead(const QByteArray &bytes);
/// True when the bytes look like a JSON object.
[[nodiscard]] bool looksLikeJson(const QByteArray &bytes);

} // namespace dugout
