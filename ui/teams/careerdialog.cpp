// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teams/careerdialog.h"

#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/panel.h"
#include "ui/common/scrollcolumn.h"
#include "ui/common/textlabel.h"

#include <QListWidget>

using namespace Qt::StringLiterals;

namespace dugout {

CareerDialog::CareerDialog(Team team, std::shared_ptr<const Ruleset> ruleset, Language language,
                           const PlayerId &player, QWidget *parent)
    : QDialog(parent)
    , m_team(std::move(team))
    , m_ruleset(std::move(ruleset))
    , m_language(language)
    , m_list(new QListWidget(this))
    , m_title(new TextLabel(TextStyle::Title, this))
    , m_page(new ScrollColumn(this))
    , m_close(new ActionButton(this, ActionButton::Look::Filled))
{
    setObjectName(u"career-dialog"_s);
    m_list->setObjectName(u"career-list"_s);
    m_page->setObjectName(u"career-page"_s);
    m_close->setObjectName(u"career-close"_s);
    m_title->setWordWrap(true);
    m_list->setFrameShape(QFrame::NoFrame);
    layOut();
    connect(m_list, &QListWidget::currentRowChanged, this, &CareerDialog::showCurrent);
    connect(m_close, &QAbstractButton::clicked, this, &QDialog::accept);
    retranslate();
    select(player);
}

void CareerDialog::layOut()
{
    auto *card = new Panel(this);
    auto *inside = new QVBoxLayout(card);
    inside->setContentsMargins(0, 0, 0, 0);
    inside->addWidget(m_list);
    m_page->column()->setContentsMargins(0, 0, 0, 0);
    m_page->column()->setSpacing(gridStep(this, 3));
    auto *right = new QVBoxLayout;
    right->addWidget(m_title);
    right->addWidget(m_page, 1);
    right->addWidget(m_close, 0, Qt::AlignRight);
    auto *layout = new QHBoxLayout(this);
    const int margin = gridStep(this, 4);
    layout->setContentsMargins(margin, margin, margin, margin);
    layout->setSpacing(gridStep(this, 4));
    layout->addWidget(card, 2);
    layout->addLayout(right, 3);
    resize(gridStep(this, 220), gridStep(this, 150));
}

void CareerDialog::setHistory(const QStringList &lines)
{
    m_history = lines;
    showCurrent();
}

QString CareerDialog::listText(const Player &player) const
{
    const QString name = player.name.isEmpty() ? tr("unnamed") : player.name;
    const QString gone = statusText(player.status);
    const QString shown = u"#%1 %2"_s.arg(player.number).arg(name);
    return gone.isEmpty() ? shown : u"%1 (%2)"_s.arg(shown, gone);
}

void CareerDialog::fillList()
{
    const QSignalBlocker quiet(m_list);
    const int row = std::max(0, m_list->currentRow());
    m_list->clear();
    auto *all = new QListWidgetItem(tr("The team"), m_list);
    QFont strong = all->font();
    strong.setBold(true);
    all->setFont(strong);
    for (const std::vector<Player> *players : {&m_team.players, &m_team.formerPlayers}) {
        for (const Player &player : *players) {
            auto *item = new QListWidgetItem(listText(player), m_list);
            item->setData(Qt::UserRole, player.id.text());
        }
    }
    m_list->setCurrentRow(row);
}

void CareerDialog::select(const PlayerId &player)
{
    for (int row = 1; row < m_list->count(); ++row) {
        if (m_list->item(row)->data(Qt::UserRole).toString() == player.text())
            m_list->setCurrentRow(row);
    }
}

void CareerDialog::showCurrent()
{
    const QListWidgetItem *item = m_list->currentItem();
    const Player *player
        = item ? m_team.everPlayer(PlayerId(item->data(Qt::UserRole).toString())) : nullptr;
    if (player) {
        m_title->setText(listText(*player));
        showSections(playerCareer(*player, m_team, *m_ruleset, m_language));
        return;
    }
    m_title->setText(m_team.name);
    std::vector<CareerSection> sections = teamCareer(m_team, *m_ruleset, m_language);
    if (!m_history.isEmpty())
        sections.push_back({tr("History"), m_history});
    showSections(sections);
}

void CareerDialog::showSections(const std::vector<CareerSection> &sections)
{
    QVBoxLayout *column = m_page->column();
    while (QLayoutItem *item = column->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (const CareerSection &section : sections) {
        auto *panel = new Panel(m_page);
        auto *inside = new QVBoxLayout(panel);
        inside->setContentsMargins(0, 0, 0, 0);
        if (!section.title.isEmpty()) {
            auto *title = new TextLabel(TextStyle::Heading, panel);
            title->setText(section.title);
            inside->addWidget(title);
        }
        auto *lines = new TextLabel(TextStyle::Body, panel);
        lines->setWordWrap(true);
        lines->setTextFormat(Qt::PlainText);
        lines->setTextInteractionFlags(Qt::TextSelectableByMouse);
        lines->setText(section.lines.join(u'\n'));
        inside->addWidget(lines);
        column->addWidget(panel);
    }
    column->addStretch();
}

void CareerDialog::retranslate()
{
    setWindowTitle(tr("Careers"));
    m_list->setAccessibleName(tr("The team and everybody it ever had"));
    m_close->setText(tr("Close"));
    m_close->setAccessibleName(m_close->text());
    fillList();
    showCurrent();
}

void CareerDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace dugout
