// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRect>
#include <QString>

#include <functional>
#include <vector>

class QWidget;

namespace dugout {

/// Something drawn in a widget without a widget of its own, as a screen reader reaches it.
struct SpokenPart
{
    QString name;
    QRect place; ///< in the widget
    bool isCurrent = false; ///< the keyboard is on it
    bool isChosen = false;
};

/// The widget is read as a list of them, asked for whenever somebody looks. To be said in its
/// constructor, before it has a name.
void speakParts(QWidget *widget, std::function<std::vector<SpokenPart>()> parts);

/// One of several buttons that show one of several pages, and what holds them.
void speakAsTab(QWidget *button);
void speakAsTabList(QWidget *bar);

} // namespace dugout
