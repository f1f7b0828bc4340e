-- The one act that is a coach's, too: when and where he plays a match of his that has no result yet. Of his
-- line nothing but that is taken; the deadline and the table, which the commissioner says, stay as they are
-- for everybody who reads -1 there.
CREATE FUNCTION dugout_shared.arrange_fixture(p_league TEXT, p_delivery TEXT, p_entries JSONB) RETURNS JSONB
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
    known JSONB;
    f dugout_shared.fixture;
    v_events JSONB := p_entries->0->'payload'->'group'->'events';
    v_said JSONB := v_events->0->'values';
    v_date BIGINT;
    v_place TEXT := coalesce(v_said->'when'->>'place', '');
BEGIN
    known := dugout_shared.begin_delivery(p_league, p_delivery, '{coach}');
    IF known IS NOT NULL THEN
        RETURN known;
    END IF;
    IF jsonb_typeof(p_entries) IS DISTINCT FROM 'array' OR jsonb_array_length(p_entries) <> 1
        OR p_entries->0->'payload'->>'kind' IS DISTINCT FROM 'do'
        OR jsonb_typeof(v_events) IS DISTINCT FROM 'array' OR jsonb_array_length(v_events) <> 1
        OR v_events->0->>'prompt' IS DISTINCT FROM 'fixture-arranged' THEN
        RAISE EXCEPTION 'not yours to do' USING ERRCODE = '42501';
    END IF;
    SELECT * INTO f FROM dugout_shared.fixture WHERE league = p_league AND id = v_said->>'fixture';
    IF (dugout_shared.coaches(p_league, f.home) OR dugout_shared.coaches(p_league, f.away)) IS NOT TRUE THEN
        RAISE EXCEPTION 'not your match' USING ERRCODE = '42501';
    END IF;
    IF NOT f.published OR f.outcome IS NOT NULL THEN
        RAISE EXCEPTION 'the fixture has its result' USING ERRCODE = 'DG004';
    END IF;
    IF (v_said->'when'->>'date') !~ '^[0-9]{1,15}$' OR length(v_place) > 200 THEN
        RAISE EXCEPTION 'that is no date or no place' USING ERRCODE = 'DG007';
    END IF;
    v_date := coalesce(v_said->'when'->>'date', '0')::bigint;
    PERFORM dugout_shared.put_event(p_league, 'fixture-arranged', jsonb_build_object('fixture', f.id,
        'when', jsonb_build_object('date', v_date, 'deadline', -1, 'place', v_place, 'table', -1)));
    RETURN dugout_shared.end_delivery(p_league, p_delivery, 'kept');
END
$$;

-- For the commissioner.

CREATE FUNCTION dugout_shared.act(p_league TEXT, p_delivery TEXT, p_first BIGINT, p_entries JSONB,
    p_fixtures JSONB, p_teams JSONB, p_title TEXT, p_standing JSONB) RETURNS JSONB
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
    each JSONB;
    known JSONB;
BEGIN
    IF NOT dugout_shared.decides(p_league) THEN
        RETURN dugout_shared.arrange_fixture(p_league, p_delivery, p_entries);
    END IF;
    known := dugout_shared.begin_delivery(p_league, p_delivery, '{commissioner}');
    IF known IS NOT NULL THEN
        RETURN known;
    END IF;
    IF NOT EXISTS (SELECT FROM dugout_shared.league WHERE id = p_league AND entries = p_first - 1) THEN
        RAISE EXCEPTION 'somebody was faster' USING ERRCODE = 'DG001';
    END IF;
    PERFORM dugout_shared.put_entries(p_league, p_entries);
    PERFORM dugout_shared.put_fixtures(p_league, p_fixtures);
    FOR each IN SELECT jsonb_array_elements(p_teams) LOOP
        PERFORM dugout_shared.put_team(p_league, each);
    END LOOP;
    UPDATE dugout_shared.league SET title = p_title, standing = p_standing WHERE id = p_league;
    RETURN dugout_shared.end_delivery(p_league, p_delivery, 'kept');
END
$$;

-- The commissioner decides. Where what was claimed is to count, it takes the place of what stands, in one
-- piece.
CREATE FUNCTION dugout_shared.settle(p_league TEXT, p_claim TEXT, p_choice TEXT) RETURNS BIGINT
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
    c dugout_shared.claim;
    f dugout_shared.fixture;
    m dugout_shared.match;
    each JSONB;
    v_outcome JSONB;
