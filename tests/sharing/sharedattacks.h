// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace dugout {

/// What nobody who can log in may do in a database with shared leagues, whatever he is there: read
/// or write past the functions, make, change or drop anything, become somebody else, reach files or
/// other sessions. The last of them is asked under the setting before it.
[[nodiscard]] inline QStringList sharedAttacks(const QString &database)
{
    using namespace Qt::StringLiterals;
    QStringList all;
    all.append(u"CREATE TEMP TABLE entry (i int)"_s);
    all.append(u"CREATE TEMP VIEW member AS SELECT 1"_s);
    all.append(u"CREATE TABLE public.entry (i int)"_s);
    all.append(u"CREATE TABLE dugout_shared.more (i int)"_s);
    all.append(u"CREATE SCHEMA mine"_s);
    all.append(u"CREATE EXTENSION dblink"_s);
    all.append(u"CREATE FUNCTION public.f() RETURNS int LANGUAGE sql AS 'SELECT 1'"_s);
    all.append(
        u"CREATE FUNCTION dugout_shared.decides(varchar) RETURNS bool LANGUAGE sql AS 'SELECT true'"_s);
    all.append(
        u"CREATE OR REPLACE FUNCTION dugout_shared.decides(p_league text) RETURNS bool LANGUAGE "
        u"sql AS "
        "'SELECT true'"_s);
    all.append(u"ALTER FUNCTION dugout_shared.decides(text) OWNER TO CURRENT_USER"_s);
    all.append(u"DO $$ BEGIN DELETE FROM dugout_shared.entry; END $$"_s);
    all.append(u"CREATE OPERATOR public.= (LEFTARG = text, RIGHTARG = text, FUNCTION = texteq)"_s);
    all.append(u"SELECT lo_create(0)"_s);
    all.append(u"SELECT lo_creat(-1)"_s);
    all.append(u"SELECT lo_from_bytea(0, 'x')"_s);
    all.append(u"SELECT lo_import('/etc/passwd')"_s);
    all.append(u"SELECT pg_read_file('/etc/passwd')"_s);
    all.append(u"SELECT pg_ls_dir('.')"_s);
    all.append(u"COPY dugout_shared.about TO PROGRAM 'cat'"_s);
    all.append(u"COPY dugout_shared.about TO '/tmp/dugout-about'"_s);
    all.append(u"SET SESSION AUTHORIZATION coach"_s);
    all.append(u"SET ROLE \"dugout_keeper_@database@\""_s);
    all.append(u"SELECT set_config('role', 'dugout_keeper_@database@', false)"_s);
    all.append(u"GRANT \"dugout_member_@database@\" TO nemo"_s);
    all.append(u"GRANT \"dugout_keeper_@database@\" TO CURRENT_USER"_s);
    all.append(u"CREATE ROLE evil LOGIN"_s);
    all.append(u"ALTER ROLE coach PASSWORD 'x'"_s);
    all.append(u"ALTER DATABASE \"@database@\" OWNER TO CURRENT_USER"_s);
    all.append(
        u"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND usename IS NULL LIMIT 1"_s);
    all.append(u"ALTER SYSTEM SET fsync = on"_s);
    all.append(u"SELECT pg_reload_conf()"_s);
    all.append(u"SELECT pg_create_logical_replication_slot('s', 'pgoutput')"_s);
    all.append(u"CREATE PUBLICATION p FOR ALL TABLES"_s);
    all.append(
        u"CREATE EVENT TRIGGER e ON ddl_command_end EXECUTE FUNCTION dugout_shared.refuse_change()"_s);
    for (const char *inner : {"put_event('L', 'round-published', '{}')",
                              "put_entries('L', '[]')",
                              "put_team('L', '{}')",
                              "put_team('L', '{}', 'm')",
                              "put_fixtures('L', '[]')",
                              "put_match_entries('L', 'm', 1, '[]')",
                              "leave('L')",
                              "enter('L', '{coach}', 'open')",
                              "may_play('L', 't1', 't2')",
                              "is_played_elsewhere('L', 'm1')",
                              "is_signed_by_other('L', NULL)",
                              "may_add('L', NULL)",
                              "next_change('L')",
                              "cut_holder('L')",
                              "cut_person('L', 'anna')",
                              "cut_surplus()",
                              "take_turn('L')",
                              "keeps_looks('{}', '{}')",
                              "begin_delivery('L', 'd', '{coach}')",
                              "end_delivery('L', 'd', 'kept')",
                              "whole('1', 0, 2)",
                              "clean_figures('{}')",
                              "clean_outcome('{}', 'a', 'b', false)",
                              "refuse_change()",
                              "in_his_word('L', 'bea', 't1', 't2', '{}')",
                              "is_closed('{}')",
                              "his_result('L', 'f1', 'home')",
                              "arrange_fixture('L', 'd', '[]')",
                              "is_counted('L')",
                              "spend('L', 'entry', -1, -1)",
                              "count_spent()"})
        all.append(u"SELECT dugout_shared."_s + QString::fromLatin1(inner));
    all.append(u"SELECT lo_get(1)"_s);
    all.append(u"SELECT lo_put(1, 0, 'x')"_s);
    all.append(u"UPDATE pg_largeobject SET data = 'x'"_s);
    all.append(u"UPDATE pg_class SET relrowsecurity = false"_s);
    all.append(u"CREATE RULE r AS ON SELECT TO dugout_shared.team DO ALSO NOTHING"_s);
    all.append(
        u"CREATE TRIGGER t AFTER INSERT ON dugout_shared.entry FOR EACH ROW EXECUTE FUNCTION dugout_shared.refuse_change()"_s);
    all.append(u"COMMENT ON TABLE dugout_shared.entry IS 'mine'"_s);
    all.append(u"REASSIGN OWNED BY \"dugout_keeper_@database@\" TO CURRENT_USER"_s);
    all.append(u"REINDEX TABLE dugout_shared.entry"_s);
    for (const char *each :
         {"DROP SCHEMA dugout_shared CASCADE",
          "DROP FUNCTION dugout_shared.decides(text) CASCADE",
          "DROP POLICY seen ON dugout_shared.entry",
          "DROP TRIGGER only_grows ON dugout_shared.entry",
          "DROP ROLE \"dugout_keeper_@database@\"",
          "DROP DATABASE \"@database@\"",
          "DROP OWNED BY \"dugout_keeper_@database@\"",
          "ALTER SCHEMA dugout_shared RENAME TO mine",
          "ALTER SCHEMA dugout_shared OWNER TO CURRENT_USER",
          "GRANT pg_signal_backend TO CURRENT_USER",
          "SET ROLE pg_signal_backend",
          "ALTER DEFAULT PRIVILEGES FOR ROLE \"dugout_keeper_@database@\" GRANT ALL ON TABLES TO "
          "PUBLIC",
          "ALTER DATABASE \"@database@\" SET idle_in_transaction_session_timeout = 0",
          "ALTER ROLE \"dugout_keeper_@database@\" LOGIN",
          "CREATE VIEW public.v AS SELECT 1",
          "CREATE MATERIALIZED VIEW public.v AS SELECT 1",
          "CREATE TYPE public.t AS (i int)",
          "CREATE DOMAIN public.d AS int",
          "CREATE SEQUENCE public.s",
          "CREATE STATISTICS public.s ON league, seq FROM dugout_shared.entry",
          "CREATE AGGREGATE public.a (int) (SFUNC = int4pl, STYPE = int)",
          "CREATE CAST (text AS jsonb) WITH INOUT",
          "CREATE FOREIGN DATA WRAPPER w",
          "CREATE TABLESPACE t LOCATION '/tmp'",
          "CLUSTER dugout_shared.entry USING entry_pkey",
          "CREATE SUBSCRIPTION s CONNECTION '' PUBLICATION p",
          "LOAD '/tmp/x.so'",
          "CHECKPOINT",
          "SELECT pg_stat_reset()",
          "SELECT pg_switch_wal()",
          "SELECT pg_promote()",
          "SELECT pg_read_binary_file('/etc/passwd')",
          "SELECT pg_stat_file('/etc/passwd')",
          "SELECT rolpassword FROM pg_authid",
          "SELECT * FROM pg_hba_file_rules",
          "SELECT umoptions FROM pg_user_mapping"})
        all.append(QString::fromLatin1(each));
    all.append(u"SET session_replication_role = replica"_s);
    all.append(u"SET row_security = off"_s);
    all.append(u"SELECT count(*) FROM dugout_shared.contact"_s);
    return all.replaceInStrings(u"@database@"_s, database);
}

} // namespace dugout
