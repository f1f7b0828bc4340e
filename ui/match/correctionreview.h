// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/correctionlines.h"
#include "core/dice/randomsource.h"

#include <QDialog>

#include <functional>

class QCheckBox;
class QHBoxLayout;

namespace dugout {

class ActionButton;
class PromptCard;
class ScrollColumn;
class TextLabel;

/// What a change of a match that is over would do, before anybody accepts it: first whatever has to
/// be decided again, one thing at a time, then every team and match it reaches, line by line.
class CorrectionReview final : public QDialog
{
    Q_OBJECT

public:
    enum class Occasion {
        Correction, ///< somebody changed what was logged
        SheetsChanged, ///< the match has just ended, and a sheet is not the one that came to it
    };

    /// The library and the dice must outlive it.
    CorrectionReview(CorrectionChain chain, RulesetLibrary &library, RandomSource &random,
                     Occasion occasion, QWidget *parent = nullptr);

    /// Says what the change would do in leagues, line by line.
    using Leagues = std::function<QStringList(const CorrectionChain &)>;
    void setLeagues(Leagues leagues);
    /// As far as it was decided; once accepted it is to be kept.
    [[nodiscard]] const CorrectionChain &chain() const { return m_chain; }
    [[nodiscard]] PromptCard *card() const { return m_card; }
    /// Something is still to be decided, and nobody said that it can wait.
    [[nodiscard]] bool asks() const { return !m_later && m_chain.question().has_value(); }
    void showProblem(const QString &sentence);

signals:
    /// The coaches want the sheets as they are; closing the dialog only puts that off.
    void sheetsLeft();

protected:
    void changeEvent(QEvent *event) override;

private:
    void layOut();
    void refresh();
    void ask();
    void tell();
    void clearList();
    void addLines(const std::vector<CorrectedTeam> &teams);
    void addText(const QString &text, bool heading, QPalette::ColorRole role);
    void addOpen(const QString &heading, const QStringList &lines);
    void taken(const Result<void> &done);
    /// What has to be said yes to by name before all of it can be accepted.
    void askForConsent();
    void addConsent(const QString &name, const QString &text, bool given,
                    const std::function<void(bool)> &give);
    void keepAsItWas();
    void retranslate();

    CorrectionChain m_chain;
    RulesetLibrary &m_library;
    Occasion m_occasion;
    Leagues m_leagues;
    bool m_later = false;
    CorrectionChain::Debts m_debts = CorrectionChain::Debts::Undecided;
    bool m_mayReopen = false;
    TextLabel *m_title;
    TextLabel *m_intro;
    PromptCard *m_card;
    ScrollColumn *m_list;
    TextLabel *m_problem;
    ActionButton *m_takeOut;
    ActionButton *m_wait;
    ActionButton *m_keep;
    ActionButton *m_accept;
};

} // namespace dugout