BEGIN
    PERFORM dugout_shared.enter(p_league, '{commissioner}', 'open');
    IF p_choice IS NULL OR p_choice NOT IN ('claimed', 'stands') THEN
        RAISE EXCEPTION 'that is no choice' USING ERRCODE = 'DG007';
    END IF;
    UPDATE dugout_shared.claim SET settled = p_choice, settled_by = session_user,
        settled_at = clock_timestamp()
    WHERE league = p_league AND id = p_claim AND settled IS NULL RETURNING * INTO c;
    IF NOT FOUND THEN
        RAISE EXCEPTION 'there is no such claim' USING ERRCODE = 'DG001';
    END IF;
    IF p_choice = 'stands' THEN
        RETURN dugout_shared.leave(p_league);
    END IF;
    SELECT * INTO f FROM dugout_shared.fixture WHERE league = p_league AND id = c.fixture;
    SELECT * INTO m FROM dugout_shared.match WHERE league = p_league AND id = c.match;
    IF NOT f.published OR (f.home, f.away) <> (m.home, m.away) OR (f.outcome IS NOT NULL AND f.in_bracket) THEN
        RAISE EXCEPTION 'the fixture takes no other result' USING ERRCODE = 'DG004';
    END IF;
    v_outcome := dugout_shared.in_his_word(p_league, c.who, f.home, f.away,
        dugout_shared.clean_outcome(c.claimed->'outcome', f.home, f.away, f.needs_winner));
    UPDATE dugout_shared.match SET state = 'finished', result = c.claimed->'result',
        standing = coalesce(c.claimed->'standing', '{}'), sheets = coalesce(c.claimed->'sheets', '[]'),
        changed = dugout_shared.next_change(p_league), vouched_by = session_user, unchecked = c.why <> ''
    WHERE league = p_league AND id = c.match;
    -- Of two matches that were played for it, the one that counts is the fixture's.
    IF f.outcome IS NULL AND f.match <> c.match THEN
        IF f.match <> '' THEN
            PERFORM dugout_shared.put_event(p_league, 'match-dropped',
                jsonb_build_object('fixture', c.fixture));
        END IF;
        UPDATE dugout_shared.fixture SET match = c.match WHERE league = p_league AND id = c.fixture;
        PERFORM dugout_shared.put_event(p_league, 'match-begun',
            jsonb_build_object('fixture', c.fixture, 'match', c.match));
    END IF;
    UPDATE dugout_shared.fixture SET outcome = v_outcome, confirmed = true
    WHERE league = p_league AND id = c.fixture;
    FOR each IN SELECT jsonb_array_elements(c.claimed->'teams') LOOP
        PERFORM dugout_shared.put_team(p_league, each || jsonb_build_object('base',
            (SELECT revision FROM dugout_shared.team WHERE league = p_league AND id = each->>'id')), c.match);
    END LOOP;
    PERFORM dugout_shared.put_event(p_league, 'result-entered', jsonb_build_object('fixture', c.fixture,
        'outcome', v_outcome, 'after', null));
    RETURN dugout_shared.leave(p_league);
END
$$;

-- The commissioner stands by ends of matches: his Dugout played them again, or both coaches signed what
-- nobody can play again. Whoever comes later need not.
CREATE FUNCTION dugout_shared.vouch(p_league TEXT, p_matches TEXT[], p_unchecked BOOLEAN) RETURNS VOID
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
    PERFORM dugout_shared.enter(p_league, '{commissioner}', 'open');
    UPDATE dugout_shared.match SET vouched_by = session_user, unchecked = p_unchecked
    WHERE league = p_league AND id = ANY (p_matches) AND state IN ('finished', 'undecided') AND vouched_by = '';
END
$$;

-- The end of a match does not follow from its lines: it is put aside as a claim, whole, and both sheets are
-- again what they were. The lines say what the journal of the league makes of it; none, where the result
-- cannot be taken back any more.
CREATE FUNCTION dugout_shared.set_aside(p_league TEXT, p_delivery TEXT, p_match TEXT, p_why TEXT,
    p_first BIGINT, p_entries JSONB, p_fixtures JSONB, p_standing JSONB) RETURNS JSONB
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
    known JSONB;
    f dugout_shared.fixture;
    m dugout_shared.match;
    made RECORD;
    v_teams JSONB := '[]';
    v_claimed JSONB;
