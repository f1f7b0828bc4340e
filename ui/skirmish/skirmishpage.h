// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/journal.h"
#include "core/play/eventlog.h"
#include "core/skirmish/state/skirmishsetup.h"
#include "ui/common/page.h"

#include <functional>

class QButtonGroup;

namespace dugout {

class ActionButton;
class AtRest;
class AttackOddsDialog;
class ChoiceBox;
class ClockMemory;
class Club;
class CollectionDocument;
class CollectionPage;
class DecksPage;
class GameList;
class GameView;
class HallScreen;
class LeagueRepository;
template<typename Game>
class OpenGame;
class PageStack;
class PhoneDesk;
class PhoneServer;
class RandomSource;
class Settings;
class SkirmishGame;
class TextLabel;

/// What the Skirmish place works on.
struct SkirmishServices
{
    const Club &club;
    RandomSource &random;
    Settings &settings;
    const PhoneServer *phones = nullptr; ///< null: no table can be opened to phones
    const LeagueRepository *leagues = nullptr; ///< those that skirmishes may belong to
};

/// The Skirmish place: games, decks and the collection, and the game that is on the table.
class SkirmishPage final : public Page
{
    Q_OBJECT

public:
    explicit SkirmishPage(SkirmishServices services, QWidget *parent = nullptr);
    ~SkirmishPage() override;

    void openGame(const QString &id);
    /// Games went on elsewhere: the one on the table is read again where it is one of them.
    void takePlay();
    /// Keeps a new game and puts it on the table.
    void startGame(const SkirmishSetup &setup);
    /// Asks what the players of a given skirmish bring and hands that to `start`, which answers the
    /// id of the game that is then put on the table; nothing where it could not start.
    void askFor(const SkirmishSetup &given,
                const std::function<QString(const SkirmishSetup &)> &start, QWidget *parent);
    /// The odds of attacks, for who is chosen in the game that is on the table.
    void showOdds();
    [[nodiscard]] GameView *game() const { return m_game; }
    [[nodiscard]] HallScreen *screen() const { return m_screen; }
    /// Opens the game on the table to phones; false when there is none.
    bool openPhones();
    [[nodiscard]] PhoneDesk *phones() const { return m_phones; }
    [[nodiscard]] CollectionDocument &collection() const { return *m_document; }

signals:
    /// A game began, went on, ended or went.
    void gamesChanged();
    /// A game that was given is on the table.
    void givenBegun();
    /// Somebody wants to see the fixture that the game is played for, in its league.
    void fixtureRequested(const QString &league, const QString &fixture);

protected:
    void retranslate() override;

private:
    void layOut();
    void connectAll();
    void connectPhones();
    void fillEditions();
    /// Shows the cards and decks of an edition, and begins new games with it.
    void useEdition();
    void openCollection();
    void showPart(int part);
    void resume();
    void fillGames();
    void putOnTable(std::unique_ptr<OpenGame<SkirmishGame>> game);
    void showGames();
    void followOnScreen();
    void fillOdds();
    void takeNews();
    /// Shows what a change of a game that is over would do in its league; true when it is not to
    /// be.
    [[nodiscard]] bool isDeclined(const JournalId &id, const LogAction &change);
    void askForNew();
    void askToRemove(const QString &id);

    SkirmishServices m_services;
    std::unique_ptr<CollectionDocument> m_document;
    QWidget *m_tabs;
    TextLabel *m_title;
    QButtonGroup *m_parts;
    QList<ActionButton *> m_buttons;
    ChoiceBox *m_edition; ///< hidden as long as there is but one
    PageStack *m_stack;
    GameList *m_list;
    DecksPage *m_decks = nullptr;
    CollectionPage *m_collection = nullptr;
    GameView *m_game;
    ClockMemory *m_clocks;
    HallScreen *m_screen;
    AttackOddsDialog *m_odds = nullptr; ///< made when first asked for
    PhoneDesk *m_phones;
    AtRest *m_news; ///< for the game on the table
    bool m_wasOver = false; ///< the game on the table, at its last answer
};

} // namespace dugout
