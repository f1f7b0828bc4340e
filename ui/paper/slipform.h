// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/slipoutlook.h"

#include <QWidget>

#include <functional>

class QDialog;
class QTimer;

namespace dugout {

class ActionButton;
class ChoiceBox;
class ScrollColumn;
class SlipCard;
class TextLabel;

/// The sheet of a match that was played without Dugout: new, or filled in and corrected. Both
/// teams stand side by side, one at a time where there is little room.
class SlipForm final : public QWidget
{
    Q_OBJECT

public:
    /// What a corrected sheet would change beyond the match, in the language of the moment.
    using Consequences = std::function<QStringList(const PaperSlip &)>;

    /// `was`: the kept sheet that is corrected.
    SlipForm(Match match, PaperSlip slip, std::optional<PaperSlip> was, QWidget *parent);

    void setConsequences(Consequences consequences);
    [[nodiscard]] PaperSlip slip() const;
    [[nodiscard]] const SlipOutlook &outlook() const { return m_outlook; }
    /// Something was written since it was opened.
    [[nodiscard]] bool isChanged() const { return m_slip != m_opened; }
    void takeFocus();
    /// For the dialog that shows it: as large as the window; Enter is the rows' own.
    void dress(QDialog &dialog);
    void reset();
    /// Shows another sheet of the same match, such as one that its coach has filled in.
    void setSlip(const PaperSlip &slip);
    void retranslate();
    [[nodiscard]] QSize sizeHint() const override;

signals:
    void edited();

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void layOut();
    void makeChoices();
    void fillChoices();
    void goToOther(Seat from);
    void showSide(Seat seat);
    void look();
    void tell();
    void fitWords();

    Match m_match;
    std::optional<PaperSlip> m_was;
    PaperSlip m_slip;
    PaperSlip m_opened;
    SlipOutlook m_outlook;
    Consequences m_consequences;
    QStringList m_follows;
    QString m_unknown; ///< that was typed as an injury
    bool m_isFilling = false;
    bool m_isNarrow = false;
    Seat m_shown = 0;
    ChoiceBox *m_conceded;
    ChoiceBox *m_winner;
    ChoiceBox *m_stadium;
    ActionButton *m_switch;
    ActionButton *m_reset;
    TextLabel *m_banner;
    std::array<SlipCard *, 2> m_cards{};
    ScrollColumn *m_said;
    TextLabel *m_words;
    TextLabel *m_keys;
    QTimer *m_later;
};

} // namespace dugout
