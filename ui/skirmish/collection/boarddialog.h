// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/skirmish/cards/collection.h"
#include "ui/common/formdialog.h"

class QComboBox;
class QLineEdit;

namespace dugout {

class BattlefieldView;
class NumberBox;
class TextLabel;

/// A face of a board, drawn as it is printed: a click makes a hex a starting one, then a blocked
/// one, then plain again.
class BoardDialog final : public FormDialog
{
    Q_OBJECT

public:
    BoardDialog(const Collection &collection, BoardFace face, QWidget *parent = nullptr);

    [[nodiscard]] BoardFace face() const;
    void accept() override;

protected:
    void retranslate() override;

private:
    void resizeBoard();
    void turnHex(Hex hex);
    void showBoard();

    BoardFace m_face;
    QLineEdit *m_name;
    NumberBox *m_columns;
    NumberBox *m_rows;
    QComboBox *m_other;
    TextLabel *m_hint;
    BattlefieldView *m_view;
    QList<QLabel *> m_labels;
};

} // namespace dugout
