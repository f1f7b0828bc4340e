// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <array>

class QStackedLayout;

namespace dugout {

class AfterPage;
class FullTimePage;
class MatchTable;
class PlayDesk;

/// What a match shows once it is over: the page of the final whistle, then what both teams have to
/// do. The log and the players are one key away, where the match was played.
class AfterWhistle final : public QWidget
{
    Q_OBJECT

public:
    enum class Face { Play, FullTime, AfterMatch };

    explicit AfterWhistle(PlayDesk *desk, QWidget *parent = nullptr);

    /// Null for none; the table must outlive it or be taken away before.
    void setTable(MatchTable *table);
    /// The match went on, or back.
    void refresh();
    [[nodiscard]] Face face() const { return m_face; }
    [[nodiscard]] FullTimePage *fullTime() const { return m_fullTime; }
    [[nodiscard]] AfterPage *afterMatch() const { return m_after; }
    /// What each side spent in its turns, as the report tells it; only when the match is over.
    [[nodiscard]] std::array<qint64, 2> times() const { return m_times; }
    void turnTo(Face face);
    void takeFocus();
    void retranslate();
    /// What is on its pages scrolls: they ask for no height.
    [[nodiscard]] bool hasHeightForWidth() const override { return false; }
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void faceChanged();

private:
    void follow(const QString &lead);
    void showResult();

    PlayDesk *m_desk;
    QStackedLayout *m_stack;
    FullTimePage *m_fullTime;
    AfterPage *m_after;
    MatchTable *m_table = nullptr;
    Face m_face = Face::Play;
    std::array<qint64, 2> m_times{};
    bool m_over = false;
};

} // namespace dugout
