// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/cliparser.h"

#include "core/files/writefile.h"

#include <QFileInfo>
#include <QRegularExpression>

#include <limits>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// Qt's own words of a command line and of files: its catalogue is not there without a window.
[[maybe_unused]] constexpr const char *wordsOfQt[]{
    QT_TRANSLATE_NOOP("QCommandLineParser", "[options]"),
    QT_TRANSLATE_NOOP("QCommandLineParser", "Options:"),
    QT_TRANSLATE_NOOP("QCommandLineParser", "Arguments:"),
    QT_TRANSLATE_NOOP("QCommandLineParser", "Unknown option '%1'."),
    QT_TRANSLATE_NOOP("QCommandLineParser", "Unknown options: %1."),
    QT_TRANSLATE_NOOP("QCommandLineParser", "Missing value after '%1'."),
    QT_TRANSLATE_NOOP("QCommandLineParser", "Unexpected value after '%1'."),
    QT_TRANSLATE_NOOP("QIODevice", "Permission denied"),
    QT_TRANSLATE_NOOP("QIODevice", "Too many open files"),
    QT_TRANSLATE_NOOP("QIODevice", "No such file or directory"),
    QT_TRANSLATE_NOOP("QIODevice", "No space left on device"),
    QT_TRANSLATE_NOOP("QIODevice", "file to open is a directory")};

/// What stands for a value in the help, as the manual pages have it.
[[maybe_unused]] constexpr const char *placeholders[]{
    QT_TRANSLATE_NOOP("CliPlaceholder", "ACT"),
    QT_TRANSLATE_NOOP("CliPlaceholder", "ADDRESS"),
    QT_TRANSLATE_NOOP("CliPlaceholder", "ANSWER"),
    QT_TRANSLATE_NOOP("CliPlaceholder", "AWAY"),
    QT_TRANSLATE_NOOP("CliPlaceholder", "BY"),
    QT_TRANSLATE_NOOP("CliPlaceholder", "CHALLENGED"),
    QT_TRANSLATE_NOOP("CliPlaceholder", "CHALLENGER"),
    QT_TRANSLATE_NOOP("CliPlaceholder", "CODE"),
    QT_TRANSLATE_NOOP("CliPlaceholder", "DAY"),
    QT_TRANSLATE_NOOP("CliPlaceholder", "DECK"),
    QT_TRANSLATE_NOOP("CliPlaceholder", "DICE"),
    QT_TRANSLATE_NOOP("CliPlaceholder", "ENTRY"),
    QT_TRANSLATE_NOOP("CliPlaceholder", "FILE"),
    QT_TRANSLATE_NOOP("CliPlaceholder", "FOLDER"),
    QT_TRANSLATE_NOOP("CliPlaceholder", "FORMAT"),
    QT_TRANSLATE_NOOP("CliPlaceholder", "FORMULA"),
    QT_TRANSLATE_NOOP("CliPlaceholder", "GAIN"),
    QT_TRANSLATE_NOOP("CliPlaceholder", "GAME"),
    QT_TRANSLATE_NOOP("CliPlaceholder", "GLORY"),
    QT_TRANSLATE_NOOP("CliPlaceholder", "GOLD"),
    QT_TRANSLATE_NOOP("CliPlaceholder", "HOME"),
    QT_TRANSLATE_NOOP("CliPlaceholder", "INJURY"),
    QT_TRANSLATE_NOOP("CliPlaceholder", "KEY"),
    QT_TRANSLATE_NOOP("CliPlaceholder", "KIND"),
    QT_TRANSLATE_NOOP("CliPlaceholder", "LEAGUE"),
    QT_TRANSLATE_NOOP("CliPlaceholder", "LIST"),
    QT_TRANSLATE_NOOP("CliPlaceholder", "MATCH"),
    QT_TRANSLATE_NOOP("CliPlaceholder", "NAME"),
    QT_TRANSLATE_NOOP("CliPlaceholder", "OUTCOME"),
    QT_TRANSLATE_NOOP("CliPlaceholder", "PAPER"),
    QT_TRANSLATE_NOOP("CliPlaceholder", "PERSON"),
    QT_TRANSLATE_NOOP("CliPlaceholder", "PLAYER"),
    QT_TRANSLATE_NOOP("CliPlaceholder", "POSITION"),
    QT_TRANSLATE_NOOP("CliPlaceholder", "PROMPT"),
    QT_TRANSLATE_NOOP("CliPlaceholder", "ROLE"),
    QT_TRANSLATE_NOOP("CliPlaceholder", "RULESET"),
    QT_TRANSLATE_NOOP("CliPlaceholder", "SHEET"),
    QT_TRANSLATE_NOOP("CliPlaceholder", "SIDE"),
    QT_TRANSLATE_NOOP("CliPlaceholder", "SKIRMISH"),
    QT_TRANSLATE_NOOP("CliPlaceholder", "STEP"),
    QT_TRANSLATE_NOOP("CliPlaceholder", "SYSTEM"),
    QT_TRANSLATE_NOOP("CliPlaceholder", "TABLE"),
    QT_TRANSLATE_NOOP("CliPlaceholder", "TEAM"),
    QT_TRANSLATE_NOOP("CliPlaceholder", "TEXT"),
    QT_TRANSLATE_NOOP("CliPlaceholder", "TIME"),
    QT_TRANSLATE_NOOP("CliPlaceholder", "TITLE"),
    QT_TRANSLATE_NOOP("CliPlaceholder", "VALUE"),
    QT_TRANSLATE_NOOP("CliPlaceholder", "WAY"),
    QT_TRANSLATE_NOOP("CliPlaceholder", "WHAT"),
    QT_TRANSLATE_NOOP("CliPlaceholder", "WHO"),
    QT_TRANSLATE_NOOP("CliPlaceholder", "WORD")};

