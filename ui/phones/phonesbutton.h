// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/actionbutton.h"

#include <optional>

namespace dugout {

/// Opens a table to phones where there is little room: a picture, and how many are there while it
/// is open. Hidden where nothing can be opened.
class PhonesButton final : public ActionButton
{
    Q_OBJECT

public:
    explicit PhonesButton(QWidget *parent = nullptr);

    /// None while the table is not open.
    void showCount(std::optional<int> count);

protected:
    void changeEvent(QEvent *event) override;

private:
    void say();

    std::optional<int> m_count;
};

} // namespace dugout
