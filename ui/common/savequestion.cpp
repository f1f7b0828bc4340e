// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/savequestion.h"

#include "core/files/filename.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QMessageBox>
#include <QStandardPaths>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct SaveQuestion
{
    Q_DECLARE_TR_FUNCTIONS(SaveQuestion)
};

bool hasSuffix(const QString &path, const QString &suffix)
{
    return path.endsWith(u'.' + suffix, Qt::CaseInsensitive);
}

bool mayReplace(QWidget *parent, const QString &title, const QString &path)
{
    QMessageBox box(
        QMessageBox::Question, title,
        SaveQuestion::tr("\"%1\" is there already. Replace it?").arg(QFileInfo(path).fileName()),
        QMessageBox::Yes | QMessageBox::No, parent);
    box.setTextFormat(Qt::PlainText);
    box.setObjectName(u"replace-question"_s);
    box.setDefaultButton(QMessageBox::No);
    return box.exec() == QMessageBox::Yes;
}

/// The name that is proposed takes the suffix of the kind that is chosen.
void follow(QFileDialog &dialog, size_t kind, const std::vector<SaveKind> &kinds)
{
    const QString name = QFileInfo(dialog.selectedFiles().value(0)).fileName();
    const QString &suffix = kinds.at(kind).suffix;
    dialog.setDefaultSuffix(suffix);
    for (const SaveKind &each : kinds) {
        if (hasSuffix(name, each.suffix) && !hasSuffix(name, suffix)) {
            dialog.selectFile(name.chopped(each.suffix.size()) + suffix);
            return;
        }
    }
}

} // namespace

QString documentsFolder()
{
    // A dialog would take the name of a folder that is not there for that of a file.
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return QFileInfo(documents).isDir() ? documents : QDir::homePath();
}

SaveChoice completed(const QString &path, size_t chosen, const std::vector<SaveKind> &kinds)
{
    if (hasSuffix(path, kinds.at(chosen).suffix))
        return {path, chosen};
    for (size_t kind = 0; kind < kinds.size(); ++kind) {
        if (hasSuffix(path, kinds[kind].suffix))
            return {path, kind};
    }
    return {path + u'.' + kinds.at(chosen).suffix, chosen};
}

std::optional<SaveChoice> askWhereToSave(QWidget *parent, const QString &question,
                                         const QString &title, const std::vector<SaveKind> &kinds)
{
    QStringList filters;
    for (const SaveKind &kind : kinds)
        filters.append(kind.filter);
    QFileDialog dialog(parent, question, documentsFolder());
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setFileMode(QFileDialog::AnyFile);
    // Some platforms ask about the name before the suffix is added; asked below instead.
    dialog.setOption(QFileDialog::DontConfirmOverwrite);
    dialog.setNameFilters(filters);
    dialog.setDefaultSuffix(kinds.front().suffix);
    dialog.selectFile(safeFileName(title, kinds.front().suffix));
    const auto chosen = [&] {
        return static_cast<size_t>(
            std::max<qsizetype>(0, filters.indexOf(dialog.selectedNameFilter())));
    };
    QObject::connect(&dialog, &QFileDialog::filterSelected, &dialog,
                     [&] { follow(dialog, chosen(), kinds); });
    while (dialog.exec() == QDialog::Accepted) {
        const SaveChoice choice = completed(dialog.selectedFiles().value(0), chosen(), kinds);
        if (!QFileInfo::exists(choice.path) || mayReplace(parent, question, choice.path))
            return choice;
    }
    return std::nullopt;
}

} // namespace dugout
