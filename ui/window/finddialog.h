// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/window/keptsearch.h"

#include <QDialog>
#include <QKeySequence>

#include <functional>

class QListView;
class QStandardItemModel;

namespace dugout {

class TextField;
class TextLabel;

/// Something that can be done, to be found by its words.
struct FoundCommand
{
    QString words;
    QKeySequence key;
    std::function<void()> run;
};

/// One field for everything: what can be done here, what is kept, and the rules.
class FindDialog final : public QDialog
{
    Q_OBJECT

public:
    FindDialog(std::vector<FoundCommand> commands, KeptSearch kept, QWidget *parent = nullptr);

signals:
    void itemChosen(const HomeItem &item);
    void rulesRequested(const QString &words);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void search();
    void addRow(const QString &words, const QString &about, std::function<void()> run);
    void take(const QModelIndex &index);

    std::vector<FoundCommand> m_commands;
    KeptSearch m_kept;
    TextField *m_words;
    QListView *m_list;
    QStandardItemModel *m_rows;
    TextLabel *m_nothing;
    std::vector<std::function<void()>> m_runs; ///< of each row
};

} // namespace dugout
