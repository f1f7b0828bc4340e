// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/play/offeredprompt.h"

#include <QWidget>

class QBoxLayout;

namespace dugout {

class TextLabel;

/// How much of a result there is room for.
enum class ResultLength {
    Full,
    Short, ///< no dice, and of everything that came of it the first sentence
    Least, ///< one sentence: what it came to
    Line, ///< of that its beginning and its end, in one line
};

/// What was answered last: its dice as they fell, and what came of them.
class ResultStrip final : public QWidget
{
    Q_OBJECT

public:
    explicit ResultStrip(QWidget *parent = nullptr);

    void setAnswer(const AnswerShown &answer);
    /// Nothing to show.
    [[nodiscard]] bool isEmpty() const;
    void setLength(ResultLength length);
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] int heightAt(ResultLength length, int width) const;
    /// With dice and one or two lines beside them, as most results are.
    [[nodiscard]] int usualHeight() const;

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Heights
    {
        int beside = 0; ///< the words beside the dice
        int below = 0; ///< and below them
    };
    [[nodiscard]] Heights heightsFor(int width) const;
    [[nodiscard]] QString wordsAt(ResultLength length, int width) const;
    [[nodiscard]] int innerWidth(int width) const;
    [[nodiscard]] int lineHeight(const QString &words, int width) const;
    void say(const QString &words, bool dice);
    void turn();

    QBoxLayout *m_row;
    QWidget *m_dice;
    TextLabel *m_line;
    QString m_words;
    QString m_short;
    QString m_least;
    bool m_hasDice = false;
    ResultLength m_length = ResultLength::Full;
};

} // namespace dugout
