// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSet>
#include <QString>

namespace dugout {

/// The words of a name or id, however they are joined ("gutterRunner", "norse.troll.snow"), in
/// lower case, without accents, plurals and words such as "of".
[[nodiscard]] QSet<QString> nameWords(const QString &name);

/// An id made of a foreign name: lower-case letters, digits and hyphens. Empty when nothing of the
/// name can stand in one.
[[nodiscard]] QString idFromName(const QString &name);

/// True for "51": an id that only the program that wrote it understands.
[[nodiscard]] bool isBareNumber(const QString &name);

} // namespace dugout
