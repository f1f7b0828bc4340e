// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/deletequestion.h"

#include <QCoreApplication>
#include <QMessageBox>

namespace dugout {

namespace {

struct DeleteQuestion
{
    Q_DECLARE_TR_FUNCTIONS(DeleteQuestion)
};

} // namespace

void askToDelete(QWidget *parent, const QString &title, const QString &name,
                 const std::function<void()> &whenSure)
{
    auto *box = new QMessageBox(
        QMessageBox::Question, title,
        DeleteQuestion::tr("Delete \"%1\" for good? This cannot be undone.").arg(name),
        QMessageBox::Yes | QMessageBox::No, parent);
    box->setTextFormat(Qt::PlainText);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setDefaultButton(QMessageBox::No);
    QObject::connect(box, &QDialog::finished, parent, [whenSure](int answer) {
        if (answer == QMessageBox::Yes)
            whenSure();
    });
    box->open();
}

} // namespace dugout
