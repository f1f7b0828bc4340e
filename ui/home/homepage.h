// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/home/homefeed.h"
#include "ui/common/page.h"
#include "ui/common/place.h"

namespace dugout {

class CardButton;
class CardGrid;
class HomePrompt;
class TextLabel;

/// Where Dugout opens: what can be done now, one click each.
class HomePage final : public Page
{
    Q_OBJECT

public:
    explicit HomePage(QWidget *parent = nullptr);

    [[nodiscard]] const HomeFeed &feed() const { return m_feed; }
    /// Whoever keeps teams, matches and leagues says here what there is to go back to, and says it
    /// again when that, or the language of its words, has changed.
    void setFeed(const HomeFeed &feed);

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
    bool focusNextPrevChild(bool next) override;

private:
    struct Door
    {
        Place place;
        CardButton *card;
    };

    void addDoor(Place place);
    /// Where the focus begins; null for the first door.
    void startAt(QWidget *first);
    void fillRecent();
    void fill(QWidget *area, const QList<HomeItem> &items, const QString &name);
    void fitMargins();

    HomeFeed m_feed;
    QLayout *m_column = nullptr;
    TextLabel *m_title;
    TextLabel *m_sentence;
    HomePrompt *m_prompt;
    TextLabel *m_signTitle;
    QWidget *m_sign;
    TextLabel *m_nextTitle;
    QWidget *m_next;
    TextLabel *m_recentTitle;
    QWidget *m_recent;
    TextLabel *m_doorsTitle;
    QWidget *m_doorArea;
    QList<Door> m_doors;
};

} // namespace dugout
