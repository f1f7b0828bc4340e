// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/askedopening.h"

#include <QCoreApplication>

class QWidget;

namespace dugout {

/// Asks the coach in small windows, before there is a large one. The questions are on standard
/// error as well, for starts from a terminal.
class StartQuestions final : public OpeningQuestions
{
    Q_DECLARE_TR_FUNCTIONS(StartQuestions)

public:
    [[nodiscard]] bool goesOn(const Error &problem) override;
    [[nodiscard]] bool looksOnly(const Error &problem) override;
    [[nodiscard]] std::optional<QString> password(const StoreLocation &location,
                                                  const Error &problem) override;
    [[nodiscard]] Way wayOut(const Error &problem, const std::optional<BackupCopy> &copy,
                             bool mayBeginAnew) override;

    /// Whether to close the window and go back to a copy, because the database turned out damaged.
    [[nodiscard]] static bool goesBack(const QString &sentence, const BackupCopy &copy,
                                       QWidget *window);

    /// The coach was asked and did not want to go on: nothing more need be said.
    [[nodiscard]] bool wasDeclined() const { return m_declined; }

    /// The coach knows that nothing can be kept.
    [[nodiscard]] bool isOnlyRead() const { return m_isOnlyRead; }

    static void say(const QString &sentence);

private:
    [[nodiscard]] static QString aboutCopy(const BackupCopy &copy);

    bool m_declined = false;
    bool m_isOnlyRead = false;
    int m_passwords = 0; ///< asked for so far
};

} // namespace dugout
