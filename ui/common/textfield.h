// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>

namespace dugout {

/// A line to type in that looks like the buttons beside it, in every theme, as high as they are.
class TextField : public QLineEdit
{
    Q_OBJECT

public:
    explicit TextField(QWidget *parent = nullptr);
    explicit TextField(const QString &text, QWidget *parent = nullptr);

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void fitText();
    /// What is pasted may hold what cannot be shown, and be cut in the middle of a character.
    void dropUnshown(const QString &typed);
};

/// An empty history in a field would still swallow Ctrl+Z: true when the event was left to the
/// page's own undo and redo.
[[nodiscard]] bool leavesUndoToThePage(QEvent *event, const QLineEdit &field);

} // namespace dugout
