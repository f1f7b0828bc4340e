// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/listcolumns.h"

#include <QLocale>

/// The words that lists of cards are written in: English, Spanish or German.
namespace dugout::cardlist {

[[nodiscard]] const std::vector<ListColumn> &allColumns();
/// The columns by the names that the reader uses, in the order they are explained.
[[nodiscard]] const QStringList &columns();
/// The column that a heading means; empty for one that is not known.
[[nodiscard]] QString columnOf(const QString &heading);
/// Lists tell it and no card has it: which box it came in, its picture somewhere.
[[nodiscard]] bool isNoCardsMatter(const QString &heading);
/// How a column is called in the language of the locale.
[[nodiscard]] QString columnWord(qsizetype column, const QLocale &locale);

[[nodiscard]] std::optional<CardKind> kindOf(const QString &word);
[[nodiscard]] std::optional<ScoreTiming> timingOf(const QString &word);
/// An empty field means no.
[[nodiscard]] std::optional<bool> yesOrNo(const QString &word);
/// The columns that hold a number to add to a characteristic.
[[nodiscard]] const QStringList &counted();
/// How long a ploy lies; an empty field says nothing of it.
[[nodiscard]] std::optional<PloyDuration> durationOf(const QString &word);
/// The moment of a reaction, as `modifier::triggers` names it; empty for none.
[[nodiscard]] std::optional<QString> triggerOf(const QString &word);
/// Which side of a fighter card; an empty field means the first.
[[nodiscard]] std::optional<bool> isInspiredSide(const QString &word);
/// `hammer`, `sword`, `shield` or `dodge`; empty for anything else.
[[nodiscard]] QString symbolOf(const QString &word);
/// "daño+1:carga" as `modifierFromString` reads it; what is not known stays as it is.
[[nodiscard]] QString modifierText(const QString &words);
/// For cards of every warband.
[[nodiscard]] bool isUniversalWord(const QString &word);

} // namespace dugout::cardlist
