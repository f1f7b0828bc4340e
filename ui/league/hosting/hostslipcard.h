// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/platform/qrcode.h"
#include "ui/league/hosting/hostpeople.h"

#include <QAbstractButton>

namespace dugout {

/// A slip as it is handed out: the code to scan, whose it is, and what he types.
class HostSlipCard final : public QAbstractButton
{
    Q_OBJECT

public:
    explicit HostSlipCard(QWidget *parent = nullptr);

    void show(const HostSlip &slip, const HostPerson &person, const QString &text);
    [[nodiscard]] const HostSlip &slip() const { return m_slip; }

    [[nodiscard]] QSize sizeHint() const override;
    /// Less than it wants: several are put below each other before that.
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void paintWords(QPainter &painter, const QRect &area) const;

    HostSlip m_slip;
    HostPerson m_person;
    QrCode m_code;
};

} // namespace dugout
