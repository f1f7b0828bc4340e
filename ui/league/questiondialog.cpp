// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/league/questiondialog.h"

#include "core/team/team.h"
#include "ui/common/actionbutton.h"
#include "ui/common/choicebox.h"
#include "ui/common/numberbox.h"
#include "ui/common/textfield.h"
#include "ui/common/textlabel.h"
#include "ui/common/theme.h"
#include "ui/league/fixtures/whenfield.h"
#include "ui/league/leaguedocument.h"

#include <QCheckBox>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {
constexpr int longestText = 200;

/// An ampersand in a name is no mnemonic.
QString plainWords(QString words)
{
    return words.replace(u'&', u"&&"_s);
}
} // namespace

QuestionDialog::QuestionDialog(Words title, Words accept, QWidget *parent)
    : NewsForm(parent)
    , m_title(std::move(title))
    , m_acceptWords(std::move(accept))
{
    setAttribute(Qt::WA_DeleteOnClose);
    QuestionDialog::retranslate();
}

void QuestionDialog::addSaying(std::function<void()> saying)
{
    saying();
    m_sayings.push_back(std::move(saying));
}

TextField *QuestionDialog::addText(Words label, const QString &value)
{
    auto *field = new TextField(value, this);
    field->setMaxLength(longestText);
    QLabel *name = addField(field);
    addSaying([name, label = std::move(label)] { name->setText(plainWords(label())); });
    return field;
}

NumberBox *QuestionDialog::addNumber(Words label, int least, int most, int value)
{
    auto *field = new NumberBox(this);
    field->setRange(least, most);
    field->setValue(value);
    QLabel *name = addField(field);
    addSaying([name, label = std::move(label)] { name->setText(plainWords(label())); });
    return field;
}

ChoiceBox *QuestionDialog::addChoice(Words label, std::function<QStringList()> words,
                                     const QVariantList &data, const QVariant &chosen)
{
    auto *field = new ChoiceBox(this);
    for (const QVariant &each : data)
        field->addItem(QString(), each);
    QLabel *name = addField(field);
    addSaying([field, name, label = std::move(label), words = std::move(words)] {
        name->setText(plainWords(label()));
        field->setAccessibleName(label());
        const QStringList said = words();
        for (int i = 0; i < field->count(); ++i)
            field->setItemText(i, said.value(i));
    });
    field->setCurrentIndex(std::max(0, field->findData(chosen)));
    return field;
}

QCheckBox *QuestionDialog::addCheck(Words label, bool on)
{
    auto *field = new QCheckBox(this);
    field->setChecked(on);
    addWide(field);
    forgetProblemWith(field);
    addSaying([field, label = std::move(label)] { field->setText(plainWords(label())); });
    return field;
}

WhenField *QuestionDialog::addWhen(Words label, qint64 atMs)
{
    auto *field = new WhenField(this);
    field->setAtMs(atMs);
    QLabel *name = addField(field);
    addSaying([field, name, label = std::move(label)] {
        name->setText(plainWords(label()));
        field->setWords(label());
    });
    return field;
}

void QuestionDialog::addNote(Words words)
{
    auto *note = new TextLabel(TextStyle::Body, this);
    note->setWordWrap(true);
    note->setTone(tone::greyInk);
    addWide(note);
    addSaying([note, words = std::move(words)] {
        note->setText(words());
        note->setVisible(!note->text().isEmpty());
    });
}

ActionButton *QuestionDialog::addOtherWay(Words words, std::function<void()> way)
{
    auto *button = new ActionButton(this);
    button->setAutoDefault(false);
    addChoiceButton(button);
    addSaying([button, words = std::move(words)] { button->setText(words()); });
    connect(button, &QAbstractButton::clicked, this, [this, way = std::move(way)] {
        reject();
        way();
    });
    return button;
}

void QuestionDialog::setAcceptable(bool acceptable)
{
    acceptButton()->setEnabled(acceptable);
}

void QuestionDialog::accept()
{
    if (tellsNews())
        return;
    const QString problem = m_try ? m_try() : QString();
    if (problem.isEmpty())
        QDialog::accept();
    else
        showProblem(problem);
}

void QuestionDialog::retranslate()
{
    NewsForm::retranslate();
    setWindowTitle(m_title());
    acceptButton()->setText(m_acceptWords());
    for (const auto &say : m_sayings)
        say();
}

} // namespace dugout
