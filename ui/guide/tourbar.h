// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/panel.h"
#include "ui/guide/tour.h"

namespace dugout {

class ActionButton;
class TextLabel;

/// What the tour says, below the page it speaks of. It takes nothing away from the page and can be
/// left at any time.
class TourBar final : public Panel
{
    Q_OBJECT

public:
    explicit TourBar(QWidget *parent = nullptr);

    void see(const TourSight &sight);
    [[nodiscard]] TourStop stop() const { return m_tour.stop(); }

signals:
    void left();
    /// The coach wants to read the guide.
    void guideRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void goOn();
    [[nodiscard]] QString words() const;

    Tour m_tour;
    TextLabel *m_number;
    TextLabel *m_words;
    ActionButton *m_next;
    ActionButton *m_leave;
};

} // namespace dugout
