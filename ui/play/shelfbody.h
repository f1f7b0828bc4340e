// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/play/promptbody.h"

class QListWidget;

namespace dugout {

class ActionButton;
class TextField;
class TextLabel;

/// Things to buy, one to a line: what each does, how many there may be, what it costs and how many
/// are bought. However few are left, what is typed only looks for them.
class ShelfBody final : public PromptBody
{
    Q_OBJECT

public:
    ShelfBody(const OfferedPrompt &offer, QWidget *parent);

    [[nodiscard]] QWidget *first() const override;
    [[nodiscard]] bool fillsTheCard() const override { return true; }
    [[nodiscard]] bool answersEnter() const override { return true; }
    void setTight(bool tight) override;
    [[nodiscard]] QWidget *fieldFor(const QString &text) override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void showWords() override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void filter();
    void showCurrent();
    [[nodiscard]] QString unknownWords() const;
    void take();

    TextField *m_filter;
    ActionButton *m_take;
    TextLabel *m_about; ///< what the current one does, in full
    QListWidget *m_list;
};

} // namespace dugout
