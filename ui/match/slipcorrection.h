// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/formdialog.h"
#include "ui/paper/slipform.h"

namespace dugout {

/// Corrects a kept match from paper: its sheet, filled in, with what the change would do below it.
/// Or enters it again, where it was taken back.
class SlipCorrection final : public FormDialog
{
    Q_OBJECT

public:
    SlipCorrection(const MatchSession &session, SlipForm::Consequences consequences,
                   QWidget *parent);

    /// Whether it was taken back, and is entered again.
    [[nodiscard]] bool isEntered() const { return m_isEntered; }

    [[nodiscard]] SlipForm *form() const { return m_form; }

public slots:
    void accept() override;

protected:
    void retranslate() override;

private:
    bool m_isEntered;
    SlipForm *m_form;
};

} // namespace dugout
