-- Dugout keeps leagues that several tables share in the schema dugout_shared of this database.
--
-- What this does, all of it or nothing:
--   * makes three roles that nobody can log in as: @keeper@ owns the tables,
--     @member@ may look and ask, @founder@ may bring leagues here;
--   * lets only members of @member@ connect to the database @database@, and nobody
--     make temporary tables or large objects in it;
--   * makes the tables, each under row-level security that holds for its owner too;
--   * ends a session that leaves a change half-way for a minute, and one that keeps a league from
--     everybody else: @keeper@ gets pg_read_all_stats and pg_signal_backend for that;
--   * lets no login that has no limit of its own keep more than 12 lines to the server open;
--   * bounds what a question may put on the disk meanwhile, and what a coach may bring to a league
--     (the table dugout_shared.bounds, for you to change).
-- Run by somebody who is no superuser it cannot keep members from making large objects, bound what a
-- question puts on the disk, or end somebody else's session; all the rest holds as well.
-- A login by itself may do nothing: the commissioner of a league says who is coach of which teams and
-- who may read (`dugout league roles`).
DO $roles$
DECLARE
    wanted text;
BEGIN
    FOREACH wanted IN ARRAY ARRAY[@keeper_name@, @member_name@, @founder_name@] LOOP
        IF NOT EXISTS (SELECT FROM pg_catalog.pg_roles WHERE rolname = wanted) THEN
            EXECUTE format('CREATE ROLE %I NOLOGIN', wanted);
        END IF;
    END LOOP;
END
$roles$;

GRANT @keeper@ TO CURRENT_USER;
GRANT @member@ TO @keeper@ WITH ADMIN OPTION;
GRANT @member@ TO @founder@;

REVOKE ALL ON DATABASE @database@ FROM PUBLIC;
GRANT CONNECT ON DATABASE @database@ TO @member@;
ALTER DATABASE @database@ SET idle_in_transaction_session_timeout = '60s';

-- Only a superuser may and need take these away.
DO $objects$
DECLARE
    each regprocedure;
BEGIN
    IF (SELECT rolsuper FROM pg_catalog.pg_roles WHERE rolname = current_user) THEN
        FOR each IN SELECT oid::regprocedure FROM pg_catalog.pg_proc
            WHERE pronamespace = 'pg_catalog'::regnamespace
            AND (proname LIKE 'lo\_%' OR proname IN ('loread', 'lowrite')) LOOP
            EXECUTE format('REVOKE EXECUTE ON FUNCTION %s FROM PUBLIC', each);
        END LOOP;
        REVOKE CREATE ON SCHEMA public FROM PUBLIC;
        REVOKE USAGE ON LANGUAGE plpgsql, sql FROM PUBLIC;
        GRANT USAGE ON LANGUAGE plpgsql, sql TO @keeper@;
        GRANT pg_read_all_stats, pg_signal_backend TO @keeper@;
        -- Nobody fills the disk by what he asks, either.
        ALTER DATABASE @database@ SET temp_file_limit = '1GB';
    END IF;
END
$objects$;

CREATE SCHEMA dugout_shared AUTHORIZATION @keeper@;
