// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dice/randomsource.h"
#include "core/play/event.h"
#include "core/play/eventlog.h"

#include <QWidget>

class QSplitter;

namespace dugout {

class GameTable;
class LogPanel;
class PromptCard;
struct EndAction;

/// The middle of a game: what comes next, and the log below it. Brings a table and the widgets
/// together; answers go to the table, and what it refuses is said on the card.
class PlayDesk final : public QWidget
{
    Q_OBJECT

public:
    explicit PlayDesk(RandomSource &random, QWidget *parent = nullptr);
    ~PlayDesk() override;

    /// The table must outlive the desk or be taken away before; null for none.
    void setTable(GameTable *table);
    /// What the card says from the next time on where several things are offered, and when all is
    /// over.
    void setWords(const QString &moment, const QString &endTitle, const QString &endDetail);
    /// Where the card leads when all is over, from the next time on; `endActionChosen` of the card
    /// says which.
    void setEndActions(std::vector<EndAction> actions);
    /// To be set by the listener to `settleRequested`.
    void setCanSettle(bool can);
    /// Where nothing need be decided about what no longer fits in the log: it is taken out.
    void setDropsRejectedEvents();
    /// It stands below something that needs the height: the log goes beside the card. What is
    /// asked may need more height than it has, which `heightWanted` says. `alone`: the card needs
    /// the width of the log, too.
    void setFlat(bool flat, bool alone = false);
    /// It is read from afar: what a turn offers is as large as it can be.
    void setAfar(bool afar);

    /// Shows everything again; the table's `changed` calls it by itself.
    void refresh();

    /// Takes one action, as if it had been answered on the card.
    void answer(const std::vector<Event> &events);
    void undo();
    void redo();
    /// Asks again what a line of the log says, to put another answer in its place.
    void replace(int group) { correct(Correction::What::Replace, group); }
    /// The card was shown elsewhere for a while.
    void takeCardBack();
    /// The game was read again because somebody else went on with it, as the sentence says.
    void sayOutdated(const QString &sentence);
    [[nodiscard]] PromptCard *card() const { return m_card; }
    [[nodiscard]] LogPanel *log() const { return m_log; }
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    /// What no longer fits in the log is to be put to the coach.
    void settleRequested();
    /// While it is flat.
    void heightWanted(int height);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    /// With little height the buttons are lower, and the log is folded.
    void fit();
    void fitTiles();
    void shareHeight();
    [[nodiscard]] bool hasCard() const;
    void connectAll();
    void take(const Result<void> &done);
    /// The same for what came from the log: the keyboard goes back to the card.
    void takeBack(const Result<void> &done);
    void showAsked();
    void showLog();
    void lookBack(int group);
    void correct(Correction::What what, int group);
    [[nodiscard]] QString pastLine() const;
    /// Whether the log is another than when this was asked last.
    [[nodiscard]] bool hasMoved();

    RandomSource &m_random;
    GameTable *m_table = nullptr;
    QSplitter *m_parts;
    PromptCard *m_card;
    LogPanel *m_log;
    size_t m_seenGroups = 0;
    EventGroup m_seenLast;
    bool m_dropsRejectedEvents = false;
    bool m_flat = false;
    bool m_alone = false;
    bool m_afar = false;
    QString m_moment;
    QString m_endTitle;
    QString m_endDetail;
    std::vector<EndAction> m_endActions;
};

} // namespace dugout
