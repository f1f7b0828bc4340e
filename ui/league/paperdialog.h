// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/paperslip.h"
#include "core/match/match.h"
#include "ui/common/formdialog.h"

#include <functional>

class QLabel;
class QListWidget;

namespace dugout {

class ActionButton;
class ChoiceBox;
class NumberBox;

/// The slip of a match that was played without Dugout: one deed after the other, and what is told
/// once.
class PaperDialog final : public FormDialog
{
    Q_OBJECT

public:
    /// Done, or one sentence about what is wrong.
    using Try = std::function<QString(const PaperSlip &)>;

    PaperDialog(MatchSession session, Try attempt, QWidget *parent);

    [[nodiscard]] PaperSlip slip() const;

public slots:
    void accept() override;
    /// Asks before something that stands on the slip is lost.
    void reject() override;

protected:
    void retranslate() override;

private:
    enum Deed { Touchdown, Completion, Interception, Casualty };
    struct Line
    {
        Deed deed = Touchdown;
        QString who{};
        PaperCasualty casualty{}; ///< of a casualty only
    };

    [[nodiscard]] Deed deed() const;
    [[nodiscard]] QString words(const QString &choice) const;
    [[nodiscard]] QString wordsOf(const Line &line) const;
    void addFields();
    void addList();
    /// Fills a box anew and keeps what is chosen.
    void fill(ChoiceBox *box, const QStringList &choices) const;
    /// Names stand in whole where the screen has room for them beside the labels and the list.
    void giveNamesRoom();
    [[nodiscard]] bool isBegun() const;
    void showDeed();
    void showAuthors();
    void showLines();
    void addLine();
    void removeLine();

    MatchSession m_session;
    Try m_try;
    std::vector<Line> m_lines;
    ChoiceBox *m_deed;
    ChoiceBox *m_who;
    ChoiceBox *m_injury;
    ChoiceBox *m_by;
    ActionButton *m_add;
    std::array<NumberBox *, 2> m_fans;
    std::array<NumberBox *, 2> m_gold;
    ChoiceBox *m_conceded;
    ChoiceBox *m_winner;
    QLabel *m_score;
    QListWidget *m_list;
    ActionButton *m_remove;
    QList<QLabel *> m_labels;
};

} // namespace dugout
