// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/copiesdialog.h"

#include "core/text/language.h"
#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/asidework.h"
#include "ui/common/deletequestion.h"
#include "ui/common/keptlist.h"
#include "ui/common/savequestion.h"
#include "ui/common/textlabel.h"

#include <QApplication>
#include <QDateTime>
#include <QDir>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QListWidget>
#include <QLocale>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

QString momentOf(const KeptCopy &copy)
{
    return languageLocale(currentLanguage())
        .toString(QDateTime::fromMSecsSinceEpoch(copy.madeMs), QLocale::ShortFormat);
}

} // namespace

CopiesDialog::CopiesDialog(const KeptCopies &copies, QWidget *parent)
    : QDialog(parent)
    , m_copies(copies)
    , m_note(new TextLabel(TextStyle::Body, this))
    , m_inside(new TextLabel(TextStyle::Body, this))
    , m_said(new TextLabel(TextStyle::Body, this))
    , m_list(new KeptList(this))
    , m_contents(new QListWidget(this))
    , m_back(new ActionButton(this, ActionButton::Look::Filled))
    , m_check(new ActionButton(this))
    , m_aside(new AsideWork(this))
    , m_file(new ActionButton(this))
    , m_save(new ActionButton(this))
    , m_close(new ActionButton(this))
{
    setObjectName(u"copies"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    m_list->setObjectName(u"copies-list"_s);
    m_contents->setObjectName(u"copies-contents"_s);
    m_said->setObjectName(u"copies-said"_s);
    m_back->setObjectName(u"copies-back"_s);
    m_check->setObjectName(u"copies-check"_s);
    m_file->setObjectName(u"copies-file"_s);
    m_save->setObjectName(u"copies-save"_s);
    m_contents->setSelectionMode(QAbstractItemView::NoSelection);
    m_contents->setWordWrap(true);
    m_note->setTone(tone::greyInk);
    for (TextLabel *label : {m_note, m_inside, m_said})
        label->setWordWrap(true);
    m_said->hide();
    for (QWidget *list : std::initializer_list<QWidget *>{m_list, m_contents})
        list->setMinimumSize(gridStep(this, 84), gridStep(this, 60));
    auto *lists = new QGridLayout;
    lists->setSpacing(gridStep(this, 2));
    lists->addWidget(m_note, 0, 0);
    lists->addWidget(m_inside, 0, 1);
    lists->addWidget(m_list, 1, 0);
    lists->addWidget(m_contents, 1, 1);
    auto *buttons = new QHBoxLayout;
    for (ActionButton *button : {m_back, m_check, m_file, m_save})
        buttons->addWidget(button);
    buttons->addStretch(1);
    buttons->addWidget(m_close);
    auto *layout = new QVBoxLayout(this);
    layout->setSpacing(gridStep(this, 2));
    layout->addLayout(lists, 1);
    layout->addWidget(m_said);
    layout->addLayout(buttons);
    connect(m_list, &QListWidget::currentRowChanged, this, &CopiesDialog::look);
    connect(m_back, &QAbstractButton::clicked, this, &CopiesDialog::askToGoBack);
    connect(m_check, &QAbstractButton::clicked, this, &CopiesDialog::check);
    connect(m_file, &QAbstractButton::clicked, this, &CopiesDialog::askForFile);
    connect(m_save, &QAbstractButton::clicked, this, &CopiesDialog::askWhereToSave);
    connect(m_close, &QAbstractButton::clicked, this, &QDialog::reject);
    retranslate();
    m_list->setFocus();
}

void CopiesDialog::fill()
{
    m_shown = m_copies.list();
    if (m_brought)
        m_shown.insert(m_shown.begin(), *m_brought);
    const auto kind = [](KeptCopy::Kind what) {
        switch (what) {
        case KeptCopy::Kind::BeforeUpdate:
            return tr("before a newer Dugout");
        case KeptCopy::Kind::PutAside:
            return tr("set aside when you restored a backup");
        case KeptCopy::Kind::Brought:
            return tr("a file from elsewhere");
        case KeptCopy::Kind::Daily:
            break;
        }
        return tr("automatic");
    };
    std::vector<KeptEntry> entries;
    for (const KeptCopy &each : m_shown) {
        const QString size = languageLocale(currentLanguage()).formattedDataSize(each.bytes, 0);
        entries.push_back({each.path,
                           kind(each.kind),
                           [each, size] {
                               return QStringList{size, QFileInfo(each.path).fileName()};
                           },
                           {},
                           each.madeMs,
                           {}});
    }
    m_list->setEntries(entries);
    m_note->setText(entries.empty() ? tr("No backups yet. Dugout makes one every day you open it.")
                                    : tr("Backups, newest first"));
    const auto mayGoBack = m_copies.canGoBack();
    m_back->setEnabled(!entries.empty() && mayGoBack);
    m_check->setEnabled(!entries.empty());
    if (!mayGoBack)
        say(mayGoBack.error().message, false);
    look();
}

void CopiesDialog::look()
{
    m_contents->clear();
    if (m_list->currentId().isEmpty())
        return;
    const auto found = m_copies.contents(m_list->currentId());
    if (!found) {
        m_contents->addItem(found.error().message);
        return;
    }
    if (found->isOlder) {
        m_contents->addItem(tr("Made by an older Dugout. It is updated when you restore it."));
        return;
    }
    for (const QString &league : found->leagues)
        m_contents->addItem(tr("League: %1").arg(league));
    for (const QString &team : found->teams)
        m_contents->addItem(tr("Team: %1").arg(team));
    m_contents->addItem(tr("%n match(es)", nullptr, static_cast<int>(found->matches)));
    m_contents->addItem(tr("%n skirmish(es)", nullptr, static_cast<int>(found->skirmishes)));
}

/// Reading all of it may take a while, and can be given up.
void CopiesDialog::checkThen(const std::function<void()> &whenWhole)
{
    const QString path = m_list->currentId();
    say({}, false);
    if (path.isEmpty())
        return;
    m_aside->start(
        tr("Checking the backup…"),
        [this, &copies = m_copies, path, whenWhole]() -> AsideWork::Outcome {
            return [this, whenWhole, unreadable = copies.check(path)] {
                if (!unreadable) {
                    say(tr("This backup is damaged and cannot be used."), true);
                    return;
                }
                if (!unreadable->isEmpty())
                    say(tr("This backup is complete, but Dugout cannot read everything in it: %1")
                            .arg(unreadable->constFirst()),
                        true);
                else
                    say(tr("This backup is complete."), false);
                whenWhole();
            };
        });
}

void CopiesDialog::check()
{
    checkThen([] {});
}

void CopiesDialog::askToGoBack()
{
    const QString path = m_list->currentId();
    const auto found = std::find_if(m_shown.begin(), m_shown.end(),
                                    [&path](const KeptCopy &each) { return each.path == path; });
    if (found == m_shown.end())
        return;
    checkThen([this, copy = *found] {
        askWhetherSure(
            this, [] { return tr("Restore this backup"); },
            [copy] {
                return tr("Everything goes back to %1: teams, matches and leagues. Your current "
                          "data is kept and stays in this list, so you can return to it.")
                    .arg(momentOf(copy));
            },
            [this, copy] {
                accept();
                emit goBackRequested(copy.path);
            });
    });
}

void CopiesDialog::bring(const QString &path)
{
    auto brought = m_copies.brought(path);
    if (!brought) {
        say(brought.error().message, true);
        return;
    }
    say({}, false);
    m_brought = *std::move(brought);
    fill();
    m_list->setCurrentId(m_brought->path);
}

void CopiesDialog::save(const QString &path)
{
    const auto saved = m_copies.save(path);
    say(saved ? tr("Written: %1").arg(QDir::toNativeSeparators(path)) : saved.error().message,
        !saved);
}

void CopiesDialog::askForFile()
{
    const QString path
        = QFileDialog::getOpenFileName(this, tr("A backup of Dugout's data"), documentsFolder(),
                                       tr("Backups (*.db *.bak *.db.*);;All files (*)"));
    if (!path.isEmpty())
        bring(path);
}

void CopiesDialog::askWhereToSave()
{
    const auto choice = dugout::askWhereToSave(this, tr("Save a backup"), u"dugout"_s,
                                               {{tr("Backups (*.db)"), u"db"_s}});
    if (choice)
        save(choice->path);
}

void CopiesDialog::say(const QString &sentence, bool isProblem)
{
    m_said->setTone(isProblem ? tone::harm : tone::ink);
    m_said->setText(sentence);
    m_said->setVisible(!sentence.isEmpty());
}

void CopiesDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        m_said->hide();
        retranslate();
    }
}

void CopiesDialog::retranslate()
{
    setWindowTitle(tr("Backups"));
    m_inside->setText(tr("Contents"));
    m_back->setCommand("copies-back");
    m_check->setCommand("copies-check");
    m_file->setCommand("copies-file");
    m_save->setCommand("copies-save");
    m_close->setCommand("close");
    m_list->setAccessibleName(tr("Backups"));
    m_contents->setAccessibleName(m_inside->text());
    for (ActionButton *button : {m_back, m_check, m_file, m_save, m_close})
        button->setAccessibleName(button->text());
    fill();
}

} // namespace dugout
