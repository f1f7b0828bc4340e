// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/openclub.h"

#include "app/cli/league/sharedconnect.h"
#include "app/cli/subcommands.h"
#include "core/exchange/foreign/teamformats.h"
#include "core/store/datafolder.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct OpenClubWords
{
    Q_DECLARE_TR_FUNCTIONS(OpenClub)
};

Result<StoreLocation> locationOf(const CliContext &context)
{
    if (!context.database.isEmpty())
        return StoreLocation::parse(context.database);
    return defaultStoreLocation(dataFolder(context.dataFolder));
}

bool isFileSuffix(const QString &suffix)
{
    if (suffix == u"dugout-team"_s)
        return true;
    const auto formats = teamFormats();
    return std::any_of(formats.begin(), formats.end(), [&suffix](const TeamFormat &format) {
        return format.suffixes.contains(suffix);
    });
}

} // namespace

OpenClub::OpenClub(std::unique_ptr<Store> store, const CliContext &context)
    : m_store(std::move(store))
    , m_library(std::make_unique<RulesetLibrary>(ownRulesetsFolder(dataFolder(context.dataFolder))))
    , m_shared(std::make_unique<SharedTable>(
          ClubStores{m_store->journals(), m_store->documents(), m_store->batches(),
                     m_store->results(), *m_library, QDateTime::currentMSecsSinceEpoch},
          m_store->leaders(), connectShared))
    , m_club(std::make_unique<Club>(stores()))
    , m_leagues(std::make_unique<LeagueRepository>(stores(), m_store->leaders()))
{ }

ClubStores OpenClub::stores() const
{
    return m_shared->stores();
}

Result<OpenClub> OpenClub::open(const CliContext &context, Use use)
{
    const auto location = locationOf(context);
    if (!location)
        return location.error();
    StoreOptions options = StoreOptions::as(StoreOptions::Access::Command);
    options.mayCreate = use == Use::Adding;
    options.backupFolder = dataFolder(context.dataFolder);
    auto store = Store::open(*location, options);
    // What nobody may write to can still be looked at.
    if (store.failedWith(ErrorCode::StoreReadOnly) && use != Use::Adding)
        store = Store::open(*location, StoreOptions::as(StoreOptions::Access::Reader));
    if (!store)
        return store.error();
    OpenClub club(*std::move(store), context);
    if (use == Use::Results) {
        // What cannot be read stays as it is: `dugout db check` names it.
        if (const auto caughtUp = club->matches().catchUp(); !caughtUp)
            return caughtUp.error();
    }
    return club;
}

void addClubOption(CliParser &parser)
{
    parser.addOption({u"database"_s},
                     OpenClubWords::tr("sqlite:PATH or postgresql://user@host/database instead of "
                                       "the database in the data folder."),
                     u"URL"_s);
}

bool namesFile(const QString &word)
{
    const QFileInfo info(word);
    const bool isPath = info.isAbsolute() || word.startsWith(u"./"_s) || word.startsWith(u"../"_s)
        || (word.contains(u'/') && info.dir().exists()); // else a name such as "Lions/Tigers"
    const bool isThere = info.exists() && !info.isDir(); // a folder may be called like a team
    return isPath || isThere || isFileSuffix(info.suffix().toLower());
}

Error nothingNamed(const QString &word, const Error &fault)
{
    if (fault.code != ErrorCode::StoreMissing)
        return fault;
    return {ErrorCode::NothingNamed,
            OpenClubWords::tr("There is no file \"%1\", and no database yet that could keep "
                              "something called so.")
                .arg(word),
            {}};
}

} // namespace dugout
