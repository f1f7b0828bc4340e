// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/sheets/piecedsheet.h"

namespace dugout {

/// Where a shared league is, for a coach who is to join it.
struct SlipSheet
{
    QString title{};
    QString address{}; ///< without a password
    QString code{}; ///< the same, to be typed in
};

/// Slips for coaches who join a shared league, several on a page to be cut apart: where it is, and
/// the same as a code to be typed in. Never with a password.
class SlipPages final : public PiecedSheet
{
public:
    explicit SlipPages(SlipSheet slip);

    [[nodiscard]] QString title() const override;
    /// The lines of one slip, from top to bottom.
    [[nodiscard]] QStringList lines() const;

protected:
    void compose() override;

private:
    SlipSheet m_slip;
};

} // namespace dugout
