// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testmigrations.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

void add(MigrationSet &set, const QString &name, const QString &sqlite, const QString &postgres)
{
    const int version = set.latest() + 1;
    set.sqlite.push_back({version, name, sqlite});
    set.postgres.push_back({version, name, postgres});
}

} // namespace

MigrationSet testMigrations()
{
    MigrationSet set = MigrationSet::builtIn();
    const QString column = u"ALTER TABLE journal ADD COLUMN place TEXT NOT NULL DEFAULT '?';\n"
                           "UPDATE journal SET place = 'at; ' || title;\n"
                           "CREATE INDEX journal_by_place ON journal (place);"_s;
    add(set, u"column"_s, column, column);
    add(set, u"rebuild"_s,
        u"CREATE TABLE journal_new (id TEXT NOT NULL PRIMARY KEY, game TEXT NOT NULL, "
        "title TEXT NOT NULL, created_ms INTEGER NOT NULL, changed_ms INTEGER NOT NULL, "
        "state TEXT NOT NULL, entry_count INTEGER NOT NULL, setup TEXT NOT NULL, "
        "rules_version INTEGER NOT NULL, rules_fingerprint TEXT NOT NULL, "
        "standing TEXT NOT NULL DEFAULT '', owes_result INTEGER NOT NULL DEFAULT 0, "
        "place TEXT NOT NULL) STRICT;\n"
        "INSERT INTO journal_new SELECT id, game, title, created_ms, changed_ms, state, "
        "entry_count, setup, rules_version, rules_fingerprint, standing, owes_result, place "
        "FROM journal;\n"
        "DROP TABLE journal;\n"
        "ALTER TABLE journal_new RENAME TO journal;\n"
        "CREATE INDEX journal_by_time ON journal (created_ms);\n"
        "CREATE INDEX journal_owing_a_result ON journal (created_ms) WHERE owes_result = 1;\n"
        "CREATE INDEX journal_in_list_order ON journal (game, (state = 'finished'), "
        "changed_ms DESC, id);"_s,
        u"DROP INDEX journal_by_place; ALTER TABLE journal ALTER COLUMN place DROP DEFAULT;"_s);
    add(set, u"code"_s,
        u"CREATE TABLE removed (id TEXT NOT NULL) STRICT;\n"
        "CREATE TRIGGER on_removal AFTER DELETE ON journal BEGIN\n"
        "  INSERT INTO removed VALUES (old.id); -- and; so; on\nEND;"_s,
        u"CREATE TABLE removed (id TEXT NOT NULL);\n"
        "CREATE FUNCTION note_removal() RETURNS trigger AS $$\n"
        "BEGIN INSERT INTO dugout.removed VALUES (old.id); RETURN old; END $$ LANGUAGE plpgsql;\n"
        "CREATE TRIGGER on_removal AFTER DELETE ON journal\n"
        "  FOR EACH ROW EXECUTE FUNCTION note_removal();"_s);
    return set;
}

} // namespace dugout
