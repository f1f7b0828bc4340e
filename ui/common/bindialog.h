// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/keeping/bin.h"

#include <QDialog>

namespace dugout {

class ActionButton;
class KeptList;
class TextLabel;

/// What was deleted: to be brought back, or to go for good.
class BinDialog final : public QDialog
{
    Q_OBJECT

public:
    BinDialog(Bin bin, QWidget *parent);

signals:
    /// Something is back.
    void changed();

protected:
    void changeEvent(QEvent *event) override;

private:
    void fill();
    void bringBack(const QString &id);
    void askToForget();
    void forget(const std::vector<BinLine> &lines);
    void say(const QString &sentence, bool isProblem);
    void retranslate();

    Bin m_bin;
    std::vector<BinLine> m_lines;
    TextLabel *m_note;
    TextLabel *m_said;
    KeptList *m_list;
    ActionButton *m_back;
    ActionButton *m_forget;
    ActionButton *m_close;
};

} // namespace dugout
