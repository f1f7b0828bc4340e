// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/startdialogs.h"

#include <QInputDialog>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace dugout {

int askAtStart(const QString &sentence, const QStringList &answers, int preferred, QWidget *parent)
{
    QMessageBox box(QMessageBox::Question, u"Dugout"_s, sentence, QMessageBox::NoButton, parent);
    box.setObjectName(u"start-question"_s);
    box.setTextFormat(Qt::PlainText); // names of computers and files are strangers' words
    QList<QPushButton *> buttons;
    for (const QString &answer : answers) {
        const bool isLast = buttons.size() + 1 == answers.size();
        buttons.append(
            box.addButton(answer, isLast ? QMessageBox::RejectRole : QMessageBox::AcceptRole));
    }
    box.setDefaultButton(buttons.at(preferred));
    box.setEscapeButton(buttons.constLast());
    box.exec();
    for (int place = 0; place < buttons.size(); ++place) {
        if (box.clickedButton() == buttons.at(place))
            return place;
    }
    return static_cast<int>(buttons.size()) - 1;
}

std::optional<QString> askForPassword(const QString &sentence)
{
    QInputDialog dialog;
    dialog.setObjectName(u"password-question"_s);
    dialog.setWindowTitle(u"Dugout"_s);
    dialog.setLabelText(sentence);
    for (QLabel *label : dialog.findChildren<QLabel *>())
        label->setTextFormat(Qt::PlainText);
    dialog.setTextEchoMode(QLineEdit::Password);
    return dialog.exec() == QDialog::Accepted ? std::optional(dialog.textValue()) : std::nullopt;
}

} // namespace dugout
