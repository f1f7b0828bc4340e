// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/sheets/pagedsheet.h"

#include <memory>
#include <vector>

namespace dugout {

/// Several sheets as one document: a whole league in one go.
class SheetBundle final : public PagedSheet
{
public:
    /// At least one sheet.
    explicit SheetBundle(std::vector<std::unique_ptr<PagedSheet>> sheets);

    [[nodiscard]] QString title() const override;
    void layOut(const SheetPaper &paper) override;
    [[nodiscard]] int pageCount() const override;
    void paintPage(QPainter &painter, int page) const override;

private:
    std::vector<std::unique_ptr<PagedSheet>> m_sheets;
};

} // namespace dugout
