// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/panel.h"

namespace dugout {

class TextLabel;

/// Reminds of ploys that are not over yet; hidden when there are none.
class PloyNotes final : public Panel
{
    Q_OBJECT

public:
    explicit PloyNotes(QWidget *parent = nullptr);

    void show(const QStringList &lines);

private:
    TextLabel *m_words;
};

} // namespace dugout
