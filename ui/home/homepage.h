// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/page.h"
#include "ui/common/place.h"

namespace dugout {

class ActionButton;
class TextLabel;

/// Where Dugout opens: what can be done now, one click each.
class HomePage final : public Page
{
    Q_OBJECT

public:
    explicit HomePage(QWidget *parent = nullptr);

signals:
    void placeRequested(Place place);

protected:
    void retranslate() override;

private:
    struct Door
    {
        Place place;
        TextLabel *title;
        TextLabel *sentence;
        ActionButton *button;
    };

    [[nodiscard]] QWidget *makeDoor(Place place);

    TextLabel *m_title;
    TextLabel *m_sentence;
    std::vector<Door> m_doors;
};

} // namespace dugout
