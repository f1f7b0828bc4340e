// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/textfield.h"

namespace dugout {

class KeptList;

/// The field above a list that leaves in sight what has all of its words: name or facts, without
/// regard to accents and capitals. Down and Enter lead into the list, Escape empties the field.
class ListSearch final : public TextField
{
    Q_OBJECT

public:
    /// `command` leads into it from anywhere on the page of the list.
    ListSearch(KeptList *list, const char *command);

    /// With the room around it that the card of a list leaves.
    [[nodiscard]] QLayout *row();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void filter();
    void retranslate();

    KeptList *m_list;
    const char *m_command;
    bool m_isFiltering = false;
};

} // namespace dugout
