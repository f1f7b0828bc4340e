// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/match/alteredfiles.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct AlteredFiles
{
    Q_DECLARE_TR_FUNCTIONS(AlteredFiles)
};

} // namespace

QString alteredSentence(const FileTrust &trust)
{
    if (trust.seal == Seal::Broken)
        return AlteredFiles::tr("%1 was altered after it was written.").arg(trust.path);
    if (trust.seal == Seal::Missing)
        return AlteredFiles::tr("%1 has no seal: it was altered, or an older Dugout wrote it.")
            .arg(trust.path);
    if (trust.marked)
        return AlteredFiles::tr("%1 was altered by hand before and gone on with knowingly.")
            .arg(trust.path);
    return {};
}

void warnOfAltering(const FileTrust &trust, CliContext &context)
{
    if (trust.isAltered())
        context.err << alteredSentence(trust) << Qt::endl;
}

void addAcceptAlteredOption(CliParser &parser)
{
    parser.addOption({u"accept-altered"_s},
                     AlteredFiles::tr("Goes on with a file that was altered by hand, and marks it "
                                      "so for good."));
}

Result<void> checkAltering(const CliParser &parser, const FileTrust &trust)
{
    if (trust.seal == Seal::Whole || parser.isSet(u"accept-altered"_s))
        return {};
    return Error{ErrorCode::Altered, alteredSentence(trust),
                 AlteredFiles::tr("Nothing was written; --accept-altered goes on with it and marks "
                                  "it for good.")};
}

} // namespace dugout
