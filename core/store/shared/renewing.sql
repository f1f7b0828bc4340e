-- A server that an older Dugout prepared is prepared anew, all of it or nothing: the functions and the
-- rules of who may do what are made again. Leagues, teams, matches and who is what in them stay as they are.
-- Meanwhile nobody is let to the tables; whoever comes waits at the door.
LOCK TABLE dugout_shared.league IN ACCESS EXCLUSIVE MODE;

DO $renewed$
DECLARE
    each RECORD;
BEGIN
    FOR each IN SELECT tablename, policyname FROM pg_catalog.pg_policies
        WHERE schemaname = 'dugout_shared' LOOP
        EXECUTE format('DROP POLICY %I ON dugout_shared.%I', each.policyname, each.tablename);
    END LOOP;
    FOR each IN SELECT c.relname, t.tgname FROM pg_catalog.pg_trigger t
        JOIN pg_catalog.pg_class c ON c.oid = t.tgrelid
        WHERE c.relnamespace = 'dugout_shared'::regnamespace AND NOT t.tgisinternal LOOP
        EXECUTE format('DROP TRIGGER %I ON dugout_shared.%I', each.tgname, each.relname);
    END LOOP;
    FOR each IN SELECT oid::regprocedure AS name FROM pg_catalog.pg_proc
        WHERE pronamespace = 'dugout_shared'::regnamespace LOOP
        EXECUTE format('DROP FUNCTION %s', each.name);
    END LOOP;
END
$renewed$;

-- Which version it is only its owner says, and only here.
ALTER TABLE dugout_shared.about NO FORCE ROW LEVEL SECURITY;
UPDATE dugout_shared.about SET version = @version@;