/// "WORD=POSITION" in the language of the help; what is no word, such as N, stays.
QString placeholder(const QString &name)
{
    static const QRegularExpression word(u"[A-Z]{2,}"_s);
    QString said;
    qsizetype end = 0;
    for (auto each = word.globalMatch(name); each.hasNext();) {
        const auto match = each.next();
        said += name.mid(end, match.capturedStart() - end)
            + QCoreApplication::translate("CliPlaceholder", qPrintable(match.captured()));
        end = match.capturedEnd();
    }
    return said + name.mid(end);
}

} // namespace

CliParser::CliParser(QString command, const QString &description)
    : m_command(std::move(command))
{
    m_parser.setApplicationDescription(description);
    addOption({u"h"_s, u"help"_s}, tr("Shows this help."));
    addOption({u"json"_s}, tr("Prints JSON instead of plain text."));
    addOption({u"lang"_s}, tr("The language of the answer: es, en or de."), u"L"_s);
    addOption({u"data-dir"_s}, tr("The folder Dugout keeps its data in."), u"FOLDER"_s);
}

void CliParser::addArgument(const QString &name, const QString &description, const QString &syntax)
{
    m_parser.addPositionalArgument(placeholder(name), description, placeholder(syntax));
    // "[name]" and "name..." may be left out.
    if (!syntax.startsWith(u'['))
        m_required.append(placeholder(name));
    m_mostArguments
        = syntax.contains(u'…') ? std::numeric_limits<qsizetype>::max() : m_mostArguments + 1;
}

void CliParser::addOption(const QStringList &names, const QString &description,
                          const QString &valueName, const QString &defaultValue)
{
    m_parser.addOption(
        QCommandLineOption(names, description, placeholder(valueName), defaultValue));
    m_options += names;
}

void CliParser::addNumberOption(const QString &name, const QString &description,
                                const QString &defaultValue)
{
    addOption({name}, description, u"N"_s, defaultValue);
    m_numbers.append(name);
}

QString CliParser::wrongNumber() const
{
    for (const QString &option : m_numbers) {
        bool isNumber = true;
        if (isSet(option) && (value(option).toInt(&isNumber) < 1 || !isNumber))
            return option;
    }
    return {};
}

void CliParser::addOutOption(const QString &description, const QString &changes)
{
    m_changes = changes;
    addOption({u"out"_s}, description, u"FILE"_s);
    addOption({u"force"_s}, tr("Replaces the file of --out when it is there already."));
}

