// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <optional>

class QWidget;

namespace dugout {

/// Asks what must be known before the window can show anything, or whether it may go on. Answers
/// the place of what was chosen; the last is what Escape says, `preferred` what Enter does.
[[nodiscard]] int askAtStart(const QString &sentence, const QStringList &answers, int preferred,
                             QWidget *parent = nullptr);

/// Nothing when the coach gives up. What is typed is not shown and not remembered.
[[nodiscard]] std::optional<QString> askForPassword(const QString &sentence);

} // namespace dugout
