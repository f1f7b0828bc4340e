// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teams/careerdialog.h"

#include "core/aftermatch/changetexts.h"
#include "core/club/club.h"
#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/panel.h"
#include "ui/common/scrollcolumn.h"
#include "ui/common/textlabel.h"
#include "ui/teams/storywords.h"
#include "ui/teams/teamprintdialog.h"

#include <QListWidget>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr int playerRole = Qt::UserRole;
constexpr int chapterRole = Qt::UserRole + 1;

} // namespace

CareerDialog::CareerDialog(const Club &club, Team team, std::shared_ptr<const Ruleset> ruleset,
                           Language language, const PlayerId &player, QWidget *parent)
    : QDialog(parent)
    , m_club(club)
    , m_team(std::move(team))
    , m_ruleset(std::move(ruleset))
    , m_language(language)
    , m_list(new QListWidget(this))
    , m_title(new TextLabel(TextStyle::Title, this))
    , m_page(new ScrollColumn(this))
    , m_sheetBefore(new ActionButton(this))
    , m_sheetAfter(new ActionButton(this))
    , m_close(new ActionButton(this, ActionButton::Look::Filled))
{
    setObjectName(u"career-dialog"_s);
    m_list->setObjectName(u"career-list"_s);
    m_page->setObjectName(u"career-page"_s);
    m_sheetBefore->setObjectName(u"career-sheet-before"_s);
    m_sheetAfter->setObjectName(u"career-sheet-after"_s);
    m_close->setObjectName(u"career-close"_s);
    m_title->setWordWrap(true);
    m_list->setFrameShape(QFrame::NoFrame);
    layOut();
    connect(m_list, &QListWidget::currentRowChanged, this, &CareerDialog::showCurrent);
    connect(m_sheetBefore, &QAbstractButton::clicked, this,
            [this] { openSheet(&TeamChapter::before); });
    connect(m_sheetAfter, &QAbstractButton::clicked, this,
            [this] { openSheet(&TeamChapter::after); });
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
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_sheetBefore);
    buttons->addWidget(m_sheetAfter);
    buttons->addStretch();
    buttons->addWidget(m_close);
    right->addLayout(buttons);
    auto *layout = new QHBoxLayout(this);
    const int margin = gridStep(this, 4);
    layout->setContentsMargins(margin, margin, margin, margin);
    layout->setSpacing(gridStep(this, 4));
    layout->addWidget(card, 2);
    layout->addLayout(right, 3);
    resize(gridStep(this, 220), gridStep(this, 150));
}

void CareerDialog::setStory(std::vector<StoryLine> story, const QString &problem)
{
    m_story = std::move(story);
    m_problem = problem;
    m_chapters.clear();
    fillList();
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
    addHeading(tr("The team"));
    for (std::vector<Player> players : {m_team.players, m_team.formerPlayers}) {
        std::stable_sort(
            players.begin(), players.end(),
            [](const Player &one, const Player &other) { return one.number < other.number; });
        for (const Player &player : players) {
            auto *item = new QListWidgetItem(listText(player), m_list);
            item->setData(playerRole, player.id.text());
        }
    }
    if (!m_story.empty()) {
        addHeading(tr("Matches"));
        m_list->item(m_list->count() - 1)->setFlags(Qt::NoItemFlags);
    }
    for (size_t i = 0; i < m_story.size(); ++i) {
        auto *item = new QListWidgetItem(chapterTitle(m_story[i]), m_list);
        item->setData(chapterRole, static_cast<int>(i));
    }
    m_list->setCurrentRow(row);
}

void CareerDialog::addHeading(const QString &text)
{
    auto *item = new QListWidgetItem(text, m_list);
    QFont strong = item->font();
    strong.setBold(true);
    item->setFont(strong);
}

void CareerDialog::select(const PlayerId &player)
{
    for (int row = 1; row < m_list->count(); ++row) {
        if (m_list->item(row)->data(playerRole).toString() == player.text())
            m_list->setCurrentRow(row);
    }
}

const StoryLine *CareerDialog::currentLine() const
{
    const QListWidgetItem *item = m_list->currentItem();
    const QVariant chapter = item ? item->data(chapterRole) : QVariant();
    return chapter.isValid() ? &m_story.at(chapter.toUInt()) : nullptr;
}

const Result<StoryChapter> &CareerDialog::chapterOf(const StoryLine &line)
{
    const QString match = line.match.text();
    auto known = m_chapters.find(match);
    if (known == m_chapters.end())
        known = m_chapters.emplace(match, m_club.teams().chapter(line.match, m_team.id)).first;
    return known->second;
}

void CareerDialog::showCurrent()
{
    const QListWidgetItem *item = m_list->currentItem();
    const Player *player
        = item ? m_team.everPlayer(PlayerId(item->data(playerRole).toString())) : nullptr;
    const StoryLine *chapter = currentLine();
    for (ActionButton *button : {m_sheetBefore, m_sheetAfter})
        button->setVisible(chapter != nullptr);
    if (chapter)
        showChapter(*chapter);
    else if (player)
        showPlayer(*player);
    else
        showTeam();
}

void CareerDialog::showTeam()
{
    m_title->setText(m_team.name);
    std::vector<CareerSection> sections = teamCareer(m_team, *m_ruleset, m_language);
    sections.push_back(storySection(m_story, m_problem, m_language));
    showSections(sections);
}

void CareerDialog::showPlayer(const Player &player)
{
    m_title->setText(listText(player));
    showSections(playerCareer(player, m_team, *m_ruleset, m_language));
}

void CareerDialog::showChapter(const StoryLine &line)
{
    m_title->setText(chapterTitle(line));
    const Result<StoryChapter> &chapter = chapterOf(line);
    for (ActionButton *button : {m_sheetBefore, m_sheetAfter})
        button->setEnabled(chapter.has_value());
    showSections(chapter ? chapterSections(line, *chapter, m_language)
                         : std::vector<CareerSection>{{{}, {chapter.error().message}}});
}

void CareerDialog::openSheet(Team TeamChapter::*moment)
{
    const StoryLine *line = currentLine();
    if (!line || !chapterOf(*line))
        return;
    const StoryChapter &chapter = *chapterOf(*line);
    const Team &team = chapter.chapter.*moment;
    auto *dialog = new TeamPrintDialog({{team, chapter.ruleset}}, {team.id}, m_language, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
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
    m_sheetBefore->setCommand("career-sheet-before");
    m_sheetAfter->setCommand("career-sheet-after");
    m_close->setCommand("career-close");
    for (ActionButton *button : {m_sheetBefore, m_sheetAfter, m_close})
        button->setAccessibleName(button->text());
    fillList();
    showCurrent();
}

void CareerDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        m_language = currentLanguage();
        retranslate();
    }
}

} // namespace dugout
