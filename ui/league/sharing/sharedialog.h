// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sharing/parcelcounts.h"
#include "ui/league/sharing/serverdialog.h"

class QPlainTextEdit;

namespace dugout {

/// Moves a league to a server: says how much it is, looks at the server, moves it in one piece and
/// lets the copy here go. Where one may not make things there, it shows the SQL for somebody who
/// may.
class ShareDialog final : public ServerDialog
{
    Q_OBJECT

public:
    /// With a note the move was begun before: it only goes on.
    ShareDialog(SharingDesk &desk, ParcelCounts counts, LeagueId league,
                const std::optional<SharedNote> &begun, QWidget *parent);

signals:
    /// The league is there, and perhaps let go.
    void moved();

public slots:
    void accept() override;

protected:
    void retranslate() override;
    void addressEdited() override;

private:
    enum class Stage { Look, Make, Share, LetGo };

    void lookAtServer();
    void makeDatabase();
    void share();
    void letGo();
    void enter(Stage stage);
    void showSql(const QString &sql);
    void saveSql();
    [[nodiscard]] static QString stepWords(const QString &step);
    void sayServer();

    ParcelCounts m_counts;
    LeagueId m_league;
    QString m_begunAt; ///< the address of a move that was begun
    Stage m_stage = Stage::Look;
    std::optional<ServerLook> m_look;
    TextLabel *m_about;
    QWidget *m_sqlBox;
    TextLabel *m_sqlWords;
    QPlainTextEdit *m_sql;
    ActionButton *m_copy;
    ActionButton *m_save;
};

} // namespace dugout
