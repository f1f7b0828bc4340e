// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/panel.h"

class QListWidget;

namespace dugout {

class ActionButton;
class TextLabel;

/// A heading and sentences below it, such as the rows of a list that could not be taken; gone when
/// the coach has read it.
class NoticePanel final : public Panel
{
    Q_OBJECT

public:
    explicit NoticePanel(QWidget *parent = nullptr);

    /// Hides itself without a heading.
    void show(const QString &heading, const QStringList &sentences = {});
    void retranslate();

private:
    TextLabel *m_heading;
    QListWidget *m_list;
    ActionButton *m_close;
};

} // namespace dugout