BEGIN
    known := dugout_shared.begin_delivery(p_league, p_delivery, '{commissioner}');
    IF known IS NOT NULL THEN
        RETURN known;
    END IF;
    SELECT * INTO m FROM dugout_shared.match WHERE league = p_league AND id = p_match
        AND state IN ('finished', 'undecided') AND vouched_by = '' AND result IS NOT NULL;
    SELECT * INTO f FROM dugout_shared.fixture WHERE league = p_league AND id = m.fixture;
    IF m.id IS NULL OR f.match <> p_match OR f.outcome IS NULL
        OR NOT EXISTS (SELECT FROM dugout_shared.league WHERE id = p_league AND entries = p_first - 1) THEN
        RAISE EXCEPTION 'somebody was faster' USING ERRCODE = 'DG001';
    END IF;
    IF length(coalesce(p_why, '')) NOT BETWEEN 1 AND 400 THEN
        RAISE EXCEPTION 'say why' USING ERRCODE = 'DG007';
    END IF;
    FOR made IN SELECT DISTINCT ON (s.team) s.team, s.revision, s.body, t.revision AS now, b.body AS before
        FROM dugout_shared.team_sheet s
        JOIN dugout_shared.team t ON t.league = s.league AND t.id = s.team
        LEFT JOIN LATERAL (SELECT body FROM dugout_shared.team_sheet
            WHERE league = s.league AND team = s.team AND revision < s.revision AND match <> s.match
            ORDER BY revision DESC LIMIT 1) b ON true
        WHERE s.league = p_league AND s.match = p_match ORDER BY s.team, s.revision DESC LOOP
        v_teams := v_teams || jsonb_build_array(jsonb_build_object('id', made.team,
            'base', made.revision - 1, 'body', made.body));
        -- Whoever changed it since has decided about it.
        IF made.now = made.revision AND made.before IS NOT NULL THEN
            PERFORM dugout_shared.put_team(p_league, jsonb_build_object('id', made.team,
                'base', made.now, 'body', made.before));
        END IF;
    END LOOP;
    -- What both said at one table is said again where the claim counts after all.
    v_claimed := jsonb_build_object('outcome', f.outcome || jsonb_build_object(
            'homeSigned', coalesce((f.outcome->>'homeSigned')::boolean, false)
                OR coalesce((f.outcome->>'atTable')::boolean, false),
            'awaySigned', coalesce((f.outcome->>'awaySigned')::boolean, false)
                OR coalesce((f.outcome->>'atTable')::boolean, false)),
        'result', m.result, 'state', m.state, 'standing', m.standing, 'teams', v_teams, 'sheets', m.sheets);
    INSERT INTO dugout_shared.claim (league, id, fixture, match, claimed, stands, who, why)
    VALUES (p_league, p_delivery, m.fixture, p_match, v_claimed,
        jsonb_build_object('match', '', 'outcome', NULL), coalesce(f.outcome->>'deliveredBy', m.who), p_why);
    UPDATE dugout_shared.match SET state = 'aside', result = NULL, sheets = '[]', standing = '{}',
        changed = dugout_shared.next_change(p_league)
    WHERE league = p_league AND id = p_match;
    PERFORM dugout_shared.put_entries(p_league, p_entries);
    PERFORM dugout_shared.put_fixtures(p_league, p_fixtures);
    UPDATE dugout_shared.league SET standing = p_standing WHERE id = p_league;
    RETURN dugout_shared.end_delivery(p_league, p_delivery, 'kept');
END
$$;

CREATE FUNCTION dugout_shared.grant_role(p_league TEXT, p_person TEXT, p_kind TEXT, p_coach TEXT,
    p_teams TEXT[]) RETURNS BIGINT
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
    each TEXT;
BEGIN
    PERFORM dugout_shared.enter(p_league, '{commissioner}', 'open');
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = p_person AND rolcanlogin) THEN
        RAISE EXCEPTION 'the server knows no login %', p_person USING ERRCODE = 'DG009';
    END IF;
    IF p_kind NOT IN ('commissioner', 'coach', 'reader')
        OR (p_person = session_user::text AND p_kind <> 'commissioner') THEN
        RAISE EXCEPTION 'that cannot be granted' USING ERRCODE = 'DG007';
    END IF;
    FOREACH each IN ARRAY p_teams LOOP
        IF NOT EXISTS (SELECT FROM dugout_shared.team WHERE league = p_league AND id = each) THEN
            RAISE EXCEPTION 'there is no team %', each USING ERRCODE = 'DG007';
        END IF;
    END LOOP;
    INSERT INTO dugout_shared.member (league, person, kind, coach, teams, said_by)
    VALUES (p_league, p_person, p_kind, p_coach, p_teams, session_user)
    ON CONFLICT (league, person) DO UPDATE SET kind = excluded.kind, coach = excluded.coach,
        teams = excluded.teams, said_by = excluded.said_by, said_at = clock_timestamp();
    EXECUTE format('GRANT %I TO %I', @member_name@, p_person);
    RETURN dugout_shared.leave(p_league);
END
$$;

-- Whoever is nothing in any league is not let in any more.
CREATE FUNCTION dugout_shared.revoke_role(p_league TEXT, p_person TEXT) RETURNS BIGINT
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
    IF p_person = session_user::text THEN
        RAISE EXCEPTION 'a commissioner does not send himself away' USING ERRCODE = 'DG007';
    END IF;
    PERFORM dugout_shared.cut_person(p_league, p_person);
    PERFORM dugout_shared.enter(p_league, '{commissioner}', 'open');
    UPDATE dugout_shared.member SET kind = 'former', teams = '{}', coach = '', said_by = session_user,
        said_at = clock_timestamp()
    WHERE league = p_league AND person = p_person AND kind <> 'former';
    IF NOT FOUND THEN
        RAISE EXCEPTION 'he is nothing here' USING ERRCODE = 'DG009';
    END IF;
    IF NOT EXISTS (SELECT FROM dugout_shared.member WHERE person = p_person AND kind <> 'former')
        AND EXISTS (SELECT FROM pg_roles WHERE rolname = p_person) THEN
        EXECUTE format('REVOKE %I FROM %I', @member_name@, p_person);
    END IF;
    RETURN dugout_shared.leave(p_league);
END
$$;
