// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dice/randomsource.h"
#include "core/play/journal.h"
#include "core/rules/rulesetlibrary.h"
#include "ui/common/page.h"

class QButtonGroup;

namespace dugout {

class ActionButton;
class ClockMemory;
class CollectionDocument;
class CollectionPage;
class DecksPage;
class DocumentStore;
class GameList;
class GameStandings;
class GameView;
class PageStack;
class Settings;
class TextLabel;

/// What the Skirmish place works on.
struct SkirmishServices
{
    DocumentStore &documents;
    JournalStore &journals;
    RulesetLibrary &library;
    RandomSource &random;
    Settings &settings;
};

/// The Skirmish place: games, decks and the collection, and the game that is on the table.
class SkirmishPage final : public Page
{
    Q_OBJECT

public:
    explicit SkirmishPage(SkirmishServices services, QWidget *parent = nullptr);
    ~SkirmishPage() override;

    /// Those that were begun, the newest first.
    [[nodiscard]] static Result<std::vector<JournalSummary>> games(JournalStore &journals);

    /// "Round 2 of 3 · 4 : 2", or who won and why; nothing for one that cannot be read.
    [[nodiscard]] std::optional<QString> standing(const QString &id) const;

    void openGame(const QString &id);
    /// Keeps a new game and puts it on the table.
    void startGame(const struct SkirmishSetup &setup);
    [[nodiscard]] GameView *game() const { return m_game; }
    [[nodiscard]] CollectionDocument &collection() const { return *m_document; }

signals:
    /// A game began, went on, ended or went.
    void gamesChanged();

protected:
    void retranslate() override;

private:
    void layOut();
    void connectAll();
    void showPart(int part);
    void resume();
    void fillGames();
    void showGames();
    void askForNew();
    void askToRemove(const QString &id, const QString &title);

    SkirmishServices m_services;
    std::unique_ptr<CollectionDocument> m_document;
    QWidget *m_tabs;
    TextLabel *m_title;
    QButtonGroup *m_parts;
    QList<ActionButton *> m_buttons;
    PageStack *m_stack;
    GameList *m_list;
    DecksPage *m_decks;
    CollectionPage *m_collection;
    GameView *m_game;
    ClockMemory *m_clocks;
    GameStandings *m_standings;
};

} // namespace dugout
