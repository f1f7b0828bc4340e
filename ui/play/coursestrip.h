// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/promptcourse.h"

#include <QWidget>

namespace dugout {

/// The stages of what is asked, in a row: those behind are ticked, the present one is ringed. No
/// height where there are none.
class StageStrip final : public QWidget
{
    Q_OBJECT

public:
    explicit StageStrip(QWidget *parent = nullptr);

    void setStages(const std::vector<PromptStage> &stages);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    std::vector<PromptStage> m_stages;
};

/// How likely is what may come of it, in large figures.
class ChanceStrip final : public QWidget
{
    Q_OBJECT

public:
    explicit ChanceStrip(QWidget *parent = nullptr);

    void setChances(const std::vector<PromptChance> &chances);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    std::vector<PromptChance> m_chances;
};

} // namespace dugout
