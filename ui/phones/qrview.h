// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/platform/qrcode.h"

#include <QWidget>

namespace dugout {

/// A QR code, black on white in every theme, as cameras like it.
class QrView final : public QWidget
{
    Q_OBJECT

public:
    explicit QrView(QWidget *parent = nullptr);

    void setText(const QString &text);
    /// There is something to scan: what makes codes may be missing.
    [[nodiscard]] bool hasCode() const { return m_code.side > 0; }
    [[nodiscard]] const QrCode &code() const { return m_code; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QrCode m_code;
};

} // namespace dugout
