// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/home/homefeed.h"
#include "core/leaguefiles/leagueglance.h"
#include "ui/common/page.h"
#include "ui/common/place.h"

namespace dugout {

class CardButton;
class HomeCard;
struct HomeLineLook;
class HomePrompt;
class TextLabel;

/// Where Dugout opens: what can be done now, one click each.
class HomePage final : public Page
{
    Q_OBJECT

public:
    explicit HomePage(QWidget *parent = nullptr);

    [[nodiscard]] const HomeFeed &feed() const { return m_feed; }
    /// The owner of teams, matches and leagues sets what there is to go back to, and sets it again
    /// when that, or the language of its words, has changed.
    void setFeed(const HomeFeed &feed);
    /// The league that is played, where there is one.
    void setGlance(const std::optional<LeagueGlance> &glance);

signals:
    void placeRequested(Place place);
    void itemRequested(const HomeItem &item);
    void newMatchRequested();
    void samplesRequested();
    void tourRequested();
    void sampleLeagueRequested();

protected:
    void retranslate() override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Door
    {
        Place place;
        CardButton *card;
    };

    void layOut();
    void addDoor(Place place);
    /// Where the focus begins; null for the first door.
    void startAt(QWidget *first);
    void fillItems();
    void fillGlance();
    void fillCards(QWidget *area, const QList<HomeItem> &items);
    void fillLines(HomeCard *card, const QList<HomeItem> &items, const QString &name);
    void addLine(HomeCard *card, const HomeLineLook &look, const HomeItem &item,
                 const QString &name = {});
    [[nodiscard]] QString scoreOf(const HomeItem &item) const;
    [[nodiscard]] HomeItem ofLeague(const FixtureId &fixture = {}) const;
    [[nodiscard]] QList<HomeItem> recent(bool isRunning) const;
    void fitMargins();

    HomeFeed m_feed;
    std::optional<LeagueGlance> m_glance;
    QLayout *m_column = nullptr;
    TextLabel *m_title;
    TextLabel *m_sentence;
    QWidget *m_body;
    HomePrompt *m_prompt;
    HomeCard *m_running;
    QWidget *m_runningCards;
    HomeCard *m_sign;
    HomeCard *m_next;
    HomeCard *m_results;
    HomeCard *m_table;
    HomeCard *m_scorers;
    HomeCard *m_recent;
    QWidget *m_recentCards;
    HomeCard *m_doorCard;
    QWidget *m_doorArea;
    QList<Door> m_doors;
};

} // namespace dugout
