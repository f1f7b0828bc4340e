// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

class QWidget;

namespace dugout {

/// A text that a widget shows or says, and where, for the message of a failing test.
struct ShownText
{
    QString where; ///< such as "QLabel(version).text"
    QString text;
};

/// Every text of `root` and what is in it, hidden parts included: texts, titles, tool tips,
/// placeholders, accessible names, headers, actions, tabs and items of combo boxes. Empty ones are
/// left out. Windows that are children of `root` are not part of it.
[[nodiscard]] QList<ShownText> shownTexts(QWidget *root);

/// The words of visible labels and buttons that do not fit, each with where and by how much.
[[nodiscard]] QStringList clippedTexts(QWidget *root);

/// Pairs of words in one menu or dialog that claim the same mnemonic.
[[nodiscard]] QStringList mnemonicClashes(QWidget *root);

/// What can take the focus by Tab, in `root` and visible.
[[nodiscard]] QList<QWidget *> focusableWidgets(QWidget *root);

} // namespace dugout
