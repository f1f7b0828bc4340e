// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/home/homefeed.h"
#include "ui/common/panel.h"

namespace dugout {

class ActionButton;
class HomeVersus;
class TextLabel;

/// The card at the top of Home: the one thing to do next. Continue what was begun, else start from
/// samples, else start a match. Hides itself when there is none of them.
class HomePrompt final : public Panel
{
    Q_OBJECT

public:
    explicit HomePrompt(QWidget *parent = nullptr);

    void setFeed(const HomeFeed &feed);
    /// The button that Enter presses; null while the card is hidden.
    [[nodiscard]] QWidget *firstButton() const;

signals:
    void continueRequested();
    void newMatchRequested();
    void samplesRequested();
    void tourRequested();
    void sampleLeagueRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    enum class Offer { Nothing, Continue, Samples, NewMatch };

    [[nodiscard]] Offer offer() const;
    void retranslate();
    void press();

    HomeFeed m_feed;
    TextLabel *m_label;
    TextLabel *m_title;
    HomeVersus *m_versus;
    TextLabel *m_sentence;
    ActionButton *m_first;
    ActionButton *m_newMatch;
    ActionButton *m_league;
    ActionButton *m_tour;
};

} // namespace dugout
