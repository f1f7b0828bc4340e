// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/league/actquestion.h"

#include "ui/common/choicebox.h"
#include "ui/common/numberbox.h"
#include "ui/common/textfield.h"
#include "ui/league/fixtures/whenfield.h"
#include "ui/league/leaguedocument.h"

#include <QCheckBox>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct ActQuestionWords
{
    Q_DECLARE_TR_FUNCTIONS(ActQuestion)
};

constexpr int mostOfAFraction = 1'000;

QuestionDialog::Words wordsOf(const ActField &field)
{
    return [field] { return field.words(); };
}

} // namespace

QJsonObject ActQuestion::Form::answers() const
{
    QJsonObject said = fields;
    for (const auto &[field, value] : asked)
        said.insert(field.name, value());
    for (const auto &[field, value] : asked) {
        if (!field.isAsked(said)) // it stays as it came
            said.insert(field.name, fields.value(field.name));
    }
    return said;
}

Result<ActRequest> ActQuestion::Form::request() const
{
    auto act = actFrom(kind.id, answers(), document.league());
    if (!act)
        return act.error();
    return ActRequest{*std::move(act), reason ? reason->text().trimmed() : QString()};
}

ActQuestion::ActQuestion(LeagueDocument &document, const LeagueAct &act, const QString &name,
                         Words accept, QWidget *parent)
    : m_form(std::make_shared<Form>(Form{document, kindOf(act), fieldsOf(act)}))
    , m_dialog(new QuestionDialog([kind = m_form->kind] { return kind.words(); }, std::move(accept),
                                  parent))
{
    m_dialog->setObjectName(name);
}

const ActField &ActQuestion::fieldNamed(const QString &field) const
{
    const ActField *found = m_form->kind.field(field);
    if (!found)
        qFatal("\"%s\" has no field \"%s\"", qPrintable(m_form->kind.id), qPrintable(field));
    return *found;
}

void ActQuestion::take(const ActField &field, QWidget *widget, const QString &name,
                       std::function<QJsonValue()> value)
{
    widget->setObjectName(name.isEmpty() ? u"%1-%2"_s.arg(m_form->kind.id, field.name) : name);
    m_form->asked.emplace_back(field, std::move(value));
    m_form->widgets.emplace_back(field, widget);
}

QWidget *ActQuestion::ask(const QString &name, const QString &objectName)
{
    const ActField field = fieldNamed(name);
    const QJsonValue now = m_form->fields.value(name);
    switch (field.kind) {
    case ActField::Kind::Number: {
        NumberBox *box
            = m_dialog->addNumber(wordsOf(field), field.lowest, field.highest, now.toInt());
        take(field, box, objectName, [box] { return QJsonValue(box->value()); });
        return box;
    }
    case ActField::Kind::Fraction: {
        NumberBox *box = m_dialog->addNumber(wordsOf(field), -mostOfAFraction, mostOfAFraction,
                                             now.toString().toInt());
        take(field, box, objectName, [box] { return QJsonValue(QString::number(box->value())); });
        return box;
    }
    case ActField::Kind::Switch: {
        QCheckBox *box = m_dialog->addCheck(wordsOf(field), now.toBool());
        take(field, box, objectName, [box] { return QJsonValue(box->isChecked()); });
        return box;
    }
    case ActField::Kind::Moment: {
        WhenField *when = m_dialog->addWhen(wordsOf(field), now.toInteger());
        take(field, when, objectName, [when] { return QJsonValue(when->atMs()); });
        return when;
    }
    case ActField::Kind::Choice: {
        QVariantList ids;
        for (const QString &each : field.choices)
            ids.append(each);
        return askAmong(
            name, ids,
            [field] {
                QStringList words;
                for (int i = 0; i < field.choices.size(); ++i)
                    words.append(field.choiceWords(i));
                return words;
            },
            objectName);
    }
    default: {
        TextField *text = m_dialog->addText(wordsOf(field), now.toString());
        text->setMaxLength(static_cast<int>(field.most));
        take(field, text, objectName, [text] { return QJsonValue(text->text().trimmed()); });
        return text;
    }
    }
}

ChoiceBox *ActQuestion::askAmong(const QString &name, const QVariantList &values,
                                 std::function<QStringList()> words, const QString &objectName)
{
    const ActField field = fieldNamed(name);
    ChoiceBox *box = m_dialog->addChoice(wordsOf(field), std::move(words), values,
                                         m_form->fields.value(name).toVariant());
    take(field, box, objectName, [box] { return QJsonValue::fromVariant(box->currentData()); });
    return box;
}

ChoiceBox *ActQuestion::askEntrant(const QString &field, const CompetitionId &competition,
                                   const QString &name, const Words &nobody,
                                   const std::vector<EntrantId> &without)
{
    const League &league = m_form->document.league();
    const Competition *of = league.competition(competition);
    QVariantList ids;
    QStringList names;
    if (nobody)
        ids.append(QString());
    for (const CompetitionEntry &each : of ? of->entries : std::vector<CompetitionEntry>()) {
        if (each.left || std::find(without.begin(), without.end(), each.team) != without.end())
            continue;
        ids.append(each.team.text());
        names.append(teamName(league, each.team));
    }
    return askAmong(
        field, ids, [names, nobody] { return nobody ? QStringList{nobody()} + names : names; },
        name);
}

void ActQuestion::askReason()
{
    m_form->reason = m_dialog->addText([] { return ActQuestionWords::tr("Reason"); });
    m_form->reason->setObjectName(u"reason"_s);
}

/// What another field decides about is asked only then.
void ActQuestion::showAsked()
{
    const auto show = [form = std::weak_ptr(m_form), dialog = m_dialog] {
        const auto now = form.lock();
        const QJsonObject said = now ? now->answers() : QJsonObject();
        for (const auto &[field, widget] : now->widgets)
            dialog->show(widget, field.isAsked(said));
    };
    for (const auto &[field, widget] : m_form->widgets) {
        const bool decides = std::any_of(
            m_form->widgets.begin(), m_form->widgets.end(),
            [name = field.name](const auto &other) { return other.first.askedBy == name; });
        if (auto *box = decides ? qobject_cast<ChoiceBox *>(widget) : nullptr) {
            QObject::connect(box, &QComboBox::currentIndexChanged, m_dialog, show);
            show();
        }
    }
}

void ActQuestion::open(Done done)
{
    showAsked();
    m_dialog->setTry([form = m_form, done = std::move(done)] {
        const auto wanted = form->request();
        if (!wanted)
            return wanted.error().message;
        std::vector<LeagueEvent> made;
        const QString problem = form->document.done(*wanted, &made);
        if (problem.isEmpty() && done)
            done(made);
        return problem;
    });
    m_dialog->open();
}

} // namespace dugout
