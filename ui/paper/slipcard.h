// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/slipoutlook.h"
#include "ui/common/panel.h"

#include <array>

class QBoxLayout;
class QCheckBox;
class QLabel;

namespace dugout {

class ChoiceBox;
class NumberBox;
class SlipModel;
class SlipTable;
class TextLabel;

/// One side of a sheet of paper: whose it is, its rows with their sums, and its boxes.
class SlipCard final : public Panel
{
    Q_OBJECT

public:
    SlipCard(Seat seat, const Match &match, PaperSlip &slip, const PaperSlip *was, QWidget *parent);

    [[nodiscard]] SlipTable *table() const { return m_table; }
    [[nodiscard]] SlipModel *model() const { return m_model; }
    void setOutlook(const SlipOutlook &outlook);
    /// The sheet was changed by more than this card.
    void readAgain();
    void retranslate();

signals:
    void edited();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    enum Box { Fans, Gold, Winnings, FanRoll, FanFactor };
    static constexpr size_t boxes = FanFactor + 1;

    [[nodiscard]] SlipSide &side() const { return m_slip.side(m_seat); }
    void layOut();
    void addBox(Box box, int most, int step);
    void write(Box box, int value);
    [[nodiscard]] int written(const PaperSlip &slip, Box box) const;
    void hireStar(int choice);
    void fillStars();
    void showBoxes();
    void showTotals();

    Seat m_seat;
    const Match &m_match;
    PaperSlip &m_slip;
    const PaperSlip *m_was;
    SlipOutlook m_outlook;
    TextLabel *m_name;
    TextLabel *m_coach;
    NumberBox *m_score;
    SlipModel *m_model;
    SlipTable *m_table;
    QWidget *m_totals;
    std::array<NumberBox *, boxes> m_boxes{};
    std::array<QLabel *, boxes> m_labels{};
    std::array<QLabel *, boxes> m_befores{};
    TextLabel *m_treasury;
    QCheckBox *m_signed;
    QCheckBox *m_boughtNothing;
    ChoiceBox *m_stars;
    QBoxLayout *m_below = nullptr; ///< the boxes, and what stands under or beside them
    bool m_isFilling = false;
};

} // namespace dugout
