// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/bindialog.h"

#include "core/text/language.h"
#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/deletequestion.h"
#include "ui/common/keptlist.h"
#include "ui/common/textlabel.h"

#include <QDateTime>
#include <QEvent>
#include <QHBoxLayout>
#include <QLocale>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

BinDialog::BinDialog(Bin bin, QWidget *parent)
    : QDialog(parent)
    , m_bin(std::move(bin))
    , m_note(new TextLabel(TextStyle::Body, this))
    , m_said(new TextLabel(TextStyle::Body, this))
    , m_list(new KeptList(this))
    , m_back(new ActionButton(this, ActionButton::Look::Filled))
    , m_forget(new ActionButton(this))
    , m_close(new ActionButton(this))
{
    setObjectName(u"bin"_s);
    m_list->setObjectName(u"bin-list"_s);
    m_back->setObjectName(u"bin-back"_s);
    m_forget->setObjectName(u"bin-forget"_s);
    m_note->setTone(tone::greyInk);
    m_note->setWordWrap(true);
    m_said->setWordWrap(true);
    m_said->hide();
    m_list->setMinimumSize(gridStep(this, 90), gridStep(this, 36));
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_back);
    buttons->addWidget(m_forget);
    buttons->addStretch(1);
    buttons->addWidget(m_close);
    auto *layout = new QVBoxLayout(this);
    layout->setSpacing(gridStep(this, 2));
    layout->addWidget(m_note);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_said);
    layout->addLayout(buttons);
    connect(m_list, &KeptList::opened, this, &BinDialog::bringBack);
    connect(m_back, &QAbstractButton::clicked, this, [this] { bringBack(m_list->currentId()); });
    connect(m_forget, &QAbstractButton::clicked, this, &BinDialog::askToForget);
    connect(m_close, &QAbstractButton::clicked, this, &QDialog::reject);
    retranslate();
    m_list->setFocus();
}

void BinDialog::fill()
{
    auto lines = m_bin.list();
    if (!lines)
        say(lines.error().message, true);
    m_lines = lines ? *std::move(lines) : std::vector<BinLine>{};
    std::vector<KeptEntry> entries;
    for (const BinLine &each : m_lines) {
        const QString until = languageLocale(currentLanguage())
                                  .toString(QDateTime::fromMSecsSinceEpoch(each.untilMs()).date(),
                                            QLocale::ShortFormat);
        entries.push_back({each.id.text(),
                           each.name,
                           [each, until] {
                               return QStringList{binFacts(each), tr("until %1").arg(until)};
                           },
                           {},
                           each.deletedMs,
                           {}});
    }
    m_list->setEntries(entries);
    m_back->setEnabled(!m_lines.empty());
    m_forget->setEnabled(!m_lines.empty());
    m_note->setText(m_lines.empty()
                        ? tr("The bin is empty. What you delete stays here for %n day(s).", nullptr,
                             static_cast<int>(BinLine::daysKept))
                        : tr("Deleted items, newest first."));
}

void BinDialog::bringBack(const QString &id)
{
    if (id.isEmpty())
        return;
    const auto back = m_bin.bringBack(DocumentId(id));
    fill();
    say(back ? tr("%1 is back.").arg(back->name) : back.error().message, !back);
    if (back)
        emit changed();
}

void BinDialog::askToForget()
{
    const QString id = m_list->currentId();
    const auto found = std::find_if(m_lines.begin(), m_lines.end(),
                                    [&id](const BinLine &each) { return each.id.text() == id; });
    if (found == m_lines.end())
        return;
    askToDelete(
        this, [] { return tr("Delete permanently"); }, [name = found->name] { return name; },
        [this, line = *found] { forget({line}); });
}

void BinDialog::forget(const std::vector<BinLine> &lines)
{
    const auto gone = m_bin.forget(lines);
    fill();
    say(gone ? tr("%1 is gone for good.").arg(lines.front().name) : gone.error().message, !gone);
}

void BinDialog::say(const QString &sentence, bool isProblem)
{
    m_said->setTone(isProblem ? tone::harm : tone::ink);
    m_said->setText(sentence);
    m_said->setVisible(!sentence.isEmpty());
}

void BinDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        m_said->hide();
        retranslate();
    }
}

void BinDialog::retranslate()
{
    setWindowTitle(tr("Bin"));
    m_back->setCommand("bin-back");
    m_forget->setCommand("bin-forget");
    m_close->setCommand("close");
    m_list->setAccessibleName(tr("Bin"));
    for (ActionButton *button : {m_back, m_forget, m_close})
        button->setAccessibleName(button->text());
    fill();
}

} // namespace dugout
