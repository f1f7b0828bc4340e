// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/league/hosting/hostpages.h"

#include "core/hosting/hostingwords.h"
#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/badgewidget.h"
#include "ui/common/choicebox.h"
#include "ui/common/flowlayout.h"
#include "ui/common/panel.h"
#include "ui/common/textlabel.h"
#include "ui/league/hosting/hostslipcard.h"

#include <QButtonGroup>
#include <QFontDatabase>
#include <QGridLayout>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

QVBoxLayout *columnOf(QWidget *page)
{
    auto *layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gridStep(page, 3));
    return layout;
}

QString codeOf(const HostingDesk &desk, const HostSettings &settings)
{
    return settings.mine() ? shortCodeOf(desk.inviteOf(settings, *settings.mine())) : QString();
}

} // namespace

HostCoachesStep::HostCoachesStep(const std::vector<HostPerson> &people, QWidget *parent)
    : HostStep(parent)
    , m_people(people)
    , m_question(new TextLabel(TextStyle::Strong, this))
    , m_me(new ChoiceBox(this))
{
    auto *layout = columnOf(this);
    m_me->setObjectName(u"host-me"_s);
    layout->addWidget(m_question);
    layout->addWidget(m_me, 0, Qt::AlignLeft);
    auto *panel = new Panel(this);
    auto *rows = new QGridLayout(panel);
    rows->setColumnStretch(2, 1);
    rows->setHorizontalSpacing(gridStep(this, 4));
    rows->setVerticalSpacing(gridStep(this, 2));
    int row = 0;
    for (const HostPerson &each : m_people) {
        if (each.first.isValid()) {
            auto *badge = new BadgeWidget(panel);
            badge->setSide(7);
            badge->setBadge(each.badge);
            rows->addWidget(badge, row, 0);
        }
        auto *name = new TextLabel(TextStyle::Strong, panel);
        name->setText(each.name);
        rows->addWidget(name, row, 1);
        auto *team = new TextLabel(TextStyle::Body, panel);
        team->setTone(tone::greyInk);
        team->setText(each.team);
        rows->addWidget(team, row++, 2);
    }
    layout->addWidget(panel);
    layout->addStretch();
    connect(m_me, &QComboBox::currentIndexChanged, this, &HostStep::changed);
    m_me->addItem({});
    m_me->addItem({});
    for (const HostPerson &each : m_people)
        m_me->addItem(each.name);
    HostCoachesStep::retranslate();
}

bool HostCoachesStep::canGoOn() const
{
    return m_me->currentIndex() > 0;
}

QString HostCoachesStep::me() const
{
    const int index = m_me->currentIndex() - 2;
    return index >= 0 ? m_people.at(static_cast<size_t>(index)).coach : QString();
}

QString HostCoachesStep::title() const
{
    return tr("Who joins");
}

QString HostCoachesStep::subtitle() const
{
    return tr("Everybody with a team gets a slip. Coaches who join later get one too.");
}

void HostCoachesStep::retranslate()
{
    m_question->setText(tr("Who are you?"));
    m_me->setAccessibleName(m_question->text());
    m_me->setItemText(0, tr("Choose…"));
    m_me->setItemText(1, tr("None of them: I only run the league"));
}

HostSlipsStep::HostSlipsStep(HostingDesk &desk, std::vector<HostPerson> people, QWidget *parent)
    : HostStep(parent)
    , m_desk(desk)
    , m_people(std::move(people))
    , m_grid(new QGridLayout)
    , m_code(new TextLabel(TextStyle::Heading, this))
    , m_count(new TextLabel(TextStyle::Small, this))
    , m_print(new ActionButton(this))
    , m_password(new ActionButton(this))
    , m_files(new ActionButton(this))
    , m_choice(new QButtonGroup(this))
{
    auto *layout = columnOf(this);
    m_code->setObjectName(u"host-code"_s);
    m_code->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_print->setObjectName(u"host-print"_s);
    m_password->setObjectName(u"host-password"_s);
    m_files->setObjectName(u"host-files"_s);
    m_grid->setSpacing(gridStep(this, 3));
    layout->addWidget(m_code);
    auto *buttons = new FlowLayout;
    buttons->addWidget(m_print);
    buttons->addWidget(m_password);
    buttons->addWidget(m_files);
    // Above the slips: of a whole league they fill more than the window.
    layout->addLayout(buttons);
    layout->addWidget(m_count);
    layout->addLayout(m_grid);
    layout->addStretch();
    connect(m_print, &QAbstractButton::clicked, this, &HostSlipsStep::printRequested);
    connect(m_files, &QAbstractButton::clicked, this, &HostSlipsStep::filesRequested);
    connect(m_password, &QAbstractButton::clicked, this, [this] {
        if (const auto *card = qobject_cast<HostSlipCard *>(m_choice->checkedButton()))
            emit passwordRequested(card->slip().login, card->slip().name);
    });
    connect(m_choice, &QButtonGroup::buttonToggled, this, [this] { HostSlipsStep::retranslate(); });
    read();
}

