// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/skirmish/table/skirmishscene.h"

#include <QWidget>

class QSpacerItem;
class QVBoxLayout;

namespace dugout {

class FighterTokens;
class FlowLayout;
class Pips;
class TextLabel;

/// A fighter beside the battlefield: wounds, tokens, upgrades. Pressing it points at him.
class FighterRow final : public QWidget
{
    Q_OBJECT

public:
    explicit FighterRow(QWidget *parent = nullptr);

    void show(const FighterSeen &fighter, bool acting);
    [[nodiscard]] bool isActing() const { return m_acting; }
    /// It is in no list that has to be scrolled to it, and is not pressed.
    void setAlone()
    {
        m_alone = true;
        setFocusPolicy(Qt::NoFocus);
    }

signals:
    void pointed(const FighterRef &fighter);
    /// One tap each, where the players count by themselves.
    void heartsTapped(const FighterRef &fighter, int damage);
    void tokenTapped(const FighterRef &fighter, KnownWord<SkirmishChoices> token);
    void markRequested(const FighterRef &fighter);

protected:
    void mousePressEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void fill();
    [[nodiscard]] bool isTapped() const;
    void placeWounds();
    void placeTokens();
    void fitTokens();
    /// The grid follows the size of the letters, and the disc has room only where there is one.
    void space();
    [[nodiscard]] bool valuesOnCard() const;
    void fitValues();
    [[nodiscard]] int discSide() const;
    [[nodiscard]] int besideDisc() const;
    /// The width that a line has which begins so far from the edge.
    [[nodiscard]] int roomIn(int indent) const;
    void paintDisc(QPainter &painter) const;

    FighterSeen m_fighter;
    bool m_acting = false;
    bool m_alone = false;
    TextLabel *m_name;
    TextLabel *m_state;
    Pips *m_wounds;
    TextLabel *m_values;
    TextLabel *m_upgrades;
    TextLabel *m_card; ///< of the selected fighter
    FighterTokens *m_tokens;
    QVBoxLayout *m_lines;
    QSpacerItem *m_strut; ///< the place of the disc, also where there is only a name beside it
    QVBoxLayout *m_beside; ///< the lines beside the disc; the others have the whole width
    FlowLayout *m_head;
    FlowLayout *m_below;
};

} // namespace dugout
