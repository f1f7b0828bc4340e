// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teams/editionmove.h"

#include "core/team/teammove.h"
#include "ui/common/actionbutton.h"
#include "ui/common/choicebox.h"
#include "ui/common/formdialog.h"

#include <QComboBox>
#include <QLabel>
#include <QListWidget>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

class EditionMoveDialog final : public FormDialog
{
public:
    EditionMoveDialog(const Team &team, const Ruleset &from, RulesetLibrary &rulesets,
                      Language language, QWidget *parent)
        : FormDialog(parent)
        , m_team(team)
        , m_from(from)
        , m_rulesets(rulesets)
        , m_language(language)
        , m_edition(new ChoiceBox(this))
        , m_notes(new QListWidget(this))
    {
        setObjectName(u"edition-move"_s);
        m_label = addField(m_edition);
        m_notes->setWordWrap(true);
        addWide(m_notes);
        for (const QString &id : rulesets.ids()) {
            const auto loaded = rulesets.load(id);
            if (loaded && (*loaded)->manifest().game == Game::Football && id != from.id().text())
                m_edition->addItem((*loaded)->name().in(language), id);
        }
        connect(m_edition, &QComboBox::currentIndexChanged, this, &EditionMoveDialog::plan);
        EditionMoveDialog::retranslate();
        plan();
    }

    [[nodiscard]] const std::optional<MovePlan> &movePlan() const { return m_plan; }

protected:
    void retranslate() override
    {
        FormDialog::retranslate();
        setWindowTitle(QCoreApplication::translate("EditionMove", "Convert to another edition"));
        m_label->setText(QCoreApplication::translate("EditionMove", "Edition"));
        m_notes->setAccessibleName(QCoreApplication::translate("EditionMove", "What changes"));
        acceptButton()->setCommand("move-team");
    }

private:
    void plan()
    {
        m_notes->clear();
        m_plan.reset();
        const auto to = m_rulesets.load(m_edition->currentData().toString());
        if (!to)
            return;
        auto planned = planMove(m_team, m_from, **to, m_language);
        showProblem(planned ? QString() : planned.error().message);
        acceptButton()->setEnabled(planned.has_value());
        if (!planned)
            return;
        m_plan = std::move(*planned);
        for (const MoveNote &note : m_plan->notes)
            m_notes->addItem(note.sentence);
        if (m_plan->notes.empty())
            m_notes->addItem(QCoreApplication::translate("EditionMove", "Nothing changes."));
    }

    const Team &m_team;
    const Ruleset &m_from;
    RulesetLibrary &m_rulesets;
    Language m_language;
    QComboBox *m_edition;
    QListWidget *m_notes;
    QLabel *m_label = nullptr;
    std::optional<MovePlan> m_plan;
};

} // namespace

std::optional<Team> askForEditionMove(const Team &team, const Ruleset &from,
                                      RulesetLibrary &rulesets, Language language, QWidget *parent)
{
    EditionMoveDialog dialog(team, from, rulesets, language, parent);
    if (dialog.exec() != QDialog::Accepted || !dialog.movePlan())
        return std::nullopt;
    return dialog.movePlan()->team;
}

} // namespace dugout
