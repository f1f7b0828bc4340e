// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QDialog;

namespace dugout {

/// Asks before a dialog in which something was entered is closed without taking it: by Escape, by
/// its button or by the window's own. Compares what its fields hold with what they held when it was
/// shown, so that nobody is asked for nothing.
class UnsavedGuard final : public QObject
{
    Q_OBJECT

public:
    /// To be made at the end of the constructor of the dialog.
    explicit UnsavedGuard(QDialog *dialog);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    [[nodiscard]] QString contents() const;
    /// Closes at once where nothing would be lost.
    void ask();

    QDialog *m_dialog;
    QString m_begun;
    bool m_isShown = false;
};

} // namespace dugout
