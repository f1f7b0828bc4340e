// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <optional>
#include <vector>

namespace dugout {

/// One curve of a chart.
struct ChartCurve
{
    QString id{};
    QString name{};
    std::vector<std::optional<double>> values{}; ///< one for each step; none where there is nothing

    bool operator==(const ChartCurve &) const = default;
};

/// What a chart shows: curves over rounds or matches.
struct ChartPicture
{
    QString title{};
    QString steps{}; ///< what the steps are: "Round"
    int first = 1; ///< the number of the first step
    bool upsideDown = false; ///< places: the first is on top
    std::vector<ChartCurve> curves{};
    std::optional<double> line{}; ///< dashed, between those who go through and the others

    bool operator==(const ChartPicture &) const = default;
};

/// Curves to look at: the first few in colours, with strokes and marks that tell them apart without
/// any, and their names at the ends; all others thin behind them. Up and Down choose one, which
/// stands out. Screen readers hear where each began and where it is now.
class ChartView final : public QWidget
{
    Q_OBJECT

public:
    explicit ChartView(QWidget *parent = nullptr);

    void setPicture(const ChartPicture &picture);
    [[nodiscard]] const ChartPicture &picture() const { return m_picture; }
    /// Empty: none.
    void choose(const QString &id);
    [[nodiscard]] const QString &chosen() const { return m_chosen; }

    [[nodiscard]] QSize sizeHint() const override;

signals:
    void chosenChanged(const QString &id);

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    struct Scale;

    [[nodiscard]] Scale scale() const;
    [[nodiscard]] bool isNamed(size_t curve) const;
    [[nodiscard]] QPen penOf(size_t curve) const;
    void paintGrid(QPainter &painter, const Scale &scale) const;
    void paintLine(QPainter &painter, const Scale &scale) const;
    void paintCurve(QPainter &painter, const Scale &scale, size_t curve) const;
    void paintNames(QPainter &painter, const Scale &scale) const;
    [[nodiscard]] static QString courseOf(const ChartCurve &curve);
    void describe();

    ChartPicture m_picture;
    QString m_chosen;
};

} // namespace dugout
