// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/textlabel.h"

#include "ui/common/theme.h"

#include <QApplication>
#include <QEvent>
#include <QPainter>
#include <QStyle>

#include <cmath>
#include <map>

namespace dugout {

namespace {

/// Longer than any word of ours: whatever is longer is a name, and is cut where room ends.
constexpr int longestWord = 32;
/// What is left of a name that gives way.
constexpr int fewestLetters = 8;
/// Of a name that has to give way; with less its middle is left out.
constexpr double smallestLetters = 0.75;

struct StyleRule
{
    double size; // relative to ordinary text
    QFont::Weight weight;
};

StyleRule ruleOf(TextStyle style)
{
    switch (style) {
    case TextStyle::Small:
        return {12.0 / 14.0, QFont::Normal};
    case TextStyle::Strong:
        return {1.0, QFont::Bold};
    case TextStyle::Heading:
        return {16.0 / 14.0, QFont::Bold};
    case TextStyle::TeamName:
        return {19.0 / 14.0, QFont::Bold};
    case TextStyle::Title:
        return {24.0 / 14.0, QFont::Bold};
    case TextStyle::SmallScore:
        return {36.0 / 14.0, QFont::Bold};
    case TextStyle::Score:
        return {54.0 / 14.0, QFont::Bold};
    case TextStyle::Body:
        break;
    }
    return {1.0, QFont::Normal};
}

/// A font that is made anew looks for its letters anew, which takes longer than painting with them.
struct MadeFonts
{
    QFont base;
    std::map<TextStyle, QFont> styled;
};

/// Gone before the application is: no font outlives that.
MadeFonts &madeFonts()
{
    static MadeFonts fonts;
    static const bool isWatched = [] {
        qAddPostRoutine([] { fonts = {}; });
        return true;
    }();
    (void)isWatched;
    return fonts;
}

} // namespace

QFont styledFont(const QFont &base, TextStyle style)
{
    MadeFonts &made = madeFonts();
    if (made.base != base)
        made = {base, {}};
    const auto [found, isNew] = made.styled.try_emplace(style, base);
    if (isNew) {
        const StyleRule rule = ruleOf(style);
        if (base.pixelSize() > 0)
            found->second.setPixelSize(static_cast<int>(std::lround(base.pixelSize() * rule.size)));
        found->second.setWeight(rule.weight);
    }
    return found->second;
}

TextLabel::TextLabel(TextStyle style, QWidget *parent)
    : QLabel(parent)
    , m_style(style)
{
    setTextFormat(Qt::PlainText);
    setTextInteractionFlags(Qt::NoTextInteraction);
    if (style == TextStyle::Small)
        setTone(tone::greyInk);
    restyle();
}

void TextLabel::setTextStyle(TextStyle style)
{
    if (style == m_style)
        return;
    m_style = style;
    restyle();
}

void TextLabel::setTone(QPalette::ColorRole role)
{
    if (role != foregroundRole())
        setForegroundRole(role); // paints anew even when nothing changes
}

void TextLabel::setGivesWay(bool givesWay)
{
    m_givesWay = givesWay;
    updateGeometry();
    update();
}

QSize TextLabel::minimumSizeHint() const
{
    const QSize least = QLabel::minimumSizeHint();
    if (!m_givesWay && !wordWrap())
        return least;
    const int letters = m_givesWay ? fewestLetters : longestWord;
    return {std::min(least.width(), letters * fontMetrics().averageCharWidth()), least.height()};
}

/// A sentence that begins with an Arabic or Hebrew name is still one of ours, which goes from left
/// to right: left to itself, the label turns all of it round.
bool TextLabel::isTurnedRound() const
{
    return textFormat() == Qt::PlainText && textInteractionFlags() == Qt::NoTextInteraction
        && text().isRightToLeft();
}

QFont TextLabel::fittingFont() const
{
    QFont letters = font();
    const int needed = fontMetrics().horizontalAdvance(text());
    if (needed <= contentsRect().width() || needed == 0)
        return letters;
    const double part
        = std::max(smallestLetters, static_cast<double>(contentsRect().width()) / needed);
    letters.setPixelSize(std::max(1, static_cast<int>(fontInfo().pixelSize() * part)));
    return letters;
}

void TextLabel::paintEvent(QPaintEvent *event)
{
    const QRect room = contentsRect();
    const bool isLong = m_givesWay && fontMetrics().horizontalAdvance(text()) > room.width();
    if (!isLong && !isTurnedRound()) {
        QLabel::paintEvent(event);
        return;
    }
    QPainter painter(this);
    const Qt::Alignment where = QStyle::visualAlignment(layoutDirection(), alignment());
    const int how
        = static_cast<int>(where) | Qt::TextForceLeftToRight | (wordWrap() ? Qt::TextWordWrap : 0);
    QString shown = text();
    if (isLong) {
        const QFont letters = fittingFont();
        painter.setFont(letters);
        shown = QFontMetrics(letters).elidedText(shown, Qt::ElideMiddle, room.width());
    }
    style()->drawItemText(&painter, room, how, palette(), isEnabled(), shown, foregroundRole());
}

void TextLabel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange)
        restyle();
    QLabel::changeEvent(event);
}

void TextLabel::restyle()
{
    setFont(styledFont(QApplication::font(), m_style));
}

} // namespace dugout
