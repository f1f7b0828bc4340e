// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sheet/shopsheet.h"
#include "ui/common/formdialog.h"
#include "ui/sheets/sheetpaper.h"
#include "ui/teams/teamrows.h"

class QComboBox;
class QLineEdit;
class QListWidget;

namespace dugout {

class PagedSheet;

/// Teams that are printed together, such as those of a league.
struct TeamGroup
{
    QString id{};
    QString name{};
    std::vector<TeamId> teams{};
};

/// Which sheets of which teams, on what paper, in which language or two, and then the preview or a
/// PDF: a single team, a match record for two, or a whole league in one go.
class TeamPrintDialog final : public FormDialog
{
    Q_OBJECT

public:
    /// All teams may be printed; those `chosen` are ticked beforehand.
    TeamPrintDialog(std::vector<TeamWithRules> teams, const std::vector<TeamId> &chosen,
                    Language language, QWidget *parent = nullptr);

    /// Offers to tick the teams of each, and begins with those of the one of this id.
    void offerGroups(const std::vector<TeamGroup> &groups, const QString &first);
    /// What both sides bought for a match stands on their sheets, which are ticked.
    void setPurchases(const InducementShop &shop, const DealtCards &cards);

    /// As chosen now; null while no team is ticked.
    [[nodiscard]] std::shared_ptr<PagedSheet> sheet() const;
    /// The PDF that was written; empty while none was.
    [[nodiscard]] const QString &savedAs() const { return m_savedAs; }

public slots:
    /// Opens the preview.
    void accept() override;

protected:
    void retranslate() override;
    void showEvent(QShowEvent *event) override;

private:
    void fillLanguages(Language language);
    void fillTeams(const std::vector<TeamId> &chosen);
    void fillOpponents();
    void tickGroup();
    void showFields();
    void savePdf();
    [[nodiscard]] std::shared_ptr<PagedSheet> checkedSheet();
    [[nodiscard]] std::vector<const TeamWithRules *> ticked() const;
    [[nodiscard]] const TeamWithRules *opponent() const;
    [[nodiscard]] TeamSheet sheetOf(const TeamWithRules &team) const;
    [[nodiscard]] std::vector<std::unique_ptr<PagedSheet>> quickReferences() const;
    [[nodiscard]] std::vector<std::unique_ptr<PagedSheet>> teamPages() const;
    [[nodiscard]] Language firstLanguage() const;
    [[nodiscard]] std::optional<Language> secondLanguage() const;
    [[nodiscard]] SheetPaper paper() const;

    std::vector<TeamWithRules> m_teams;
    std::vector<TeamGroup> m_groups;
    std::optional<InducementShop> m_shop;
    DealtCards m_cards;
    QComboBox *m_kind;
    QComboBox *m_group; ///< where there are some
    QComboBox *m_language;
    QComboBox *m_second;
    QComboBox *m_paper;
    QComboBox *m_opponent;
    QLineEdit *m_competition;
    QLineEdit *m_date;
    QLineEdit *m_place;
    QListWidget *m_list;
    ActionButton *m_pdf;
    QList<QLabel *> m_labels;
    QString m_savedAs;
};

} // namespace dugout
