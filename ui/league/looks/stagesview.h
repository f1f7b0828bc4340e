// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/team/badge.h"

#include <QWidget>

#include <vector>

namespace dugout {

/// A team in a step of the way to a place.
struct StageTeam
{
    Badge badge{};
    QString name{};
    QString value{};
    bool own = false; ///< whose place is explained
    bool parted = false; ///< falls out here

    bool operator==(const StageTeam &) const = default;
};

struct ShownStage
{
    QString title{}; ///< what is compared
    QString state{}; ///< "3 level", "decides"
    bool decides = false;
    std::vector<StageTeam> teams{};

    bool operator==(const ShownStage &) const = default;
};

/// Steps below each other with a number each: who is level in it, and who falls out.
class StagesView final : public QWidget
{
    Q_OBJECT

public:
    explicit StagesView(QWidget *parent = nullptr);

    void setStages(const std::vector<ShownStage> &stages);
    [[nodiscard]] const std::vector<ShownStage> &stages() const { return m_stages; }
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void fit();
    [[nodiscard]] int heightOf(const ShownStage &stage) const;
    void paintMark(QPainter &painter, int top, size_t number) const;
    void paintTeam(QPainter &painter, const QRect &line, const StageTeam &team) const;

    std::vector<ShownStage> m_stages;
};

} // namespace dugout
