// SPDX-License-Identifier: GPL-3.0-or-later
// One program for all readers: DUGOUT_FUZZ_TARGET says which.
#include "tests/fuzz/fuzztargets.h"

#include <QCoreApplication>

using namespace dugout;

namespace {

const fuzz::Target *chosen = nullptr;

} // namespace

extern "C" int LLVMFuzzerInitialize(int *argc, char ***argv)
{
    static const QCoreApplication application(*argc, *argv);
    chosen = fuzz::target(qEnvironmentVariable("DUGOUT_FUZZ_TARGET"));
    if (chosen == nullptr) {
        for (const fuzz::Target &each : fuzz::targets())
            fprintf(stderr, "%s\n", qPrintable(each.name));
        qFatal("DUGOUT_FUZZ_TARGET has to name one of these readers.");
    }
    return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const uchar *data, size_t size)
{
    chosen->read(QByteArray(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size)),
                 chosen->name);
    return 0;
}
