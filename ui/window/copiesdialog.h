// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/keptcopies.h"

#include <QDialog>

#include <functional>
#include <optional>

class QListWidget;

namespace dugout {

class ActionButton;
class AsideWork;
class KeptList;
class TextLabel;

/// The copies of everything that is kept: what lies in each, whether it is whole, and going back to
/// one, be it a file of another computer.
class CopiesDialog final : public QDialog
{
    Q_OBJECT

public:
    CopiesDialog(const KeptCopies &copies, QWidget *parent);

    /// Adds a file to the list and shows it.
    void bring(const QString &path);
    /// Writes all that is kept now into a new file.
    void save(const QString &path);

signals:
    /// Everything is to be as it is in this file.
    void goBackRequested(const QString &path);

protected:
    void changeEvent(QEvent *event) override;

private:
    void fill();
    void look();
    void check();
    void askToGoBack();
    void askForFile();
    void askWhereToSave();
    /// Says what is wrong with the chosen one; goes on where it is whole.
    void checkThen(const std::function<void()> &whenWhole);
    void say(const QString &sentence, bool isProblem);
    void retranslate();

    const KeptCopies &m_copies;
    std::optional<KeptCopy> m_brought;
    std::vector<KeptCopy> m_shown;
    TextLabel *m_note;
    TextLabel *m_inside;
    TextLabel *m_said;
    KeptList *m_list;
    QListWidget *m_contents;
    ActionButton *m_back;
    ActionButton *m_check;
    AsideWork *m_aside;
    ActionButton *m_file;
    ActionButton *m_save;
    ActionButton *m_close;
};

} // namespace dugout
