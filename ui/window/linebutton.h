// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sharing/linelook.h"
#include "ui/common/actionbutton.h"

namespace dugout {

/// Says in a few words how the line to the servers of shared leagues is, and what waits for it.
/// Pressed, it tells more.
class LineButton final : public ActionButton
{
    Q_OBJECT

public:
    explicit LineButton(QWidget *parent = nullptr);

    void setLook(const LineLook &look);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    [[nodiscard]] bool hasProblem() const;
    [[nodiscard]] bool isApart() const; ///< and nothing worse
    [[nodiscard]] QString state() const;

    LineLook m_look;
    bool m_isLooking = true; ///< for the first time
};

} // namespace dugout
