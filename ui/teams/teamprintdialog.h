// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/ruleset.h"
#include "core/team/team.h"
#include "ui/common/formdialog.h"

#include <memory>

class QComboBox;

namespace dugout {

class PagedSheet;

/// Which sheet of a team, in which language or two, and then the preview or a PDF.
class TeamPrintDialog final : public FormDialog
{
    Q_OBJECT

public:
    TeamPrintDialog(const Team &team, std::shared_ptr<const Ruleset> ruleset, Language language,
                    QWidget *parent = nullptr);

public slots:
    /// Opens the preview.
    void accept() override;

protected:
    void retranslate() override;

private:
    [[nodiscard]] std::shared_ptr<PagedSheet> sheet() const;
    void savePdf();

    Team m_team;
    std::shared_ptr<const Ruleset> m_ruleset;
    QComboBox *m_kind;
    QComboBox *m_language;
    QComboBox *m_second;
    ActionButton *m_pdf;
    QList<QLabel *> m_labels;
};

} // namespace dugout
