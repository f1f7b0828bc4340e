-- In which leagues the one who logged in is something of these kinds. The word of the server, whatever
-- role or function speaks for him. These are asked for every row: in this language they are planned once.
CREATE FUNCTION dugout_shared.my_leagues(p_kinds TEXT[]) RETURNS SETOF TEXT
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
    RETURN QUERY SELECT league FROM dugout_shared.member
    WHERE person = session_user::text AND kind = ANY (p_kinds);
END
$$;

CREATE FUNCTION dugout_shared.sees(p_league TEXT) RETURNS BOOLEAN
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
    RETURN EXISTS (SELECT FROM dugout_shared.member WHERE league = p_league
        AND person = session_user::text AND kind IN ('commissioner', 'coach', 'reader'));
END
$$;

CREATE FUNCTION dugout_shared.decides(p_league TEXT) RETURNS BOOLEAN
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
    RETURN EXISTS (SELECT FROM dugout_shared.member WHERE league = p_league
        AND person = session_user::text AND kind = 'commissioner');
END
$$;

CREATE FUNCTION dugout_shared.coaches(p_league TEXT, p_team TEXT) RETURNS BOOLEAN
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
    RETURN EXISTS (SELECT FROM dugout_shared.member WHERE league = p_league
        AND person = session_user::text AND kind = 'coach' AND p_team <> '' AND p_team = ANY (teams));
END
$$;

CREATE FUNCTION dugout_shared.is_coach_self(p_league TEXT, p_coach TEXT) RETURNS BOOLEAN
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
    RETURN EXISTS (SELECT FROM dugout_shared.member WHERE league = p_league
        AND person = session_user::text AND kind = 'coach' AND p_coach <> '' AND p_coach = coach);
END
$$;

-- Row by row: who may see what, and what even the owner of the tables may write for whom. Nothing
-- says DELETE, so nothing is ever deleted.
DO $secured$
DECLARE
    each TEXT;
BEGIN
    FOREACH each IN ARRAY ARRAY['about', 'league', 'member', 'entry', 'contact', 'sealed', 'fixture', 'team',
        'team_sheet', 'match', 'match_entry', 'claim', 'receipt', 'presence', 'bounds', 'spent'] LOOP
        EXECUTE format('ALTER TABLE dugout_shared.%I ENABLE ROW LEVEL SECURITY', each);
        EXECUTE format('ALTER TABLE dugout_shared.%I FORCE ROW LEVEL SECURITY', each);
        EXECUTE format('REVOKE ALL ON dugout_shared.%I FROM PUBLIC', each);
        EXECUTE format('GRANT SELECT ON dugout_shared.%I TO @member@', each);
    END LOOP;
    FOREACH each IN ARRAY ARRAY['entry', 'team', 'team_sheet', 'match', 'match_entry'] LOOP
        EXECUTE format('CREATE POLICY seen ON dugout_shared.%I FOR SELECT USING (league = ANY '
            '(ARRAY(SELECT dugout_shared.my_leagues(''{commissioner,coach,reader}''))))', each);
    END LOOP;
END
$secured$;

CREATE POLICY seen ON dugout_shared.about FOR SELECT USING (true);

CREATE POLICY seen ON dugout_shared.league FOR SELECT
    USING (id = ANY (ARRAY(SELECT dugout_shared.my_leagues('{commissioner,coach,reader}')))
        OR (state = 'moving' AND shared_by = session_user::text));
CREATE POLICY brought ON dugout_shared.league FOR INSERT TO @keeper@
    WITH CHECK (shared_by = session_user::text AND state = 'moving');
CREATE POLICY counted ON dugout_shared.league FOR UPDATE TO @keeper@
    USING (id = ANY (ARRAY(SELECT dugout_shared.my_leagues('{commissioner,coach}'))));

-- The functions above read this as the keeper; nobody can log in as that.
CREATE POLICY kept ON dugout_shared.member FOR SELECT TO @keeper@ USING (true);
CREATE POLICY seen ON dugout_shared.member FOR SELECT TO @member@
    USING (person = session_user::text OR dugout_shared.decides(league));