void CliParser::addOutFolderOption(const QString &description)
{
    m_writesFolder = true;
    addOption({u"out"_s}, description, u"FOLDER"_s);
    addOption({u"force"_s}, tr("Replaces what an earlier one has written there."));
}

bool CliParser::changesInPlace() const
{
    const QString out = QFileInfo(value(u"out"_s)).canonicalFilePath();
    return !out.isEmpty() && out == QFileInfo(value(m_changes)).canonicalFilePath();
}

Result<void> CliParser::checkOut() const
{
    const QString file = value(u"out"_s);
    if (file.isEmpty() || m_writesFolder)
        return {};
    if (auto writable = checkWritable(file); !writable)
        return writable;
    if (QFileInfo::exists(file) && !isSet(u"force"_s) && !changesInPlace())
        return Error{ErrorCode::FileExists,
                     tr("\"%1\" is there already; --force replaces it.").arg(file),
                     {}};
    return {};
}

bool CliParser::parse(const QStringList &arguments, CliContext &context)
{
    const bool understood = m_parser.parse(QStringList{u"dugout"_s} + arguments);
    if (m_parser.isSet(u"help"_s)) {
        context.out << helpText() << Qt::flush;
        m_status = exitstatus::done;
        return false;
    }
    if (!understood) {
        context.json = context.json || arguments.contains(u"--json"_s);
        m_status = wrongUsage(m_parser.errorText(), context);
        return false;
    }
    if (!takeSharedOptions(context))
        return false;
    if (positional().size() < m_required.size()) {
        m_status
            = wrongUsage(tr("%1 is missing.").arg(m_required.at(positional().size())), context);
        return false;
    }
    if (positional().size() > m_mostArguments) {
        m_status = wrongUsage(
            tr("\"%1\" is one word too many.").arg(positional().at(m_mostArguments)), context);
        return false;
    }
    if (const QString option = wrongNumber(); !option.isEmpty()) {
        m_status = wrongUsage(tr("--%1 needs a whole number from 1 on.").arg(option), context);
        return false;
    }
    if (const auto free = checkOut(); !free) {
        m_status = context.refuse(free.error());
        return false;
    }
    return true;
}

bool CliParser::takeSharedOptions(CliContext &context)
{
    context.json = context.json || m_parser.isSet(u"json"_s);
    for (const QString &place : {u"data-dir"_s, u"database"_s, u"out"_s}) {
        if (isSet(place) && value(place).isEmpty()) { // a script whose variable is empty
            m_status = wrongUsage(tr("%1 needs a value.").arg(u"--"_s + place), context);
            return false;
        }
    }
    if (m_parser.isSet(u"data-dir"_s))
        context.dataFolder = value(u"data-dir"_s);
    if (isSet(u"database"_s))
        context.database = value(u"database"_s);
    if (!m_parser.isSet(u"lang"_s))
        return true;
    context.chosenLanguage = languageFromCode(value(u"lang"_s));
    if (!context.chosenLanguage) {
        m_status = wrongUsage(tr("\"%1\" is not a language Dugout speaks; it speaks es, en and de.")
                                  .arg(value(u"lang"_s)),
                              context);
        return false;
    }
    context.language = *context.chosenLanguage;
    return true;
}

int CliParser::wrongUsage(const QString &sentence, CliContext &context) const
{
    return context.misused(sentence, tr("Try: dugout %1 --help").arg(m_command));
}

bool CliParser::isFreeOf(const QStringList &options, CliContext &context)
{
    const auto idle = std::find_if(options.begin(), options.end(),
                                   [this](const QString &option) { return isSet(option); });
    if (idle == options.end())
        return true;
    m_status = wrongUsage(tr("--%1 changes nothing here.").arg(*idle), context);
    return false;
}

QString CliParser::helpText() const
{
    // Qt writes the program's whole path into the usage line; coaches type "dugout COMMAND".
    const QString text = m_parser.helpText();
    const qsizetype end = text.indexOf(u'\n');
    const QString first = text.left(end);
    const qsizetype options = first.indexOf(u" [");
    const QString rest = options < 0 ? QString() : first.mid(options);
    return tr("Usage: dugout %1").arg(m_command) + rest + text.mid(end);
}

} // namespace dugout
