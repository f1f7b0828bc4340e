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

-- What the tables did not have before. Ends of matches that stood then go on standing.
ALTER TABLE dugout_shared.team_sheet
    ADD COLUMN IF NOT EXISTS match TEXT COLLATE "C" NOT NULL DEFAULT '' CHECK (length(match) <= 80);
CREATE INDEX IF NOT EXISTS sheet_by_match ON dugout_shared.team_sheet (league, match) WHERE match <> '';
ALTER TABLE dugout_shared.match
    ADD COLUMN IF NOT EXISTS vouched_by TEXT NOT NULL DEFAULT '(before)' CHECK (length(vouched_by) <= 63),
    ADD COLUMN IF NOT EXISTS unchecked BOOLEAN NOT NULL DEFAULT false,
    ALTER COLUMN vouched_by SET DEFAULT '',
    DROP CONSTRAINT IF EXISTS match_state_check,
    ADD CONSTRAINT match_state_check CHECK (state IN ('running', 'undecided', 'finished', 'aside'));
ALTER TABLE dugout_shared.claim
    ADD COLUMN IF NOT EXISTS why TEXT NOT NULL DEFAULT '' CHECK (length(why) <= 400);

ALTER TABLE dugout_shared.bounds NO FORCE ROW LEVEL SECURITY;
INSERT INTO dugout_shared.bounds (kind, most) VALUES ('lines', 12) ON CONFLICT (kind) DO NOTHING;

-- Which version it is only its owner says, and only here. An older Dugout that reads along would take every
-- end of a match for true and keep results that were put aside: it is told to be updated instead.
ALTER TABLE dugout_shared.about NO FORCE ROW LEVEL SECURITY;
UPDATE dugout_shared.about SET version = @version@, readable_from = @readable_from@;