CREATE POLICY said ON dugout_shared.member FOR INSERT TO @keeper@
    WITH CHECK (said_by = session_user::text AND (dugout_shared.decides(league)
        OR (person = session_user::text AND kind = 'commissioner' AND EXISTS (
            SELECT FROM dugout_shared.league l WHERE l.id = league AND l.state = 'moving'
            AND l.shared_by = session_user::text))));
CREATE POLICY said_anew ON dugout_shared.member FOR UPDATE TO @keeper@
    USING (dugout_shared.decides(league)) WITH CHECK (said_by = session_user::text);

CREATE POLICY added ON dugout_shared.entry FOR INSERT TO @keeper@
    WITH CHECK (who = session_user::text
        AND league = ANY (ARRAY(SELECT dugout_shared.my_leagues('{commissioner,coach}'))));

CREATE POLICY seen ON dugout_shared.contact FOR SELECT
    USING (dugout_shared.decides(league) OR dugout_shared.is_coach_self(league, coach));
CREATE POLICY added ON dugout_shared.contact FOR INSERT TO @keeper@
    WITH CHECK (dugout_shared.decides(league));

CREATE POLICY seen ON dugout_shared.sealed FOR SELECT
    USING (league = ANY (ARRAY(SELECT dugout_shared.my_leagues('{commissioner}'))));
CREATE POLICY added ON dugout_shared.sealed FOR INSERT TO @keeper@
    WITH CHECK (dugout_shared.decides(league));

-- A draw that is not published is the commissioner's alone; the functions look at it for a coach, and
-- tell him no more than that he may not play it.
CREATE POLICY kept ON dugout_shared.fixture FOR SELECT TO @keeper@
    USING (league = ANY (ARRAY(SELECT dugout_shared.my_leagues('{commissioner,coach,reader}'))));
CREATE POLICY seen ON dugout_shared.fixture FOR SELECT TO @member@
    USING (league = ANY (ARRAY(SELECT dugout_shared.my_leagues('{commissioner}')))
        OR ((published OR match <> '' OR outcome IS NOT NULL)
            AND league = ANY (ARRAY(SELECT dugout_shared.my_leagues('{coach,reader}')))));
CREATE POLICY added ON dugout_shared.fixture FOR INSERT TO @keeper@
    WITH CHECK (dugout_shared.decides(league));
CREATE POLICY changed ON dugout_shared.fixture FOR UPDATE TO @keeper@
    USING (dugout_shared.decides(league)
        OR dugout_shared.coaches(league, home) OR dugout_shared.coaches(league, away));

CREATE POLICY added ON dugout_shared.team FOR INSERT TO @keeper@
    WITH CHECK (dugout_shared.decides(league));
-- A coach's match changes the sheet of his opponent too.
CREATE POLICY changed ON dugout_shared.team FOR UPDATE TO @keeper@
    USING (league = ANY (ARRAY(SELECT dugout_shared.my_leagues('{commissioner,coach}'))));
CREATE POLICY added ON dugout_shared.team_sheet FOR INSERT TO @keeper@
    WITH CHECK (who = session_user::text
        AND league = ANY (ARRAY(SELECT dugout_shared.my_leagues('{commissioner,coach}'))));

CREATE POLICY added ON dugout_shared.match FOR INSERT TO @keeper@
    WITH CHECK (who = session_user::text AND (dugout_shared.decides(league)
        OR dugout_shared.coaches(league, home) OR dugout_shared.coaches(league, away)));
CREATE POLICY changed ON dugout_shared.match FOR UPDATE TO @keeper@
    USING (dugout_shared.decides(league)
        OR dugout_shared.coaches(league, home) OR dugout_shared.coaches(league, away));
CREATE POLICY added ON dugout_shared.match_entry FOR INSERT TO @keeper@
    WITH CHECK (who = session_user::text
        AND league = ANY (ARRAY(SELECT dugout_shared.my_leagues('{commissioner,coach}'))));

