// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace dugout {

/// What holds beside the weather and what it does, in a few short lines that never make the page
/// wider: each a name and its effect, cut where the room ends. With little height all share a line.
class RulesStrip final : public QWidget
{
    Q_OBJECT

public:
    explicit RulesStrip(QWidget *parent = nullptr);

    struct Rule
    {
        QString name;
        QString effect;

        bool operator==(const Rule &) const = default;
    };

    void setRules(const QList<Rule> &rules);
    void setCompact(bool compact);
    /// The lines as they are painted in the width of now.
    [[nodiscard]] QStringList lines() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    [[nodiscard]] QList<QList<Rule>> rows() const;
    [[nodiscard]] int room() const;
    [[nodiscard]] QFont words() const;

    bool m_compact = false;
    QList<Rule> m_rules;
};

} // namespace dugout
