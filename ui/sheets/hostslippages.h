// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/sheets/piecedsheet.h"

#include <QColor>

namespace dugout {

/// What a coach of a hosted league is handed on paper.
struct HostSlipSheet
{
    QString league{};
    QString name{};
    QString team{};
    QString login{};
    QString password{};
    QString code{}; ///< to be typed
    QString text{}; ///< of the QR code
    QColor colour{}; ///< of his team; invalid without one
};

/// Ten of them on a page of A4, to be cut apart.
class HostSlipPages final : public PiecedSheet
{
public:
    explicit HostSlipPages(std::vector<HostSlipSheet> slips);

    [[nodiscard]] QString title() const override;

protected:
    void compose() override;

private:
    std::vector<HostSlipSheet> m_slips;
};

} // namespace dugout
