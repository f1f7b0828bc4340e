// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/league/entrantline.h"

#include <QWidget>

#include <vector>

namespace dugout {

/// How the last matches ended, a letter on a small ground for each, the newest last.
class FormPills final : public QWidget
{
    Q_OBJECT

public:
    explicit FormPills(QWidget *parent = nullptr);

    void setForm(const std::vector<LeagueOutcome> &form);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] int side() const;

    std::vector<LeagueOutcome> m_form;
};

} // namespace dugout
