// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/skirmish/collection/importdialog.h"

#include "core/exchange/cardlistwords.h"
#include "core/exchange/decklistimport.h"
#include "core/exchange/warbandlistimport.h"
#include "core/skirmish/cards/modifierwords.h"
#include "core/text/languagescope.h"
#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/textlabel.h"

#include <QClipboard>
#include <QFileDialog>
#include <QGuiApplication>

using namespace Qt::StringLiterals;

namespace dugout {

ImportDialog::ImportDialog(QWidget *parent)
    : FormDialog(parent)
    , m_words(new TextLabel(TextStyle::Body, this))
    , m_columns(new TextLabel(TextStyle::Body, this))
    , m_rules(new TextLabel(TextStyle::Small, this))
    , m_others(new TextLabel(TextStyle::Small, this))
    , m_modifiers(new TextLabel(TextStyle::Small, this))
    , m_paste(new ActionButton(this))
{
    setObjectName(u"import-dialog"_s);
    setMinimumWidth(gridStep(this, 140));
    m_rules->setTone(tone::greyInk);
    m_others->setTone(tone::greyInk);
    m_columns->setTextFormat(Qt::RichText);
    m_columns->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_modifiers->setTone(tone::greyInk);
    for (TextLabel *label : {m_words, m_columns, m_modifiers, m_rules, m_others}) {
        label->setWordWrap(true);
        addWide(label);
    }
    m_paste->setObjectName(u"paste-list"_s);
    addChoiceButton(m_paste);
    connect(m_paste, &QAbstractButton::clicked, this, &ImportDialog::paste);
    ImportDialog::retranslate();
}

void ImportDialog::accept()
{
    const QString path = QFileDialog::getOpenFileName(
        this, tr("Import a list"), {}, tr("Lists (*.csv *.json *.txt);;All files (*)"));
    if (path.isEmpty())
        return;
    QDialog::accept();
    emit fileChosen(path);
}

void ImportDialog::paste()
{
    const QString text = QGuiApplication::clipboard()->text();
    if (text.trimmed().isEmpty())
        return showProblem(tr("Nothing was copied."));
    QDialog::accept();
    emit pasted(text);
}

void ImportDialog::retranslate()
{
    FormDialog::retranslate();
    setWindowTitle(tr("Import a list"));
    m_words->setText(tr("A table as CSV, or an array of objects as JSON. The first line names the "
                        "columns, in any order:"));
    const QStringList meanings{tr("as printed, such as 22/437"),
                               tr("needed"),
                               tr("a warband; empty for every warband"),
                               tr("objective, ploy or upgrade; needed"),
                               tr("a whole number, for objectives"),
                               tr("names of fighters, or yes or no"),
                               tr("immediate or end, for objectives"),
                               tr("yes or no"),
                               tr("what the card says"),
                               tr("what it changes, such as damage+1; dice+1:charge"),
                               tr("when a reaction comes, such as attack-failed"),
                               tr("next activation or round, for ploys"),
                               tr("what it says for three or four players")};
    QString rows;
    for (qsizetype i = 0; i < meanings.size(); ++i)
        rows += u"<tr><td><b>%1</b>&nbsp;&nbsp;&nbsp;</td><td>%2</td></tr>"_s.arg(
            cardlist::columnWord(i, currentLocale()).toHtmlEscaped(),
            meanings.at(i).toHtmlEscaped());
    m_columns->setText(u"<table>%1</table>"_s.arg(rows));
    m_rules->setText(tr("You can also import a collection exported by a friend. ")
                     + tr("Columns and words may be English, Spanish or German. A card that is in "
                          "the collection already is changed; an empty field in a column of the "
                          "list clears what you had entered there."));
    const auto headings = [](const std::vector<ListColumn> &columns) {
        QStringList words;
        for (const ListColumn &column : columns)
            words.append(column.in(currentLocale()));
        return words.join(u", "_s);
    };
    m_others->setText(
        tr("Fighters come as CSV with a row for each side and one more for each further attack: "
           "%1. Decks come with a row for each card: %2.")
            .arg(headings(WarbandListImport::columns()), headings(DeckListImport::columns())));
    QStringList changes;
    for (const QString &what : modifier::all())
        changes.append(modifierName(what));
    QStringList moments;
    for (const QString &when : modifier::conditions())
        moments.append(conditionName(when));
    m_modifiers->setText(tr("What a card may change, as the editor says it: %1. When: %2.")
                             .arg(changes.join(u", "_s), moments.join(u", "_s)));
    m_paste->setCommand("paste-list");
    acceptButton()->setCommand("choose-a-file");
}

} // namespace dugout
