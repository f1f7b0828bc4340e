// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/deletequestion.h"

#include <QCoreApplication>
#include <QEvent>
#include <QMessageBox>

#include <utility>

namespace dugout {

namespace {

struct DeleteQuestion
{
    Q_DECLARE_TR_FUNCTIONS(DeleteQuestion)
};

class SureBox final : public QMessageBox
{
public:
    SureBox(std::function<QString()> title, std::function<QString()> sentence, QWidget *parent)
        : QMessageBox(parent)
        , m_title(std::move(title))
        , m_sentence(std::move(sentence))
    {
        setIcon(Question);
        setStandardButtons(Yes | No);
        setDefaultButton(No);
        setTextFormat(Qt::PlainText);
        setAttribute(Qt::WA_DeleteOnClose);
        say();
    }

protected:
    void changeEvent(QEvent *event) override
    {
        QMessageBox::changeEvent(event);
        if (event->type() == QEvent::LanguageChange)
            say();
    }

private:
    void say()
    {
        setWindowTitle(m_title());
        setText(m_sentence());
    }

    std::function<QString()> m_title;
    std::function<QString()> m_sentence;
};

} // namespace

void askWhetherSure(QWidget *parent, const std::function<QString()> &title,
                    const std::function<QString()> &sentence, const std::function<void()> &whenSure)
{
    auto *box = new SureBox(title, sentence, parent);
    QObject::connect(box, &QDialog::finished, parent, [whenSure](int answer) {
        if (answer == QMessageBox::Yes)
            whenSure();
    });
    box->open();
}

void askToDelete(QWidget *parent, const std::function<QString()> &title,
                 const std::function<QString()> &name, const std::function<void()> &whenSure)
{
    askWhetherSure(
        parent, title,
        [name] {
            return DeleteQuestion::tr("Delete \"%1\" permanently? This cannot be undone.")
                .arg(name());
        },
        whenSure);
}

} // namespace dugout
