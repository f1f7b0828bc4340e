// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace dugout {

/// The steps of type: small and grey, ordinary, strong, headings, a team's name, and the score with
/// room for it or with little.
enum class TextStyle { Small, Body, Strong, Heading, TeamName, Title, SmallScore, Score };

/// `base` in the size and weight of the style, with figures of equal width.
[[nodiscard]] QFont styledFont(const QFont &base, TextStyle style);

/// A label in one of the styles that follows the application's text size. Wraps when it must. What
/// it shows is plain text, never markup: names come from strangers. Who wants markup asks for it
/// with setTextFormat() and escapes whatever is data.
class TextLabel : public QLabel
{
    Q_OBJECT

public:
    explicit TextLabel(TextStyle style, QWidget *parent = nullptr);

    void setTextStyle(TextStyle style);
    /// The palette role of the text, such as `tone::greyInk`.
    void setTone(QPalette::ColorRole role);
    /// One line with smaller letters where there is little room, then without its middle; it never
    /// asks for more: for names, which are as long as somebody likes.
    void setGivesWay(bool givesWay);
    [[nodiscard]] bool givesWay() const { return m_givesWay; }

    /// Of a word without end no page becomes as wide as the word.
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void restyle();
    [[nodiscard]] QFont fittingFont() const;
    [[nodiscard]] bool isTurnedRound() const;

    TextStyle m_style;
    bool m_givesWay = false;
};

} // namespace dugout
