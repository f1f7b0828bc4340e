// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/page.h"

namespace dugout {

class TextLabel;

/// A place that is not built yet: its name and one plain sentence that says so.
class EmptyPage final : public Page
{
    Q_OBJECT

public:
    /// `title` and `sentence` give the words in the language of the moment.
    EmptyPage(QString (*title)(), QString (*sentence)(), QWidget *parent = nullptr);

protected:
    void retranslate() override;

private:
    QString (*m_title)();
    QString (*m_sentence)();
    TextLabel *m_titleLabel;
    TextLabel *m_sentenceLabel;
};

} // namespace dugout
