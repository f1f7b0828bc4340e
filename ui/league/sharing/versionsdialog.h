// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sharing/versions.h"
#include "ui/common/formdialog.h"

#include <functional>

namespace dugout {

class ChoiceBox;
class LeagueTableView;

/// Something that there are two versions of.
struct TwoVersions
{
    QString title{};
    std::function<std::vector<VersionLine>()> lines{}; ///< in the language of the moment
    std::function<QString()> about{}; ///< the same: what is said of this one instead of of all
};

/// Puts two versions of something side by side and asks which one counts; where there are several
/// such things, one after the other. Nothing happens by closing it.
class VersionsDialog final : public FormDialog
{
    Q_OBJECT

public:
    struct Words
    {
        QString title{};
        QString about{};
        QString first{}; ///< over the versions
        QString second{};
        QString takeFirst{}; ///< on the buttons
        QString takeSecond{};
    };
    /// `place` among the items, and whether the second version was taken.
    using Choose = std::function<void(int place, bool second)>;

    /// Asks for its words again when the language changes.
    VersionsDialog(std::function<Words()> words, std::vector<TwoVersions> items, Choose choose,
                   QWidget *parent);

    /// What came of the last choice; an empty sentence takes the item away and closes the dialog
    /// after the last one.
    void settle(const QString &problem);

public slots:
    /// The second version.
    void accept() override;

protected:
    void retranslate() override;

private:
    void choose(bool second);
    void showItem();

    std::function<Words()> m_words;
    std::vector<TwoVersions> m_items;
    std::vector<int> m_places; ///< of those that are left, as they came
    Choose m_choose;
    int m_chosen = 0;
    TextLabel *m_about;
    ChoiceBox *m_item;
    LeagueTableView *m_table;
    ActionButton *m_first;
};

} // namespace dugout