-- The functions look whether the end of a match was said.
CREATE POLICY kept ON dugout_shared.claim FOR SELECT TO @keeper@
    USING (league = ANY (ARRAY(SELECT dugout_shared.my_leagues('{commissioner,coach}'))));
CREATE POLICY seen ON dugout_shared.claim FOR SELECT TO @member@
    USING (dugout_shared.decides(league)
        OR (who = session_user::text AND dugout_shared.sees(league)));
-- A commissioner puts aside what somebody else delivered.
CREATE POLICY added ON dugout_shared.claim FOR INSERT TO @keeper@
    WITH CHECK ((who = session_user::text OR dugout_shared.decides(league)) AND settled IS NULL
        AND league = ANY (ARRAY(SELECT dugout_shared.my_leagues('{commissioner,coach}'))));
CREATE POLICY settled ON dugout_shared.claim FOR UPDATE TO @keeper@
    USING (dugout_shared.decides(league)) WITH CHECK (settled_by = session_user::text);

CREATE POLICY seen ON dugout_shared.receipt FOR SELECT
    USING (who = session_user::text AND dugout_shared.sees(league));
CREATE POLICY added ON dugout_shared.receipt FOR INSERT TO @keeper@
    WITH CHECK (who = session_user::text AND dugout_shared.sees(league));

-- Who sits where is the commissioner's to see; the functions look whether a match is being played.
CREATE POLICY kept ON dugout_shared.presence FOR SELECT TO @keeper@
    USING (league = ANY (ARRAY(SELECT dugout_shared.my_leagues('{commissioner,coach,reader}'))));
CREATE POLICY seen ON dugout_shared.presence FOR SELECT TO @member@
    USING (dugout_shared.decides(league)
        OR (person = session_user::text AND dugout_shared.sees(league)));
CREATE POLICY added ON dugout_shared.presence FOR INSERT TO @keeper@
    WITH CHECK (person = session_user::text AND dugout_shared.sees(league));
CREATE POLICY moved ON dugout_shared.presence FOR UPDATE TO @keeper@
    USING (person = session_user::text AND dugout_shared.sees(league));

CREATE POLICY seen ON dugout_shared.bounds FOR SELECT USING (true);
CREATE POLICY seen ON dugout_shared.spent FOR SELECT
    USING (dugout_shared.decides(league)
        OR (person = session_user::text AND dugout_shared.sees(league)));
CREATE POLICY added ON dugout_shared.spent FOR INSERT TO @keeper@
    WITH CHECK (person = session_user::text AND dugout_shared.sees(league));
CREATE POLICY counted ON dugout_shared.spent FOR UPDATE TO @keeper@
    USING (person = session_user::text AND dugout_shared.sees(league));

-- A second lock on what may only grow, which holds for everybody who does not take it away first.
CREATE FUNCTION dugout_shared.refuse_change() RETURNS TRIGGER
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
    RAISE EXCEPTION 'what is written in %.% stays', TG_TABLE_SCHEMA, TG_TABLE_NAME
        USING ERRCODE = '42501';
END
$$;

DO $growing$
DECLARE
    each TEXT;
BEGIN
    FOREACH each IN ARRAY ARRAY['entry', 'contact', 'sealed', 'team_sheet', 'match_entry', 'receipt'] LOOP
        EXECUTE format('CREATE TRIGGER only_grows BEFORE UPDATE OR DELETE ON dugout_shared.%I '
            'FOR EACH ROW EXECUTE FUNCTION dugout_shared.refuse_change()', each);
    END LOOP;
    FOREACH each IN ARRAY ARRAY['league', 'member', 'entry', 'contact', 'sealed', 'fixture', 'team',
        'team_sheet', 'match', 'match_entry', 'claim', 'receipt', 'presence', 'bounds', 'spent'] LOOP
        EXECUTE format('CREATE TRIGGER never_emptied BEFORE TRUNCATE ON dugout_shared.%I '
            'FOR EACH STATEMENT EXECUTE FUNCTION dugout_shared.refuse_change()', each);
    END LOOP;
END
$growing$;
