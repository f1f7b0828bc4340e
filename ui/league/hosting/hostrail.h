// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

namespace dugout {

/// The steps at the left of a dialog that goes through them: done, current and to come.
class HostRail final : public QWidget
{
    Q_OBJECT

public:
    explicit HostRail(QWidget *parent = nullptr);

    void setTitle(const QString &title);
    void setSteps(const QStringList &steps, int current);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    QString m_title;
    QStringList m_steps;
    int m_current = 0;
};

} // namespace dugout
