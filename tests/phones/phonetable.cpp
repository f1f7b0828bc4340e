// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/phones/phonetable.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

using namespace Qt::StringLiterals;

namespace dugout {

PhoneTable::PhoneTable(const QString &press)
{
    QFile file(press);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s", qPrintable(press));
    m_press = u"return (async function () {"_s + QString::fromUtf8(file.readAll())
        + u"}).apply(null, arguments);"_s;
    quint16 port = 0;
    m_driver = Browser::startDriver(port);
    for (const QString &language : {u"es"_s, u"de"_s, u"en"_s})
        m_phones.push_back(std::make_unique<Browser>(port, language));
}

PhoneTable::~PhoneTable()
{
    m_phones.clear();
    m_driver->terminate();
    (void)m_driver->waitForFinished();
}

void PhoneTable::run(const QStringList &arguments)
{
    QProcess program;
    program.start(qEnvironmentVariable("DUGOUT_PROGRAM"),
                  arguments + QStringList{u"--data-dir"_s, m_folder->path()});
    if (!program.waitForFinished() || program.exitCode() != 0)
        qFatal("%s", program.readAllStandardError().constData());
}

/// A deck for each, without a card in common: what one holds the other cannot name by chance.
void PhoneTable::takeDecks()
{
    QJsonArray cards;
    QJsonArray decks;
    for (const auto &[id, warband] :
         {std::pair(u"a"_s, u"garreks-reavers"_s), std::pair(u"b"_s, u"steelhearts-champions"_s)}) {
        QJsonArray objectives;
        QJsonArray powers;
        const auto add = [&, id = id](const QString &type, int count, QJsonArray &pile) {
            for (int i = 0; i < count; ++i) {
                const QString name = u"%1-%2-%3"_s.arg(id, type).arg(i);
                const QJsonObject names{{u"es"_s, name}, {u"en"_s, name}, {u"de"_s, name}};
                cards.append(QJsonObject{
                    {u"id"_s, name}, {u"name"_s, names}, {u"type"_s, type}, {u"glory"_s, 1}});
                pile.append(name);
            }
        };
        add(u"objective"_s, 12, objectives);
        add(u"ploy"_s, 10, powers);
        add(u"upgrade"_s, 10, powers);
        decks.append(QJsonObject{{u"id"_s, id},
                                 {u"name"_s, id},
                                 {u"warband"_s, warband},
                                 {u"objectives"_s, objectives},
                                 {u"powers"_s, powers}});
    }
    QFile file(m_folder->filePath(u"collection.json"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QJsonDocument(QJsonObject{{u"format"_s, u"dugout-collection"_s},
                                         {u"version"_s, 1},
                                         {u"cards"_s, cards},
                                         {u"decks"_s, decks}})
                   .toJson());
    file.close();
    run({u"skirmish"_s, u"collection"_s, u"take"_s, file.fileName()});
}

void PhoneTable::serve(const QStringList &make)
{
    m_folder = std::make_unique<QTemporaryDir>();
    takeDecks();
    run(make);
    m_server = std::make_unique<QProcess>();
    m_server->start(qEnvironmentVariable("DUGOUT_PROGRAM"),
                    {u"serve"_s, u"Game"_s, u"--json"_s, u"--data-dir"_s, m_folder->path()});
    QByteArray said;
    QVERIFY(QTest::qWaitFor(
        [&] {
            said += m_server->readAllStandardOutput();
            m_open = QJsonDocument::fromJson(said).object();
            return !m_open.isEmpty();
        },
        60'000));
}

QString PhoneTable::coachCode(int seat) const
{
    const QJsonArray coaches = m_open.value("coaches"_L1).toArray();
    return coaches.at(seat).toObject().value("address"_L1).toString();
}

QString PhoneTable::spectatorCode() const
{
    return m_open.value("spectators"_L1).toString();
}

int PhoneTable::answerSomewhere(int most)
{
    const QList<Browser *> coaches = this->coaches();
    for (Browser *answering : coaches) {
        const QJsonObject made = answering->run(m_press, {most}).toObject();
        m_stuck = made.value("stuck"_L1).toString();
        const int answered = made.value("answered"_L1).toInt();
        if (!m_stuck.isEmpty())
            return 0;
        if (answered == 0)
            continue;
        // Who is asked next has heard of it.
        const QString now = made.value("revision"_L1).toString();
        const bool haveHeard = std::all_of(coaches.begin(), coaches.end(), [&](Browser *one) {
            return one == answering || one->waitFor(u"page.view.revision === '%1'"_s.arg(now));
        });
        return haveHeard ? answered : 0;
    }
    return 0;
}

QString PhoneTable::rejected(Browser &phone)
{
    static const QString fitScript = uR"js(
    if (document.documentElement.scrollWidth > 360) return "wider than the phone";
    const small = [...document.querySelectorAll("button, summary, input, select, textarea")]
        .filter((node) => node.offsetParent && node.type !== "checkbox" && node.getBoundingClientRect().height < 40);
    if (small.length) return "too small: " + small[0].textContent;
    const nameless = [...document.querySelectorAll("button, input, select, textarea, svg[role=img]")]
        .filter((node) => !(node.textContent.trim() || node.getAttribute("aria-label") || node.closest("label")));
    return nameless.length ? "no name: " + nameless[0].outerHTML.slice(0, 200) : "";
)js"_s;
    return phone.run(fitScript).toString();
}

void PhoneTable::pictures(const QString &name, const QList<Browser *> &phones)
{
    const QString folder = qEnvironmentVariable("DUGOUT_PHONE_PICTURES");
    for (qsizetype i = 0; !folder.isEmpty() && i < phones.size(); ++i)
        phones.at(i)->picture(u"%1/%2-%3.png"_s.arg(folder, name).arg(i));
}

} // namespace dugout
