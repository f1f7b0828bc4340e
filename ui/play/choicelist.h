// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/play/promptbody.h"

class QKeyEvent;
class QListWidgetItem;

namespace dugout {

class ActionButton;
class NameList;
class TextField;
class TextLabel;

/// Many things of which one is chosen, or some of which several are: a list that typing narrows.
/// Enter takes the one that was looked for or is likely, or all that are ticked; never one that
/// only happens to stand first.
class ChoiceList final : public PromptBody
{
    Q_OBJECT

public:
    ChoiceList(const OfferedPrompt &offer, RandomSource &random, QWidget *parent);

    [[nodiscard]] QWidget *first() const override;
    [[nodiscard]] bool fillsTheCard() const override { return true; }
    [[nodiscard]] int leastHeight(int width) const override;
    [[nodiscard]] int wholeHeight(int width) const override;
    void setOptional(bool optional) override;
    void setKeysBeside(const QList<QKeySequence> &keys) override;
    [[nodiscard]] bool answersEnter() const override;
    [[nodiscard]] bool isCount() const override;
    [[nodiscard]] QWidget *fieldFor(const QString &text) override;

protected:
    void showWords() override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    [[nodiscard]] bool isSeveral() const { return prompt().atMost > 1; }
    [[nodiscard]] QStringList chosen() const;
    [[nodiscard]] int likelyRow() const;
    void layOut();
    void showEnter();
    /// Nothing is written yet, and it is the key of something else that is offered.
    void showKeysBeside();
    [[nodiscard]] bool isKeyBeside(const QKeyEvent &key) const;
    void fill();
    void fitCount();
    void filter(const QString &words);
    void takeTyped(const QString &words);
    void toggle(QListWidgetItem *item);
    void count();
    [[nodiscard]] QString countWords(int ticked) const;
    void take();
    [[nodiscard]] bool isWhole(const QList<QListWidgetItem *> &typed) const;
    void tickTyped();
    /// From the field into the list: to the first that is seen, or on from the one that is current.
    void stepInto(QKeyEvent &key);
    /// Chance decides and nobody has begun to say how: Dugout draws on Enter.
    [[nodiscard]] bool mayDraw() const;
    /// Chance takes all of them: only in which order is asked.
    [[nodiscard]] bool decidesOrder() const;
    [[nodiscard]] QStringList drawnWords() const;

    TextField *m_filter;
    NameList *m_list;
    TextLabel *m_count;
    ActionButton *m_take;
    ActionButton *m_draw;
    bool m_optional = false;
    QList<QKeySequence> m_keysBeside;
    QStringList m_drawn; ///< what is ticked, in the order it was
};

} // namespace dugout
