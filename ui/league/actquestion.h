// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/acts/actevents.h"
#include "core/leaguebook/acts/actkinds.h"
#include "ui/league/questiondialog.h"

#include <memory>

namespace dugout {

class LeagueDocument;

/// A question about one act: its fields as a form. What is not asked stays as the act came.
class ActQuestion
{
public:
    using Words = QuestionDialog::Words;
    /// Done: what it made, where that is the league's alone.
    using Done = std::function<void(const std::vector<LeagueEvent> &)>;

    /// `name` is that of the dialog.
    ActQuestion(LeagueDocument &document, const LeagueAct &act, const QString &name, Words accept,
                QWidget *parent);

    [[nodiscard]] QuestionDialog &dialog() const { return *m_dialog; }
    void note(Words words) { m_dialog->addNote(std::move(words)); }
    /// A field of the act. A choice offers all it may be, a team those who take part where the act
    /// is about a competition, and all others where it is not.
    QWidget *ask(const QString &field, const QString &name = {});
    /// A choice among these; `words` gives as many words.
    ChoiceBox *askAmong(const QString &field, const QVariantList &values,
                        std::function<QStringList()> words, const QString &name = {});
    /// A team that takes part in a competition; `nobody` says what none means, where that can be.
    ChoiceBox *askEntrant(const QString &field, const CompetitionId &competition,
                          const QString &name = {}, const Words &nobody = {},
                          const std::vector<EntrantId> &without = {});
    void askReason();
    /// What is said so far.
    [[nodiscard]] QJsonObject answers() const { return m_form->answers(); }
    /// The act as it is said, or why it is none.
    [[nodiscard]] Result<ActRequest> request() const { return m_form->request(); }
    void open(Done done = {});

private:
    /// Lives as long as the dialog.
    struct Form
    {
        LeagueDocument &document;
        ActKind kind;
        QJsonObject fields{};
        std::vector<std::pair<ActField, std::function<QJsonValue()>>> asked{};
        std::vector<std::pair<ActField, QWidget *>> widgets{};
        TextField *reason = nullptr;

        [[nodiscard]] QJsonObject answers() const;
        [[nodiscard]] Result<ActRequest> request() const;
    };

    [[nodiscard]] const ActField &fieldNamed(const QString &field) const;
    void take(const ActField &field, QWidget *widget, const QString &name,
              std::function<QJsonValue()> value);
    void showAsked();

    std::shared_ptr<Form> m_form;
    QuestionDialog *m_dialog;
};

} // namespace dugout
