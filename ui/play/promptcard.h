// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/panel.h"
#include "ui/play/asidemenu.h"
#include "ui/play/cardparts.h"
#include "ui/play/offers.h"

#include <QElapsedTimer>

#include <functional>
#include <optional>

namespace dugout {

class CardKeys;
class CardMiddle;

/// Where the coach may go once nothing more is asked.
struct EndAction
{
    QString id;
    QString text;
};

/// *What comes next*: one prompt at a time, or where several are offered side by side a button for
/// each. What is always there beside them is in a menu. Knows no game.
class PromptCard final : public Panel
{
    Q_OBJECT

public:
    explicit PromptCard(RandomSource &random, QWidget *parent = nullptr);

    /// `moment` heads the card where several prompts are offered. Prompts that are still the same
    /// keep what was typed and chosen so far, unless something was answered since: the same may be
    /// asked twice.
    void setOffers(const std::vector<OfferedPrompt> &offers, const QString &moment,
                   bool answered = false);
    /// Whose turn it is to answer, in small letters above the title; from the next offers on.
    void setAsked(const QString &name);
    void setAnswer(const AnswerShown &answer);
    /// The log stands beside it: what the turn's menu would tell of the last answer is there.
    void setLogSeen(bool seen);
    /// What it says when nothing is asked, and its buttons then, the filled one first; from the
    /// next offers on.
    void setEnding(const QString &title, const QString &detail,
                   const std::vector<EndAction> &actions = {});
    /// A look back: nothing can be answered then. Empty for the present.
    void showPast(const QString &line);
    /// One clear sentence; empty takes it away.
    void showProblem(const QString &sentence);
    /// Why something was not done. In another language `again` says it, and without that it goes:
    /// it is no longer what the card speaks.
    void showRefusal(const QString &sentence, std::function<QString()> again = {});
    [[nodiscard]] QString problem() const;

    /// Opens one of the prompts, as its button would; false when it is not offered.
    bool open(const QString &prompt);
    /// The id of the prompt whose answer is being given; empty while several are offered.
    [[nodiscard]] QString openPrompt() const { return m_open; }
    /// Who is asked that, or else first.
    [[nodiscard]] Seat seatAsked() const { return m_offers.seatAsked(m_open); }
    /// The keyboard goes to where the answer begins. Where nothing is filled no button gets it, so
    /// that Enter presses nothing by chance.
    void takeFocus();
    /// What is asked has opened by itself: a key that was meant for the question before answers
    /// nothing.
    void holdKeysBack();
    /// Presses what prints Enter; false when nothing does.
    bool pressMain();
    /// Presses what goes on by a key of its own, for the other side where both are asked; false
    /// when nothing does.
    bool pressPassing(bool other = false);
    /// Says why this key does nothing now; false when there is nothing to say.
    bool explain(const QKeySequence &key);
    /// Where such a text is typed; null where it means nothing now.
    [[nodiscard]] QWidget *fieldFor(const QString &text) const;
    /// What is asked can be left again, as if it had not been begun; from the next offers on.
    void setCanGoBack(bool can);
    /// Its first line, which the owner of the card may add to.
    [[nodiscard]] CardHead *head() const { return m_parts.head; }
    /// Something to be seen above the buttons while several things are offered, if it has anything
    /// to show and there is room.
    void setMiddle(QWidget *middle);
    /// The same for what leaves lines out rather than take the room of what was answered last.
    void setMiddle(CardMiddle *middle);
    /// What its menu has beside what is asked, and so has its only button; null for nothing.
    void setPageItems(AsideMenu::PageItems items);
    /// Something at its foot, below the buttons. While it leads they give way to it: chips are in
    /// the menu, and nothing among them is filled.
    void setFoot(QWidget *foot);
    void setFootLeads(bool leads);
    /// Who is chosen, above the buttons of a turn; empty for nobody.
    void setChosen(const QString &name, const QString &about);
    /// It lies within a list whose line says what it is `about`: only what is asked is shown, and
    /// not what the line says.
    void setInset(bool inset, const QString &about = {});
    /// The answer is found in a list, which is the better for all the room there is.
    [[nodiscard]] bool fillsItsRoom() const;
    /// Lower buttons, for little room.
    void setCompact(bool compact);
    /// Slim: as flat as it can be, below something that needs the height; large: read from afar.
    void setTiles(TileSize size);
    /// Shows what there is room for.
    void fit();
    /// With this all that is asked can be answered without scrolling, in its present width.
    [[nodiscard]] int leastHeight() const { return m_parts.needed(); }
    /// The same with its list scrolled.
    [[nodiscard]] int scrolledHeight();
    /// How high it has to be lest a button be scrolled.
    [[nodiscard]] int heightToAnswer() const { return m_parts.neededToAnswer(); }

signals:
    void answered(const Event &event);
    /// A coach went for what is open now.
    void begun();
    /// Another prompt is open, or others are asked; nothing of it is shown yet.
    void turned();
    void endActionChosen(const QString &id);
    void backToNowRequested();
    /// The step before is to be taken away again.
    void backRequested();

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void retranslate();
    /// Of a double click that was meant for what was asked before.
    [[nodiscard]] bool isSecondClick(const QObject *watched, const QEvent &event) const;
    void press(const QString &prompt);
    void openMembers(const QString &prompt);
    void openAsides();
    /// Read from afar, faces of dice are as large as they can be.
    [[nodiscard]] bool isTight() const
    {
        return m_flat || (m_compact && m_tiles != TileSize::Large);
    }
    [[nodiscard]] bool isMenu() const { return m_past.isEmpty() && m_members.isEmpty(); }
    [[nodiscard]] std::vector<OfferedPrompt> besideOpen() const;
    [[nodiscard]] std::vector<OfferedPrompt> inMenu() const;
    [[nodiscard]] bool isChipLeftOut(const OfferedPrompt &one) const;
    [[nodiscard]] const char *asidesCommand() const;
    [[nodiscard]] bool letGoOfFocus();
    void rebuild();
    void goBack();
    void showBack();
    void showBody();
    void showWords();

    RandomSource &m_random;
    Offers m_offers;
    QString m_open;
    QString m_members; ///< the prompt whose members are offered instead of the menu
    QString m_moment;
    QString m_asked;
    bool m_compact = false;
    TileSize m_tiles = TileSize::Usual;
    bool m_flat = false;
    bool m_footLeads = false;
    QString m_chosen;
    QString m_aboutChosen;
    bool m_canGoBack = false;
    QString m_past;
    QString m_endTitle;
    QString m_endDetail;
    std::vector<OfferedPrompt> m_endActions; ///< as buttons, though they answer nothing
    QElapsedTimer m_turned; ///< since something else is asked
    std::optional<std::function<QString()>> m_again; ///< while a refusal is shown
    CardParts m_parts;
    CardKeys *m_keys;
};

} // namespace dugout
