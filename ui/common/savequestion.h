// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>
#include <vector>

class QWidget;

namespace dugout {

/// Where questions for a file begin.
[[nodiscard]] QString documentsFolder();

/// A kind of file that something can be saved as.
struct SaveKind
{
    QString filter; ///< as a file dialog shows it: "PDF files (*.pdf)"
    QString suffix; ///< without its dot
};

/// Where something is to be saved, and as which of the kinds.
struct SaveChoice
{
    QString path; ///< with its suffix
    size_t kind = 0;
};

/// What the coach's words lead to: a name without the suffix of one of the kinds gets that of the
/// chosen one; one of another kind means that kind.
[[nodiscard]] SaveChoice completed(const QString &path, size_t chosen,
                                   const std::vector<SaveKind> &kinds);

/// Asks where to save something of that title, under a name that is safe; asks again before a file
/// is replaced, whose name is complete by then. None when nothing is to be saved.
[[nodiscard]] std::optional<SaveChoice> askWhereToSave(QWidget *parent, const QString &question,
                                                       const QString &title,
                                                       const std::vector<SaveKind> &kinds);

} // namespace dugout
