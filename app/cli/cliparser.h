// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/clicontext.h"

#include <QCommandLineParser>

namespace dugout {

/// The arguments of one command, with the options that all commands share: `--help`, `--json`,
/// `--lang` and `--data-dir`.
class CliParser
{
    Q_DECLARE_TR_FUNCTIONS(CliParser)

public:
    /// `command` as typed, such as "rules export".
    CliParser(QString command, const QString &description);

    void addArgument(const QString &name, const QString &description, const QString &syntax = {});
    void addOption(const QStringList &names, const QString &description,
                   const QString &valueName = {}, const QString &defaultValue = {});

    /// An option whose value is a whole number from 1 on, which `parse` sees to.
    void addNumberOption(const QString &name, const QString &description,
                         const QString &defaultValue = {});

    /// `--out FILE`, the file a command writes, and `--force`: without it no file that is there is
    /// replaced, which `parse` sees to. Where the option `changes` names the same file, that one is
    /// changed and not replaced.
    void addOutOption(const QString &description, const QString &changes = {});
    /// `--out FOLDER` and `--force` for a command that writes a folder and looks at it itself.
    void addOutFolderOption(const QString &description);
    /// Whether `--out` names the file that is to be changed.
    [[nodiscard]] bool changesInPlace() const;

    /// True when the command may go on. Else `status()` is what the program ends with: help was
    /// printed, or the wrong usage was explained.
    [[nodiscard]] bool parse(const QStringList &arguments, CliContext &context);
    [[nodiscard]] int status() const { return m_status; }

    /// Explains a wrong usage that only the command itself can see; returns the status.
    int wrongUsage(const QString &sentence, CliContext &context) const;
    /// False where one of these was said, which would be passed over in silence: then that is
    /// explained, and `status()` is what the program ends with.
    [[nodiscard]] bool isFreeOf(const QStringList &options, CliContext &context);

    /// Options that the command does not have are not set.
    [[nodiscard]] bool isSet(const QString &option) const
    {
        return m_options.contains(option) && m_parser.isSet(option);
    }
    [[nodiscard]] QString value(const QString &option) const
    {
        return m_options.contains(option) ? m_parser.value(option) : QString();
    }
    /// Of an option that may be said several times, in that order.
    [[nodiscard]] QStringList values(const QString &option) const
    {
        return m_options.contains(option) ? m_parser.values(option) : QStringList();
    }
    [[nodiscard]] QStringList positional() const { return m_parser.positionalArguments(); }

private:
    [[nodiscard]] bool takeSharedOptions(CliContext &context);
    [[nodiscard]] QString wrongNumber() const; ///< the option that has none, if one must
    [[nodiscard]] Result<void> checkOut() const;
    [[nodiscard]] QString helpText() const;

    QString m_command;
    QCommandLineParser m_parser;
    QStringList m_required;
    qsizetype m_mostArguments = 0;
    QStringList m_options;
    QStringList m_numbers; ///< those of them whose values are numbers
    bool m_writesFolder = false;
    QString m_changes; ///< the option that names a file to change
    int m_status = exitstatus::done;
};

} // namespace dugout
