// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/language.h"

#include <QStringList>

#include <optional>

namespace dugout {

/// What may be said when the window is opened.
struct StartupOptions
{
    std::optional<Language> language;
    QString dataFolder; ///< what was said, else the default
    QString database; ///< as `dugout db --database` takes it; empty for the one in the folder
    bool takeOver = false; ///< although another computer left its lock
    QStringList files; ///< to be opened in the window
    QString problem; ///< what could not be understood, in a sentence; empty when all is well
};

/// Understands `--lang de` and `--lang=de` alike.
[[nodiscard]] StartupOptions readStartupOptions(const QStringList &arguments);

/// Why no window can be opened, and what can be done instead.
[[nodiscard]] QString noDisplaySentence();

/// Inside a data folder that was named, else where the desktop keeps settings.
[[nodiscard]] QString settingsFile(const QString &folder);

} // namespace dugout
