// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/play/promptbody.h"

class QVBoxLayout;

namespace dugout {

class CardHead;
class CardMiddle;
class ChanceStrip;
struct CardFit;
struct CardHeights;
class QuickGrid;
enum class ResultLength;
class ResultStrip;
class ScrollColumn;
class StageStrip;
class TextLabel;

/// What *What comes next* consists of, from top to bottom, and which of it there is room for.
class CardParts
{
public:
    explicit CardParts(QWidget *card);

    CardHead *head;
    ResultStrip *result;
    ScrollColumn *scroll; ///< holds the next eight
    TextLabel *title;
    StageStrip *stages; ///< where there is room
    TextLabel *detail;
    TextLabel *why;
    QVBoxLayout *place; ///< of the body
    ChanceStrip *chances; ///< where there is room
    QWidget *middle; ///< holds what the owner of the card puts there
    CardMiddle *giving = nullptr; ///< that, where it can do with less room
    QuickGrid *grid; ///< below what scrolls where that shows more of it
    TextLabel *problem;
    QWidget *foot = nullptr; ///< of the card's owner
    bool flat = false; ///< hardly any height
    bool inset = false; ///< within a list that says what it is about
    QString about; ///< and these are its words
    bool chosen = false; ///< the words are about somebody: they are worth a line also there
    bool tiled = false; ///< what the grid offers are tiles
    bool isInLog = true; ///< what was answered last is told by the log too
    bool logSeen = false; ///< and the log stands beside
    PromptBody *body = nullptr; ///< while one prompt is answered

    void setFoot(QWidget *widget);
    /// Shows what there is room for, and puts the buttons where they are seen. True when they had
    /// the focus and lost it on the way.
    [[nodiscard]] bool fit(bool past);
    /// How high the card must be for what is asked and its buttons, with the title in its head.
    [[nodiscard]] int needed() const;
    /// The same without words that only explain: every button is whole.
    [[nodiscard]] int neededToAnswer() const;

private:
    void layOut();
    void placeFoot();
    [[nodiscard]] bool fitTiles();
    [[nodiscard]] bool fitInset();
    [[nodiscard]] CardHeights heights() const;
    /// Said once is enough where the log can be read.
    [[nodiscard]] bool tellsResult() const;
    [[nodiscard]] bool showsForItself() const;
    void keepRoomForResult();
    [[nodiscard]] ResultLength shorten(CardHeights &parts, CardFit &found) const;
    [[nodiscard]] int middleHeight(int leftOut) const;
    /// What a roll is made of takes what the rest leaves.
    void placeCourse(int left);
    /// With the air above it; 0 where it has nothing to show.
    [[nodiscard]] int courseHeight(const QWidget *strip) const;
    void placeMiddle(bool menu, bool withResult);
    [[nodiscard]] bool placeGrid(bool scrolled);

    QWidget *m_card;
    bool m_gridScrolls = true;
    bool m_gridTiled = false;
    bool m_footInGrid = false;
};

} // namespace dugout