void HostSlipsStep::read()
{
    const auto settings = m_desk.settings();
    if (!settings)
        return;
    m_settings = *settings;
    for (size_t i = 0; i < m_settings.slips.size(); ++i) {
        if (i == m_cards.size()) {
            m_cards.push_back(new HostSlipCard(this));
            m_choice->addButton(m_cards.back());
        }
        const HostSlip &slip = m_settings.slips.at(i);
        m_cards.at(i)->show(slip, personOf(slip, m_people),
                            inviteText(m_desk.inviteOf(m_settings, slip)));
    }
    placeCards();
    retranslate();
}

/// Side by side where there is room for two.
void HostSlipsStep::placeCards()
{
    const int wanted = m_cards.empty() ? 0 : m_cards.front()->sizeHint().width();
    const int columns = width() >= 2 * wanted + m_grid->spacing() ? 2 : 1;
    if (columns == m_columns && m_grid->count() == static_cast<int>(m_cards.size()))
        return;
    m_columns = columns;
    for (size_t i = 0; i < m_cards.size(); ++i)
        m_grid->addWidget(m_cards.at(i), static_cast<int>(i) / columns,
                          static_cast<int>(i) % columns);
}

void HostSlipsStep::resizeEvent(QResizeEvent *event)
{
    HostStep::resizeEvent(event);
    placeCards();
}

QString HostSlipsStep::title() const
{
    return tr("One slip for each coach");
}

QString HostSlipsStep::subtitle() const
{
    return tr("In Dugout: League, Join a shared league, then the code, the name and the password. "
              "Hand it "
              "over in person.");
}

void HostSlipsStep::retranslate()
{
    const int all = static_cast<int>(m_settings.slips.size());
    const auto *chosen = qobject_cast<HostSlipCard *>(m_choice->checkedButton());
    m_code->setText(tr("The code for everybody: %1").arg(codeOf(m_desk, m_settings)));
    m_print->setCommand("host-print", {}, all);
    if (chosen)
        m_password->setCommand("host-password", chosen->slip().name);
    else
        m_password->setCommand("host-password-nobody");
    m_password->setEnabled(chosen);
    m_files->setCommand("host-files");
    m_count->setText(tr("%n slip(s) to hand out", nullptr, qMax(0, all - 1)));
}

HostReadyStep::HostReadyStep(HostingDesk &desk, QWidget *parent)
    : HostStep(parent)
    , m_desk(desk)
    , m_line(new TextLabel(TextStyle::Heading, this))
    , m_code(new TextLabel(TextStyle::Body, this))
    , m_hints(new TextLabel(TextStyle::Body, this))
    , m_switch(new ActionButton(this))
{
    auto *layout = columnOf(this);
    auto *panel = new Panel(this);
    auto *rows = new QVBoxLayout(panel);
    m_line->setObjectName(u"host-line"_s);
    m_line->setWordWrap(true);
    m_code->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_hints->setWordWrap(true);
    m_hints->setTone(tone::greyInk);
    m_switch->setObjectName(u"host-switch"_s);
    rows->addWidget(m_line);
    rows->addWidget(m_code);
    rows->addWidget(m_switch, 0, Qt::AlignLeft);
    layout->addWidget(panel);
    layout->addWidget(m_hints);
    layout->addStretch();
    connect(m_switch, &QAbstractButton::clicked, this, [this] {
        if (m_desk.state().kind == HostState::Kind::Runs)
            emit closeRequested();
        else
            emit openRequested();
    });
    HostReadyStep::retranslate();
}

void HostReadyStep::read()
{
    retranslate();
}

QString HostReadyStep::title() const
{
    return m_desk.state().kind == HostState::Kind::Runs ? tr("The league is open")
                                                        : tr("The league is closed");
}

QString HostReadyStep::subtitle() const
{
    return tr("Check its status here at any time.");
}

void HostReadyStep::retranslate()
{
    const HostState state = m_desk.state();
    const bool isOpen = state.kind == HostState::Kind::Runs;
    m_line->setText(HostingWords::stateLine(state));
    const auto settings = m_desk.settings();
    m_code->setText(settings ? tr("The code for everybody: %1").arg(codeOf(m_desk, *settings))
                             : QString());
    m_switch->setCommand(isOpen ? "host-close-league" : "host-open-league");
    QStringList hints{tr("In another network this computer has another address: coaches then join "
                         "again with the new code. Name and password stay the same."),
                      tr("The league is backed up every day, and whenever you close it.")};
    if (isOpen)
        hints.prepend(tr("It stays open when Dugout is closed, as long as this computer is on."));
    m_hints->setText(hints.join(u"\n\n"_s));
}

} // namespace dugout
