// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>

#include <functional>

class QWidget;

namespace dugout {

/// Does something to a page at once, or, while the coach types there or is asked something, as soon
/// as he is done: what he has begun is not taken from under his hands.
class AtRest final : public QObject
{
    Q_OBJECT

public:
    AtRest(std::function<void()> achievement, QWidget *page);

    void ask();

private:
    [[nodiscard]] bool isBusy() const;

    std::function<void()> m_deed;
    QWidget *m_page;
    QTimer m_again; ///< runs only while somebody is busy
};

} // namespace dugout
