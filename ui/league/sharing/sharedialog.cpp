// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/league/sharing/sharedialog.h"

#include "core/files/writefile.h"
#include "core/text/languagescope.h"
#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/savequestion.h"
#include "ui/common/scrollcolumn.h"
#include "ui/common/textlabel.h"
#include "ui/league/sharing/serverwords.h"

#include <QClipboard>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QLocale>
#include <QPlainTextEdit>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace dugout {

ShareDialog::ShareDialog(SharingDesk &desk, ParcelCounts counts, LeagueId league,
                         const std::optional<SharedNote> &begun, QWidget *parent)
    : ServerDialog(desk, parent)
    , m_counts(std::move(counts))
    , m_league(std::move(league))
    , m_begunAt(begun ? begun->address : QString())
    , m_about(new TextLabel(TextStyle::Body, this))
    , m_sqlBox(new QWidget(this))
    , m_sqlWords(new TextLabel(TextStyle::Body, m_sqlBox))
    , m_sql(new QPlainTextEdit(m_sqlBox))
    , m_copy(new ActionButton(m_sqlBox))
    , m_save(new ActionButton(m_sqlBox))
{
    setObjectName(u"share-league"_s);
    m_about->setObjectName(u"share-counts"_s);
    m_about->setWordWrap(true);
    m_sqlWords->setWordWrap(true);
    m_sql->setObjectName(u"share-sql"_s);
    m_sql->setReadOnly(true);
    m_sql->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_sql->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_sql->setMinimumHeight(gridStep(this, 30));
    m_sql->setTabChangesFocus(true);
    m_copy->setObjectName(u"share-copy"_s);
    m_save->setObjectName(u"share-save"_s);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_copy);
    buttons->addWidget(m_save);
    buttons->addStretch();
    auto *box = new QVBoxLayout(m_sqlBox);
    box->setContentsMargins(0, 0, 0, 0);
    box->addWidget(m_sqlWords);
    box->addWidget(m_sql, 1);
    box->addLayout(buttons);
    m_sqlBox->hide();
    addWide(m_about);
    addAddressFields();
    addWide(m_sqlBox);
    connect(m_copy, &QAbstractButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(m_sql->toPlainText()); });
    connect(m_save, &QAbstractButton::clicked, this, &ShareDialog::saveSql);
    if (const auto address
        = m_begunAt.isEmpty() ? Result<ServerAddress>(ServerAddress()) : desk.read(m_begunAt))
        setAddress(*address);
    lockAddress(!m_begunAt.isEmpty());
    enter(begun && begun->state == SharedState::Kept ? Stage::LetGo : Stage::Look);
    growToContent(this);
}

void ShareDialog::enter(Stage stage)
{
    m_stage = stage;
    if (stage != Stage::Look)
        m_sqlBox->hide();
    if (stage == Stage::Make)
        m_look.reset();
    lockAddress(stage == Stage::LetGo || !m_begunAt.isEmpty());
    if (stage == Stage::LetGo) // without a field to type in, the keys would be with "Later"
        acceptButton()->setFocus();
    retranslate();
}

void ShareDialog::addressEdited()
{
    if (m_stage == Stage::Look && m_sqlBox->isHidden())
        return;
    m_look.reset();
    m_sqlBox->hide();
    enter(Stage::Look);
}

void ShareDialog::accept()
{
    switch (m_stage) {
    case Stage::Look:
        lookAtServer();
        break;
    case Stage::Make:
        makeDatabase();
        break;
    case Stage::Share:
        share();
        break;
    case Stage::LetGo:
        letGo();
        break;
    }
}

void ShareDialog::lookAtServer()
{
    const auto where = m_begunAt.isEmpty() ? address() : Result<QString>(m_begunAt);
    lookAt(
        where,
        [this](const ServerLook &look) {
            m_look = look;
            const ShareReadiness readiness = readinessOf(*m_look);
            const bool may = readiness != ShareReadiness::NeedsAdministrator
                && readiness != ShareReadiness::TooNew;
            enter(may ? Stage::Share : Stage::Look);
            if (readiness == ShareReadiness::NeedsAdministrator)
                showSql(desk().setupSql(*m_look));
        },
        [this](const Error &error) {
            if (error.code == ErrorCode::StoreNoDatabase && m_begunAt.isEmpty())
                enter(Stage::Make);
        });
}

