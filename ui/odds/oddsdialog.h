// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/rulesetlibrary.h"

#include <QDialog>

namespace dugout {

class ActionButton;
class ChainPanel;
class ChanceBar;
class LanguageController;
class OddsForm;
class TextLabel;

/// *What do I need, how likely is it, and why*, from anywhere. It stays open beside the window.
class OddsDialog final : public QDialog
{
    Q_OBJECT

public:
    OddsDialog(RulesetLibrary &rulesets, LanguageController &language, QWidget *parent = nullptr);

    /// The edition and the weather of a match; empty weather leaves it as it is.
    void setMatch(const QString &edition, const QString &weather);
    /// Asks about this player; the chain of another is forgotten.
    void setPlayer(const QString &name, const Profile &profile, const QStringList &skills);
    /// Nobody in particular rolls; the numbers stay as they are.
    void setNobody();
    /// How many team re-rolls are left, and how many of them may be used in this turn.
    void setRerolls(int left, int usable);

protected:
    void changeEvent(QEvent *event) override;

private:
    void layOut();
    void retranslate();
    void showAnswer();
    void addToChain();

    LanguageController &m_language;
    OddsForm *m_form;
    TextLabel *m_who; ///< hidden when nobody in particular rolls
    TextLabel *m_needed;
    TextLabel *m_chance;
    ChanceBar *m_bar;
    TextLabel *m_why;
    ActionButton *m_add;
    ChainPanel *m_chain;
};

} // namespace dugout
