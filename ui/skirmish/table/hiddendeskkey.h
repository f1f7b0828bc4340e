// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QShortcut>

namespace dugout {

/// A key that is printed on the card works where the card is out of sight, too. While it is seen
/// its own button hears the key: of two, neither would.
class HiddenDeskKey final : public QShortcut
{
    Q_OBJECT

public:
    /// Heard in `view` while `desk`, which is within it, is not seen.
    HiddenDeskKey(const QKeySequence &key, QWidget *desk, QWidget *view);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace dugout