void ShareDialog::makeDatabase()
{
    const auto where = address();
    if (!where) {
        tellProblem(where.error().message);
        return;
    }
    run(
        *where, tr("Creating the database…"),
        [&desk = desk(), place = *where] { return desk.makeDatabase(place); },
        [this](const Result<void> &done) {
            if (!done)
                return;
            enter(Stage::Look);
            lookAtServer();
        });
}

void ShareDialog::showSql(const QString &sql)
{
    m_sql->setPlainText(sql);
    m_sqlBox->show();
    growToContent(this);
    bringIntoView(m_sqlBox);
}

void ShareDialog::saveSql()
{
    const auto choice = askWhereToSave(this, tr("SQL for the administrator"), u"dugout"_s,
                                       {{tr("SQL files (*.sql)"), u"sql"_s}});
    if (!choice)
        return;
    const auto written = writeFile(choice->path, m_sql->toPlainText().toUtf8());
    tellProblem(written ? QString() : written.error().message);
}

QString ShareDialog::stepWords(const QString &step)
{
    if (step == u"bring"_s)
        return tr("Moving the league to the server…");
    if (step == u"compare"_s)
        return tr("Comparing both sides…");
    return step == u"keep"_s ? tr("Both sides match…") : tr("Starting to share…");
}

void ShareDialog::share()
{
    const QString where = m_look->address;
    const bool prepares = readinessOf(*m_look) != ShareReadiness::Ready;
    const auto watch = [say = errand().voice()](const QString &step) -> Result<void> {
        say(stepWords(step));
        return {};
    };
    run(
        where, tr("Starting to share…"),
        [&desk = desk(), where, prepares, watch, league = m_league]() -> Result<void> {
            if (auto ready = prepares ? desk.prepare(where) : Result<void>(); !ready)
                return ready;
            return desk.atTable(
                [&league, &where](SharedTable &table) {
                    return table.leagues().share(league, where);
                },
                watch);
        },
        [this](const Result<void> &done) {
            emit moved(); // or stopped on the way, which shows too
            if (done)
                enter(Stage::LetGo);
        });
}

void ShareDialog::letGo()
{
    const QString where = m_look ? m_look->address : m_begunAt;
    run(
        where, tr("Finishing the move…"),
        [&desk = desk(), league = m_league] {
            return desk.atTable(
                [&league](SharedTable &table) { return table.leagues().letGo(league); }, {});
        },
        [this](const Result<void> &done) {
            if (!done)
                return;
            desk().lookNow();
            emit moved();
            QDialog::accept();
        });
}

void ShareDialog::sayServer()
{
    if (m_stage == Stage::LetGo) {
        say(tr("%1 is on the server and both sides match. It is read-only here until you finish "
               "moving; afterwards you work on it from here and the server keeps it.")
                .arg(m_counts.title),
            tone::ink);
        return;
    }
    if (m_stage == Stage::Make) {
        say(tr("Dugout can create this database if your login is allowed to."), tone::ink);
        return;
    }
    if (!m_look) {
        say({}, tone::ink);
        return;
    }
    QString words = wordsOf(*m_look);
    if (const QString first = ServerWords::preparing(*m_look); !first.isEmpty())
        words += u' ' + first;
    if (readinessOf(*m_look) == ShareReadiness::TooNew)
        words += u' ' + tr("The leagues there were made for a newer Dugout; please update Dugout.");
    say(words, toneOf(*m_look));
}

void ShareDialog::retranslate()
{
    ServerDialog::retranslate();
    setWindowTitle(tr("Share the league"));
    const QLocale locale = currentLocale();
    m_about->setText(tr("%1 will be moved: journal entries: %2; teams: %3; matches: %4, with %5 "
                        "entries. Nothing is removed here until both sides have been compared.")
                         .arg(m_counts.title, locale.toString(m_counts.entries),
                              locale.toString(m_counts.teams), locale.toString(m_counts.matches),
                              locale.toString(m_counts.matchEntries)));
    m_sqlWords->setText(tr("You may not set up shared leagues there. The server's administrator "
                           "can read this and run it; then check the server again."));
    m_sql->setAccessibleName(tr("SQL for the administrator"));
    m_copy->setCommand("share-copy");
    m_save->setCommand("share-save");
    static constexpr const char *onward[]{"check-server", "share-create-database", "share-league",
                                          "share-finish"};
    acceptButton()->setCommand(onward[static_cast<int>(m_stage)]);
    setCancelWords(m_stage == Stage::LetGo ? tr("Later") : tr("Cancel"));
    sayServer();
}

} // namespace dugout
