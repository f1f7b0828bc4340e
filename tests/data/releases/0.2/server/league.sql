--
-- PostgreSQL database cluster dump
--


SET default_transaction_read_only = off;

SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;

--
-- Roles
--

CREATE ROLE anna;
ALTER ROLE anna WITH NOSUPERUSER INHERIT NOCREATEROLE NOCREATEDB LOGIN NOREPLICATION NOBYPASSRLS;
CREATE ROLE bea;
ALTER ROLE bea WITH NOSUPERUSER INHERIT NOCREATEROLE NOCREATEDB LOGIN NOREPLICATION NOBYPASSRLS;
CREATE ROLE ben;
ALTER ROLE ben WITH NOSUPERUSER INHERIT NOCREATEROLE NOCREATEDB LOGIN NOREPLICATION NOBYPASSRLS;
CREATE ROLE bia;
ALTER ROLE bia WITH NOSUPERUSER INHERIT NOCREATEROLE NOCREATEDB LOGIN NOREPLICATION NOBYPASSRLS;
CREATE ROLE bob;
ALTER ROLE bob WITH NOSUPERUSER INHERIT NOCREATEROLE NOCREATEDB LOGIN NOREPLICATION NOBYPASSRLS;
CREATE ROLE dugout_founder_league1;
ALTER ROLE dugout_founder_league1 WITH NOSUPERUSER INHERIT NOCREATEROLE NOCREATEDB NOLOGIN NOREPLICATION NOBYPASSRLS;
CREATE ROLE dugout_keeper_league1;
ALTER ROLE dugout_keeper_league1 WITH NOSUPERUSER INHERIT NOCREATEROLE NOCREATEDB NOLOGIN NOREPLICATION NOBYPASSRLS;
CREATE ROLE dugout_member_league1;
ALTER ROLE dugout_member_league1 WITH NOSUPERUSER INHERIT NOCREATEROLE NOCREATEDB NOLOGIN NOREPLICATION NOBYPASSRLS;
CREATE ROLE rita;
ALTER ROLE rita WITH NOSUPERUSER INHERIT NOCREATEROLE NOCREATEDB LOGIN NOREPLICATION NOBYPASSRLS;

--
-- User Configurations
--


--
-- Role memberships
--

GRANT dugout_founder_league1 TO anna GRANTED BY coach;
GRANT dugout_member_league1 TO bea GRANTED BY dugout_keeper_league1;
GRANT dugout_member_league1 TO ben GRANTED BY dugout_keeper_league1;
GRANT dugout_member_league1 TO bia GRANTED BY dugout_keeper_league1;
GRANT dugout_member_league1 TO bob GRANTED BY dugout_keeper_league1;
GRANT dugout_member_league1 TO dugout_founder_league1 GRANTED BY coach;
GRANT dugout_member_league1 TO dugout_keeper_league1 WITH ADMIN OPTION GRANTED BY coach;
GRANT dugout_member_league1 TO rita GRANTED BY dugout_keeper_league1;
GRANT pg_read_all_stats TO dugout_keeper_league1 GRANTED BY coach;
GRANT pg_signal_backend TO dugout_keeper_league1 GRANTED BY coach;





--
-- PostgreSQL database cluster dump complete
--

--
-- PostgreSQL database dump
--


-- Dumped from database version 15.19 (Debian 15.19-0+deb12u1)
-- Dumped by pg_dump version 15.19 (Debian 15.19-0+deb12u1)

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

--
-- Name: league1; Type: DATABASE; Schema: -; Owner: coach
--

CREATE DATABASE league1 WITH TEMPLATE = template0 ENCODING = 'UTF8' LOCALE_PROVIDER = libc LOCALE = 'C';


ALTER DATABASE league1 OWNER TO coach;

\connect league1

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

--
-- Name: league1; Type: DATABASE PROPERTIES; Schema: -; Owner: coach
--

ALTER DATABASE league1 SET idle_in_transaction_session_timeout TO '60s';
ALTER DATABASE league1 SET temp_file_limit TO '1GB';


\connect league1

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

--
-- Name: dugout_shared; Type: SCHEMA; Schema: -; Owner: dugout_keeper_league1
--

CREATE SCHEMA dugout_shared;


ALTER SCHEMA dugout_shared OWNER TO dugout_keeper_league1;

--
-- Name: act(text, text, bigint, jsonb, jsonb, jsonb, text, jsonb); Type: FUNCTION; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE FUNCTION dugout_shared.act(p_league text, p_delivery text, p_first bigint, p_entries jsonb, p_fixtures jsonb, p_teams jsonb, p_title text, p_standing jsonb) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
DECLARE
    each JSONB;
    known JSONB;
BEGIN
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


ALTER FUNCTION dugout_shared.act(p_league text, p_delivery text, p_first bigint, p_entries jsonb, p_fixtures jsonb, p_teams jsonb, p_title text, p_standing jsonb) OWNER TO dugout_keeper_league1;

--
-- Name: add_match_entries(text, text, bigint, jsonb, jsonb); Type: FUNCTION; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE FUNCTION dugout_shared.add_match_entries(p_league text, p_match text, p_first bigint, p_entries jsonb, p_standing jsonb) RETURNS bigint
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
DECLARE
    m dugout_shared.match;
    there BIGINT;
    has_more BOOLEAN;
BEGIN
    PERFORM dugout_shared.enter(p_league, '{commissioner,coach}', 'open');
    SELECT * INTO m FROM dugout_shared.match WHERE league = p_league AND id = p_match;
    PERFORM dugout_shared.may_play(p_league, m.home, m.away);
    has_more := m.entries < p_first + jsonb_array_length(p_entries) - 1;
    IF has_more OR (m.state = 'running' AND m.standing IS DISTINCT FROM p_standing) THEN
        PERFORM dugout_shared.may_add(p_league, m);
        IF dugout_shared.is_played_elsewhere(p_league, p_match) THEN
            RAISE EXCEPTION 'it is played at another table' USING ERRCODE = 'DG011';
        END IF;
    END IF;
    there := dugout_shared.put_match_entries(p_league, p_match, p_first, p_entries);
    IF there > m.entries OR (m.state = 'running' AND m.standing IS DISTINCT FROM p_standing) THEN
        UPDATE dugout_shared.match SET standing = p_standing
        WHERE league = p_league AND id = p_match AND state = 'running';
        PERFORM dugout_shared.leave(p_league);
    END IF;
    RETURN there;
END
$$;


ALTER FUNCTION dugout_shared.add_match_entries(p_league text, p_match text, p_first bigint, p_entries jsonb, p_standing jsonb) OWNER TO dugout_keeper_league1;

--
-- Name: at_table(text, text, text); Type: FUNCTION; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE FUNCTION dugout_shared.at_table(p_league text, p_place text, p_match text) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
BEGIN
    IF NOT dugout_shared.sees(p_league) THEN
        RAISE EXCEPTION 'not yours to do' USING ERRCODE = '42501';
    END IF;
    INSERT INTO dugout_shared.presence (league, person, place, match)
    VALUES (p_league, session_user, p_place, p_match)
    ON CONFLICT (league, person) DO UPDATE SET place = excluded.place, match = excluded.match,
        seen = clock_timestamp();
END
$$;


ALTER FUNCTION dugout_shared.at_table(p_league text, p_place text, p_match text) OWNER TO dugout_keeper_league1;

--
-- Name: begin_delivery(text, text, text[]); Type: FUNCTION; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE FUNCTION dugout_shared.begin_delivery(p_league text, p_delivery text, p_kinds text[]) RETURNS jsonb
    LANGUAGE plpgsql
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
BEGIN
    PERFORM dugout_shared.enter(p_league, p_kinds, 'open');
    RETURN (SELECT answer FROM dugout_shared.receipt WHERE league = p_league AND id = p_delivery);
END
$$;


ALTER FUNCTION dugout_shared.begin_delivery(p_league text, p_delivery text, p_kinds text[]) OWNER TO dugout_keeper_league1;

--
-- Name: begin_match(text, text, text, text, jsonb); Type: FUNCTION; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE FUNCTION dugout_shared.begin_match(p_league text, p_delivery text, p_fixture text, p_match text, p_header jsonb) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
DECLARE
    known JSONB;
    f dugout_shared.fixture;
BEGIN
    known := dugout_shared.begin_delivery(p_league, p_delivery, '{commissioner,coach}');
    IF known IS NOT NULL THEN
        RETURN known;
    END IF;
    SELECT * INTO f FROM dugout_shared.fixture WHERE league = p_league AND id = p_fixture;
    PERFORM dugout_shared.may_play(p_league, f.home, f.away);
    IF NOT f.published OR f.away = '' THEN
        RAISE EXCEPTION 'the fixture is not published' USING ERRCODE = 'DG004';
    END IF;
    IF p_header->>'id' IS DISTINCT FROM p_match OR p_header->>'game' IS DISTINCT FROM 'match'
        OR p_header->'setup'->'fixture'->>'fixture' IS DISTINCT FROM p_fixture
        OR p_header->'setup'->'fixture'->>'league' IS DISTINCT FROM p_league THEN
        RAISE EXCEPTION 'this is no match of that fixture' USING ERRCODE = 'DG007';
    END IF;
    -- His own: nobody takes the other's place away by beginning again and again.
    IF (SELECT count(*) FROM dugout_shared.match WHERE league = p_league AND fixture = p_fixture
            AND who = session_user::text) >= 20 THEN
        RAISE EXCEPTION 'too many matches of this fixture' USING ERRCODE = 'DG004';
    END IF;
    INSERT INTO dugout_shared.match (league, id, fixture, home, away, header, state, changed, who)
    VALUES (p_league, p_match, p_fixture, f.home, f.away, p_header, 'running',
        dugout_shared.next_change(p_league), session_user);
    -- Where the fixture has its match or its result by now, this one waits for the commissioner.
    IF f.outcome IS NULL AND f.match = '' THEN
        UPDATE dugout_shared.fixture SET match = p_match WHERE league = p_league AND id = p_fixture;
        PERFORM dugout_shared.put_event(p_league, 'match-begun',
            jsonb_build_object('fixture', p_fixture, 'match', p_match));
        RETURN dugout_shared.end_delivery(p_league, p_delivery, 'kept');
    END IF;
    RETURN dugout_shared.end_delivery(p_league, p_delivery, 'beside');
END
$$;


ALTER FUNCTION dugout_shared.begin_match(p_league text, p_delivery text, p_fixture text, p_match text, p_header jsonb) OWNER TO dugout_keeper_league1;

--
-- Name: clean_figures(jsonb); Type: FUNCTION; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE FUNCTION dugout_shared.clean_figures(p_side jsonb) RETURNS jsonb
    LANGUAGE sql IMMUTABLE
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
    SELECT jsonb_build_object(
        'value', dugout_shared.whole(p_side->'value', -100000000, 100000000),
        'fanFactor', dugout_shared.whole(p_side->'fanFactor', -1000, 1000),
        'treasury', dugout_shared.whole(p_side->'treasury', -100000000, 100000000))
$$;


ALTER FUNCTION dugout_shared.clean_figures(p_side jsonb) OWNER TO dugout_keeper_league1;

--
-- Name: clean_outcome(jsonb, text, text, boolean); Type: FUNCTION; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE FUNCTION dugout_shared.clean_outcome(p_outcome jsonb, p_home text, p_away text, p_needs_winner boolean) RETURNS jsonb
    LANGUAGE plpgsql IMMUTABLE
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
DECLARE
    r JSONB := p_outcome->'result';
    each JSONB;
    columns JSONB := '[]';
    td BIGINT;
    td_against BIGINT;
BEGIN
    IF r->>'home' IS DISTINCT FROM p_home OR r->>'away' IS DISTINCT FROM p_away
        OR p_outcome->>'source' IS DISTINCT FROM 'match'
        OR coalesce(r->>'kind', 'played') <> 'played'
        OR coalesce(r->>'winner', 'neither') NOT IN ('neither', 'home', 'away')
        OR coalesce(r->>'conceded', 'neither') NOT IN ('neither', 'home', 'away')
        OR length(coalesce(p_outcome->>'note', '')) > 400
        OR jsonb_typeof(coalesce(r->'columns', '[]')) <> 'array'
        OR jsonb_array_length(coalesce(r->'columns', '[]')) > 20
        OR jsonb_typeof(coalesce(p_outcome->'homeSigned', 'false')) <> 'boolean'
        OR jsonb_typeof(coalesce(p_outcome->'awaySigned', 'false')) <> 'boolean' THEN
        RAISE EXCEPTION 'this is no end of that match' USING ERRCODE = 'DG007';
    END IF;
    td := dugout_shared.whole(coalesce(r->'td', '0'), 0, 9999);
    td_against := dugout_shared.whole(coalesce(r->'tdAgainst', '0'), 0, 9999);
    IF p_needs_winner AND td = td_against AND coalesce(r->>'winner', 'neither') = 'neither'
        AND coalesce(r->>'conceded', 'neither') = 'neither' THEN
        RAISE EXCEPTION 'this match has a winner' USING ERRCODE = 'DG007';
    END IF;
    FOR each IN SELECT jsonb_array_elements(coalesce(r->'columns', '[]')) LOOP
        IF length(coalesce(each->>'name', '')) NOT BETWEEN 1 AND 40 THEN
            RAISE EXCEPTION 'this is no column' USING ERRCODE = 'DG007';
        END IF;
        columns := columns || jsonb_build_array(jsonb_build_object('name', each->>'name',
            'home', dugout_shared.whole(each->'home', -9999, 9999),
            'away', dugout_shared.whole(each->'away', -9999, 9999)));
    END LOOP;
    RETURN jsonb_build_object(
        'result', jsonb_build_object(
            'round', dugout_shared.whole(coalesce(r->'round', '0'), 0, 9999),
            'home', p_home, 'away', p_away, 'kind', 'played', 'td', td, 'tdAgainst', td_against,
            'cas', dugout_shared.whole(coalesce(r->'cas', '0'), 0, 9999),
            'casAgainst', dugout_shared.whole(coalesce(r->'casAgainst', '0'), 0, 9999),
            'winner', coalesce(r->>'winner', 'neither'),
            'conceded', coalesce(r->>'conceded', 'neither'), 'columns', columns),
        'source', 'match',
        'at', dugout_shared.whole(coalesce(p_outcome->'at', '0'), 0, 100000000000000),
        'homeValue', dugout_shared.whole(coalesce(p_outcome->'homeValue', '0'), -100000000, 100000000),
        'awayValue', dugout_shared.whole(coalesce(p_outcome->'awayValue', '0'), -100000000, 100000000),
        'homeSigned', coalesce(p_outcome->'homeSigned', 'false'),
        'awaySigned', coalesce(p_outcome->'awaySigned', 'false'),
        'note', coalesce(p_outcome->>'note', ''));
END
$$;


ALTER FUNCTION dugout_shared.clean_outcome(p_outcome jsonb, p_home text, p_away text, p_needs_winner boolean) OWNER TO dugout_keeper_league1;

--
-- Name: coaches(text, text); Type: FUNCTION; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE FUNCTION dugout_shared.coaches(p_league text, p_team text) RETURNS boolean
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
    SELECT EXISTS (SELECT FROM dugout_shared.member WHERE league = p_league
        AND person = session_user::text AND kind = 'coach' AND p_team <> '' AND p_team = ANY (teams))
$$;


ALTER FUNCTION dugout_shared.coaches(p_league text, p_team text) OWNER TO dugout_keeper_league1;

--
-- Name: count_spent(); Type: FUNCTION; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE FUNCTION dugout_shared.count_spent() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
DECLARE
    v_league TEXT;
BEGIN
    -- One league at a time: every function that adds anything is about one.
    SELECT league INTO v_league FROM came LIMIT 1;
    IF dugout_shared.is_counted(v_league) THEN
        PERFORM dugout_shared.spend(v_league, TG_TABLE_NAME, count(*), sum(pg_column_size(c)))
        FROM came c;
    END IF;
    RETURN NULL;
END
$$;


ALTER FUNCTION dugout_shared.count_spent() OWNER TO dugout_keeper_league1;

--
-- Name: cut_holder(text); Type: FUNCTION; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE FUNCTION dugout_shared.cut_holder(p_league text) RETURNS void
    LANGUAGE plpgsql
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
DECLARE
    holder XID;
    holders XID[];
BEGIN
    SELECT xmax INTO holder FROM dugout_shared.league WHERE id = p_league;
    holders := ARRAY[holder];
    IF NOT EXISTS (SELECT FROM pg_locks WHERE transactionid = holder AND granted) THEN
        holders := ARRAY(SELECT xid FROM pg_get_multixact_members(holder));
    END IF;
    PERFORM pg_terminate_backend(a.pid) FROM pg_stat_activity a
    JOIN pg_locks l ON l.pid = a.pid AND l.locktype = 'transactionid' AND l.mode = 'ExclusiveLock'
        AND l.granted
    -- Nothing comes from him any more, or all he asks takes longer than waiting for his turn can: by one
    -- question or by many, one after the other.
    WHERE l.transactionid = ANY (holders)
        AND ((a.state LIKE 'idle in transaction%'
                AND a.state_change < clock_timestamp() - interval '5 seconds')
            OR a.xact_start < clock_timestamp() - interval '30 seconds')
        AND NOT EXISTS (SELECT FROM dugout_shared.member m WHERE m.league = p_league
            AND m.person = a.usename AND m.kind = 'commissioner');
-- Gone meanwhile, or set up by somebody who could not give the right: whoever waits hears that he does.
EXCEPTION WHEN insufficient_privilege OR invalid_parameter_value OR internal_error THEN
    NULL;
END
$$;


ALTER FUNCTION dugout_shared.cut_holder(p_league text) OWNER TO dugout_keeper_league1;

--
-- Name: cut_person(text, text); Type: FUNCTION; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE FUNCTION dugout_shared.cut_person(p_league text, p_person text) RETURNS void
    LANGUAGE plpgsql
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
BEGIN
    PERFORM pg_terminate_backend(a.pid) FROM pg_stat_activity a
    JOIN dugout_shared.member m ON m.league = p_league AND m.person = a.usename
    WHERE a.usename = p_person AND a.datname = current_database() AND a.xact_start IS NOT NULL
        AND a.pid <> pg_backend_pid() AND dugout_shared.decides(p_league)
        AND NOT EXISTS (SELECT FROM dugout_shared.member o WHERE o.person = p_person
            AND o.league <> p_league AND o.kind <> 'former');
EXCEPTION WHEN insufficient_privilege THEN
    NULL;
END
$$;


ALTER FUNCTION dugout_shared.cut_person(p_league text, p_person text) OWNER TO dugout_keeper_league1;

--
-- Name: decides(text); Type: FUNCTION; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE FUNCTION dugout_shared.decides(p_league text) RETURNS boolean
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
    SELECT EXISTS (SELECT FROM dugout_shared.member WHERE league = p_league
        AND person = session_user::text AND kind = 'commissioner')
$$;


ALTER FUNCTION dugout_shared.decides(p_league text) OWNER TO dugout_keeper_league1;

--
-- Name: dispute_result(text, text, text, text, text); Type: FUNCTION; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE FUNCTION dugout_shared.dispute_result(p_league text, p_delivery text, p_fixture text, p_side text, p_why text) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
DECLARE
    known JSONB;
    f dugout_shared.fixture;
    v_outcome JSONB;
BEGIN
    known := dugout_shared.begin_delivery(p_league, p_delivery, '{coach}');
    IF known IS NOT NULL THEN
        RETURN known;
    END IF;
    f := dugout_shared.his_result(p_league, p_fixture, p_side);
    IF length(coalesce(p_why, '')) NOT BETWEEN 1 AND 400 THEN
        RAISE EXCEPTION 'say why, in a few words' USING ERRCODE = 'DG007';
    END IF;
    IF f.outcome->>'source' IS DISTINCT FROM 'match'
        OR (f.outcome->>(p_side || 'Signed'))::boolean IS TRUE
        OR f.outcome->>'disputed' NOT IN ('neither', p_side) THEN
        RAISE EXCEPTION 'this result is not disputed any more' USING ERRCODE = 'DG004';
    END IF;
    v_outcome := f.outcome || jsonb_build_object('disputed', p_side, 'dispute', p_why);
    IF v_outcome IS DISTINCT FROM f.outcome THEN
        UPDATE dugout_shared.fixture SET outcome = v_outcome WHERE league = p_league AND id = p_fixture;
        PERFORM dugout_shared.put_event(p_league, 'result-disputed',
            jsonb_build_object('fixture', p_fixture, 'side', p_side, 'why', p_why));
    END IF;
    RETURN dugout_shared.end_delivery(p_league, p_delivery, 'kept');
END
$$;


ALTER FUNCTION dugout_shared.dispute_result(p_league text, p_delivery text, p_fixture text, p_side text, p_why text) OWNER TO dugout_keeper_league1;

--
-- Name: end_delivery(text, text, text); Type: FUNCTION; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE FUNCTION dugout_shared.end_delivery(p_league text, p_delivery text, p_done text) RETURNS jsonb
    LANGUAGE plpgsql
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
DECLARE
    v_answer JSONB := jsonb_build_object('done', p_done, 'changes', dugout_shared.leave(p_league));
BEGIN
    INSERT INTO dugout_shared.receipt (league, id, answer, who)
    VALUES (p_league, p_delivery, v_answer, session_user);
    RETURN v_answer;
END
$$;


ALTER FUNCTION dugout_shared.end_delivery(p_league text, p_delivery text, p_done text) OWNER TO dugout_keeper_league1;

--
-- Name: end_match(text, text, text, jsonb); Type: FUNCTION; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE FUNCTION dugout_shared.end_match(p_league text, p_delivery text, p_match text, p_end jsonb) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
DECLARE
    known JSONB;
    m dugout_shared.match;
    f dugout_shared.fixture;
    v_outcome JSONB;
    v_after JSONB := 'null';
    each JSONB;
    fits BOOLEAN;
BEGIN
    known := dugout_shared.begin_delivery(p_league, p_delivery, '{commissioner,coach}');
    IF known IS NOT NULL THEN
        RETURN known;
    END IF;
    SELECT * INTO m FROM dugout_shared.match WHERE league = p_league AND id = p_match;
    PERFORM dugout_shared.may_play(p_league, m.home, m.away);
    SELECT * INTO f FROM dugout_shared.fixture WHERE league = p_league AND id = m.fixture;
    IF p_end->'result'->>'id' IS DISTINCT FROM p_match
        OR coalesce(p_end->>'state', 'finished') NOT IN ('finished', 'undecided')
        OR jsonb_typeof(p_end->'teams') IS DISTINCT FROM 'array' THEN
        RAISE EXCEPTION 'this is no end of that match' USING ERRCODE = 'DG007';
    END IF;
    v_outcome := dugout_shared.in_his_word(p_league, session_user::text, m.home, m.away,
        dugout_shared.clean_outcome(p_end->'outcome', m.home, m.away, f.needs_winner));
    IF jsonb_typeof(p_end->'after') = 'object' THEN
        v_after := jsonb_build_object('home', dugout_shared.clean_figures(p_end->'after'->'home'),
            'away', dugout_shared.clean_figures(p_end->'after'->'away'));
    END IF;
    FOR each IN SELECT jsonb_array_elements(p_end->'teams') LOOP
        IF each->>'id' NOT IN (m.home, m.away) OR each->'base' IS NULL
            OR each->'body'->>'id' IS DISTINCT FROM each->>'id' THEN
            RAISE EXCEPTION 'these are other teams' USING ERRCODE = 'DG007';
        END IF;
        -- The opponent comes out of the match as what he went into it.
        IF NOT dugout_shared.decides(p_league) AND NOT dugout_shared.coaches(p_league, each->>'id')
            AND EXISTS (SELECT FROM dugout_shared.team t WHERE t.league = p_league AND t.id = each->>'id'
            AND (t.body->>'name', t.body->>'coach', t.body->>'roster', t.body->>'ruleset')
                IS DISTINCT FROM (each->'body'->>'name', each->'body'->>'coach',
                    each->'body'->>'roster', each->'body'->>'ruleset')) THEN
            RAISE EXCEPTION 'that is not the opponent' USING ERRCODE = '42501';
        END IF;
    END LOOP;
    fits := f.match = p_match AND f.published AND NOT dugout_shared.is_played_elsewhere(p_league, p_match)
        AND (f.home, f.away) = (m.home, m.away)
        AND (f.outcome IS NULL
            OR (f.outcome->>'source' = 'match' AND NOT f.confirmed AND NOT f.in_bracket
                -- Nobody puts his own in the place of what came from another table.
                AND (dugout_shared.decides(p_league)
                    OR (f.outcome->>'deliveredBy' IS NOT DISTINCT FROM session_user::text
                        AND NOT dugout_shared.is_signed_by_other(p_league, f)))))
        AND (f.develops OR jsonb_array_length(p_end->'teams') = 0 OR dugout_shared.decides(p_league))
        AND NOT EXISTS (SELECT FROM jsonb_array_elements(p_end->'teams') AS t (v)
            JOIN dugout_shared.team ON team.league = p_league AND team.id = t.v->>'id'
            WHERE team.revision <> (t.v->>'base')::bigint);
    IF NOT fits THEN
        IF (SELECT count(*) FROM dugout_shared.claim WHERE league = p_league AND fixture = m.fixture
                AND who = session_user::text) >= 20 THEN
            RAISE EXCEPTION 'too many claims' USING ERRCODE = 'DG004';
        END IF;
        INSERT INTO dugout_shared.claim (league, id, fixture, match, claimed, stands, who)
        VALUES (p_league, p_delivery, m.fixture, p_match, p_end,
            jsonb_build_object('match', f.match, 'outcome', f.outcome), session_user);
        RETURN dugout_shared.end_delivery(p_league, p_delivery, 'claimed');
    END IF;
    PERFORM dugout_shared.spend(p_league, 'match', 0, pg_column_size(p_end));
    -- What the other coach says against it goes on standing beside it.
    IF f.outcome->>'disputed' IN ('home', 'away') AND NOT dugout_shared.decides(p_league)
        AND NOT dugout_shared.coaches(p_league,
            CASE f.outcome->>'disputed' WHEN 'home' THEN f.home ELSE f.away END) THEN
        v_outcome := v_outcome || jsonb_build_object('disputed', f.outcome->'disputed',
            'dispute', f.outcome->'dispute');
    END IF;
    UPDATE dugout_shared.match SET state = coalesce(p_end->>'state', 'finished'),
        standing = coalesce(p_end->'standing', '{}'), result = p_end->'result',
        sheets = coalesce(p_end->'sheets', '[]'), changed = dugout_shared.next_change(p_league)
    WHERE league = p_league AND id = p_match;
    UPDATE dugout_shared.fixture SET outcome = v_outcome,
        confirmed = dugout_shared.is_closed(v_outcome)
    WHERE league = p_league AND id = m.fixture;
    FOR each IN SELECT jsonb_array_elements(p_end->'teams') LOOP
        PERFORM dugout_shared.put_team(p_league, CASE WHEN dugout_shared.decides(p_league)
            OR dugout_shared.coaches(p_league, each->>'id') THEN each ELSE each - 'name' END);
    END LOOP;
    PERFORM dugout_shared.put_event(p_league, 'result-entered', jsonb_build_object('fixture', m.fixture,
        'outcome', v_outcome, 'after', v_after));
    RETURN dugout_shared.end_delivery(p_league, p_delivery, 'kept');
END
$$;


ALTER FUNCTION dugout_shared.end_match(p_league text, p_delivery text, p_match text, p_end jsonb) OWNER TO dugout_keeper_league1;

--
-- Name: enter(text, text[], text); Type: FUNCTION; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE FUNCTION dugout_shared.enter(p_league text, p_kinds text[], p_state text) RETURNS void
    LANGUAGE plpgsql
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
DECLARE
    found_state TEXT;
BEGIN
    IF NOT EXISTS (SELECT FROM dugout_shared.my_leagues(p_kinds) AS m (id) WHERE m.id = p_league) THEN
        RAISE EXCEPTION 'not yours to do' USING ERRCODE = '42501';
    END IF;
    IF current_setting('lock_timeout') = '0' THEN
        PERFORM set_config('lock_timeout', '10s', true);
    END IF;
    IF current_setting('idle_in_transaction_session_timeout') = '0' THEN
        PERFORM set_config('idle_in_transaction_session_timeout', '60s', true);
    END IF;
    -- Its key stays as it is: who only refers to the league keeps nobody waiting.
    SELECT state INTO found_state FROM dugout_shared.league WHERE id = p_league
    FOR NO KEY UPDATE SKIP LOCKED;
    IF NOT FOUND THEN
        PERFORM dugout_shared.cut_holder(p_league);
        SELECT state INTO found_state FROM dugout_shared.league WHERE id = p_league FOR NO KEY UPDATE;
    END IF;
    -- Who waited for his turn may have lost it meanwhile.
    IF NOT EXISTS (SELECT FROM dugout_shared.my_leagues(p_kinds) AS m (id) WHERE m.id = p_league) THEN
        RAISE EXCEPTION 'not yours to do' USING ERRCODE = '42501';
    END IF;
    IF found_state <> p_state THEN
        RAISE EXCEPTION 'the league is %', found_state USING ERRCODE = 'DG005';
    END IF;
END
$$;


ALTER FUNCTION dugout_shared.enter(p_league text, p_kinds text[], p_state text) OWNER TO dugout_keeper_league1;

--
-- Name: grant_role(text, text, text, text, text[]); Type: FUNCTION; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE FUNCTION dugout_shared.grant_role(p_league text, p_person text, p_kind text, p_coach text, p_teams text[]) RETURNS bigint
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
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
    EXECUTE format('GRANT %I TO %I', 'dugout_member_league1', p_person);
    RETURN dugout_shared.leave(p_league);
END
$$;


ALTER FUNCTION dugout_shared.grant_role(p_league text, p_person text, p_kind text, p_coach text, p_teams text[]) OWNER TO dugout_keeper_league1;

SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: fixture; Type: TABLE; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE TABLE dugout_shared.fixture (
    league text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    home text NOT NULL COLLATE pg_catalog."C",
    away text NOT NULL COLLATE pg_catalog."C",
    published boolean NOT NULL,
    needs_winner boolean DEFAULT false NOT NULL,
    in_bracket boolean DEFAULT false NOT NULL,
    develops boolean DEFAULT true NOT NULL,
    match text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    outcome jsonb,
    confirmed boolean DEFAULT false NOT NULL,
    CONSTRAINT fixture_away_check CHECK ((length(away) <= 80)),
    CONSTRAINT fixture_home_check CHECK ((length(home) <= 80)),
    CONSTRAINT fixture_id_check CHECK (((length(id) >= 1) AND (length(id) <= 80))),
    CONSTRAINT fixture_match_check CHECK ((length(match) <= 80)),
    CONSTRAINT fixture_outcome_check CHECK ((pg_column_size(outcome) <= 65536))
);

ALTER TABLE ONLY dugout_shared.fixture FORCE ROW LEVEL SECURITY;


ALTER TABLE dugout_shared.fixture OWNER TO dugout_keeper_league1;

--
-- Name: his_result(text, text, text); Type: FUNCTION; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE FUNCTION dugout_shared.his_result(p_league text, p_fixture text, p_side text) RETURNS dugout_shared.fixture
    LANGUAGE plpgsql
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
DECLARE
    f dugout_shared.fixture;
BEGIN
    SELECT * INTO f FROM dugout_shared.fixture WHERE league = p_league AND id = p_fixture;
    IF p_side IS NULL OR p_side NOT IN ('home', 'away')
        OR dugout_shared.coaches(p_league, CASE p_side WHEN 'home' THEN f.home ELSE f.away END)
            IS NOT TRUE THEN
        RAISE EXCEPTION 'not your match' USING ERRCODE = '42501';
    END IF;
    IF f.outcome IS NULL OR NOT f.published THEN
        RAISE EXCEPTION 'there is no result' USING ERRCODE = 'DG004';
    END IF;
    RETURN f;
END
$$;


ALTER FUNCTION dugout_shared.his_result(p_league text, p_fixture text, p_side text) OWNER TO dugout_keeper_league1;

--
-- Name: in_his_word(text, text, text, text, jsonb); Type: FUNCTION; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE FUNCTION dugout_shared.in_his_word(p_league text, p_person text, p_home text, p_away text, p_outcome jsonb) RETURNS jsonb
    LANGUAGE plpgsql STABLE
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
DECLARE
    m dugout_shared.member;
    home_said BOOLEAN := (p_outcome->>'homeSigned')::boolean;
    away_said BOOLEAN := (p_outcome->>'awaySigned')::boolean;
BEGIN
    SELECT * INTO m FROM dugout_shared.member WHERE league = p_league AND person = p_person;
    RETURN p_outcome || jsonb_build_object(
        'homeSigned', home_said AND coalesce(m.kind = 'commissioner'
            OR (m.kind = 'coach' AND p_home = ANY (m.teams)), false),
        'awaySigned', away_said AND coalesce(m.kind = 'commissioner'
            OR (m.kind = 'coach' AND p_away = ANY (m.teams)), false),
        'deliveredBy', p_person, 'atTable', home_said AND away_said,
        'disputed', 'neither', 'dispute', '');
END
$$;


ALTER FUNCTION dugout_shared.in_his_word(p_league text, p_person text, p_home text, p_away text, p_outcome jsonb) OWNER TO dugout_keeper_league1;

--
-- Name: is_closed(jsonb); Type: FUNCTION; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE FUNCTION dugout_shared.is_closed(p_outcome jsonb) RETURNS boolean
    LANGUAGE sql IMMUTABLE
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
    SELECT p_outcome->>'source' <> 'match' OR (p_outcome->>'atTable')::boolean IS TRUE
        OR ((p_outcome->>'homeSigned')::boolean AND (p_outcome->>'awaySigned')::boolean)
$$;


ALTER FUNCTION dugout_shared.is_closed(p_outcome jsonb) OWNER TO dugout_keeper_league1;

--
-- Name: is_coach_self(text, text); Type: FUNCTION; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE FUNCTION dugout_shared.is_coach_self(p_league text, p_coach text) RETURNS boolean
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
    SELECT EXISTS (SELECT FROM dugout_shared.member WHERE league = p_league
        AND person = session_user::text AND kind = 'coach' AND p_coach <> '' AND p_coach = coach)
$$;


ALTER FUNCTION dugout_shared.is_coach_self(p_league text, p_coach text) OWNER TO dugout_keeper_league1;

--
-- Name: is_counted(text); Type: FUNCTION; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE FUNCTION dugout_shared.is_counted(p_league text) RETURNS boolean
    LANGUAGE sql STABLE
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
    SELECT EXISTS (SELECT FROM dugout_shared.member WHERE league = p_league
        AND person = session_user::text AND kind = 'coach')
$$;


ALTER FUNCTION dugout_shared.is_counted(p_league text) OWNER TO dugout_keeper_league1;

--
-- Name: is_played_elsewhere(text, text); Type: FUNCTION; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE FUNCTION dugout_shared.is_played_elsewhere(p_league text, p_match text) RETURNS boolean
    LANGUAGE sql STABLE
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
    SELECT NOT dugout_shared.decides(p_league) AND EXISTS (
        SELECT FROM dugout_shared.match m
        JOIN dugout_shared.presence p ON p.league = m.league AND p.person = m.who AND p.match = m.id
        JOIN dugout_shared.member k ON k.league = m.league AND k.person = m.who
        WHERE m.league = p_league AND m.id = p_match AND m.state = 'running'
            AND m.who <> session_user::text
            -- Still his: who was given other teams holds no match of those he had.
            AND (k.kind = 'commissioner' OR (k.kind = 'coach' AND k.teams && ARRAY[m.home, m.away]))
            AND p.seen > clock_timestamp() - interval '2 minutes')
$$;


ALTER FUNCTION dugout_shared.is_played_elsewhere(p_league text, p_match text) OWNER TO dugout_keeper_league1;

--
-- Name: is_signed_by_other(text, dugout_shared.fixture); Type: FUNCTION; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE FUNCTION dugout_shared.is_signed_by_other(p_league text, f dugout_shared.fixture) RETURNS boolean
    LANGUAGE sql STABLE
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
    SELECT coalesce(((f.outcome->>'homeSigned')::boolean AND NOT dugout_shared.coaches(p_league, f.home))
        OR ((f.outcome->>'awaySigned')::boolean AND NOT dugout_shared.coaches(p_league, f.away)), false)
$$;


ALTER FUNCTION dugout_shared.is_signed_by_other(p_league text, f dugout_shared.fixture) OWNER TO dugout_keeper_league1;

--
-- Name: leave(text); Type: FUNCTION; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE FUNCTION dugout_shared.leave(p_league text) RETURNS bigint
    LANGUAGE plpgsql
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
DECLARE
    number BIGINT;
BEGIN
    UPDATE dugout_shared.league SET changes = changes + 1 WHERE id = p_league RETURNING changes INTO number;
    PERFORM pg_notify('dugout_' || md5(p_league), number::text);
    RETURN number;
END
$$;


ALTER FUNCTION dugout_shared.leave(p_league text) OWNER TO dugout_keeper_league1;

--
-- Name: match; Type: TABLE; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE TABLE dugout_shared.match (
    league text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    fixture text NOT NULL COLLATE pg_catalog."C",
    home text NOT NULL COLLATE pg_catalog."C",
    away text NOT NULL COLLATE pg_catalog."C",
    header jsonb NOT NULL,
    state text NOT NULL COLLATE pg_catalog."C",
    standing jsonb DEFAULT '{}'::jsonb NOT NULL,
    entries bigint DEFAULT 0 NOT NULL,
    result jsonb,
    sheets jsonb DEFAULT '[]'::jsonb NOT NULL,
    changed bigint DEFAULT 0 NOT NULL,
    who text NOT NULL,
    at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT match_away_check CHECK ((length(away) <= 80)),
    CONSTRAINT match_fixture_check CHECK ((length(fixture) <= 80)),
    CONSTRAINT match_header_check CHECK ((pg_column_size(header) <= 1048576)),
    CONSTRAINT match_home_check CHECK ((length(home) <= 80)),
    CONSTRAINT match_id_check CHECK (((length(id) >= 1) AND (length(id) <= 80))),
    CONSTRAINT match_result_check CHECK ((pg_column_size(result) <= 1048576)),
    CONSTRAINT match_sheets_check CHECK ((pg_column_size(sheets) <= 524288)),
    CONSTRAINT match_standing_check CHECK ((pg_column_size(standing) <= 16384)),
    CONSTRAINT match_state_check CHECK ((state = ANY (ARRAY['running'::text, 'undecided'::text, 'finished'::text])))
);

ALTER TABLE ONLY dugout_shared.match FORCE ROW LEVEL SECURITY;


ALTER TABLE dugout_shared.match OWNER TO dugout_keeper_league1;

--
-- Name: may_add(text, dugout_shared.match); Type: FUNCTION; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE FUNCTION dugout_shared.may_add(p_league text, m dugout_shared.match) RETURNS void
    LANGUAGE plpgsql
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
DECLARE
    f dugout_shared.fixture;
    v_last TEXT := m.who;
BEGIN
    IF dugout_shared.decides(p_league) THEN
        RETURN;
    END IF;
    IF m.state = 'running' THEN
        -- Its end waits for the commissioner's word. Only where it was played: nobody keeps others from
        -- their match by claiming something of it.
        SELECT who INTO v_last FROM dugout_shared.match_entry WHERE league = p_league AND match = m.id
        ORDER BY seq DESC LIMIT 1;
        v_last := coalesce(v_last, m.who);
        IF v_last <> session_user::text AND EXISTS (SELECT FROM dugout_shared.claim
            WHERE league = p_league AND match = m.id AND who = v_last) THEN
            RAISE EXCEPTION 'its end was delivered' USING ERRCODE = 'DG012';
        END IF;
        RETURN;
    END IF;
    SELECT * INTO f FROM dugout_shared.fixture WHERE league = p_league AND id = m.fixture AND match = m.id;
    IF f.confirmed OR (f.outcome IS NOT NULL AND dugout_shared.is_signed_by_other(p_league, f)) THEN
        RAISE EXCEPTION 'the result is confirmed' USING ERRCODE = 'DG003';
    END IF;
    IF f.outcome->>'deliveredBy' IS DISTINCT FROM session_user::text THEN
        RAISE EXCEPTION 'its end was delivered' USING ERRCODE = 'DG012';
    END IF;
END
$$;


ALTER FUNCTION dugout_shared.may_add(p_league text, m dugout_shared.match) OWNER TO dugout_keeper_league1;

--
-- Name: may_play(text, text, text); Type: FUNCTION; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE FUNCTION dugout_shared.may_play(p_league text, p_home text, p_away text) RETURNS void
    LANGUAGE plpgsql
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
BEGIN
    IF NOT dugout_shared.decides(p_league) AND NOT dugout_shared.coaches(p_league, p_home)
        AND NOT dugout_shared.coaches(p_league, p_away) THEN
        RAISE EXCEPTION 'not your match' USING ERRCODE = '42501';
    END IF;
END
$$;


ALTER FUNCTION dugout_shared.may_play(p_league text, p_home text, p_away text) OWNER TO dugout_keeper_league1;

--
-- Name: my_leagues(text[]); Type: FUNCTION; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE FUNCTION dugout_shared.my_leagues(p_kinds text[]) RETURNS SETOF text
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
    SELECT league FROM dugout_shared.member
    WHERE person = session_user::text AND kind = ANY (p_kinds)
$$;


ALTER FUNCTION dugout_shared.my_leagues(p_kinds text[]) OWNER TO dugout_keeper_league1;

--
-- Name: next_change(text); Type: FUNCTION; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE FUNCTION dugout_shared.next_change(p_league text) RETURNS bigint
    LANGUAGE sql STABLE
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
    SELECT changes + 1 FROM dugout_shared.league WHERE id = p_league
$$;


ALTER FUNCTION dugout_shared.next_change(p_league text) OWNER TO dugout_keeper_league1;

--
-- Name: played_by_me(text, jsonb); Type: FUNCTION; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE FUNCTION dugout_shared.played_by_me(p_league text, p_matches jsonb) RETURNS text
    LANGUAGE sql STABLE
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
    SELECT coalesce((
        SELECT m.id FROM dugout_shared.match m
        LEFT JOIN LATERAL (
            SELECT max(e.at) AS at FROM dugout_shared.match_entry e
            WHERE e.league = m.league AND e.match = m.id AND e.who = session_user::text) wrote ON true
        WHERE m.league = p_league AND m.state = 'running'
            AND m.id IN (SELECT jsonb_array_elements_text(p_matches))
            AND (m.who = session_user::text OR wrote.at IS NOT NULL)
        ORDER BY coalesce(wrote.at, m.at) DESC LIMIT 1), '')
$$;


ALTER FUNCTION dugout_shared.played_by_me(p_league text, p_matches jsonb) OWNER TO dugout_keeper_league1;

--
-- Name: put_entries(text, jsonb); Type: FUNCTION; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE FUNCTION dugout_shared.put_entries(p_league text, p_entries jsonb) RETURNS bigint
    LANGUAGE plpgsql
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
DECLARE
    had BIGINT;
    number BIGINT;
BEGIN
    UPDATE dugout_shared.league SET entries = entries + jsonb_array_length(p_entries)
    WHERE id = p_league RETURNING entries INTO number;
    had := number - jsonb_array_length(p_entries);
    INSERT INTO dugout_shared.entry (league, seq, at_ms, kind, version, payload, who)
    SELECT p_league, had + nth, (line->>'at')::bigint, line->>'kind', (line->>'version')::integer,
        line->'payload', session_user
    FROM jsonb_array_elements(p_entries) WITH ORDINALITY AS came (line, nth);
    INSERT INTO dugout_shared.sealed (league, seq, payload)
    SELECT p_league, had + nth, line->'sealed'
    FROM jsonb_array_elements(p_entries) WITH ORDINALITY AS came (line, nth)
    WHERE jsonb_typeof(line->'sealed') = 'object';
    INSERT INTO dugout_shared.contact (league, seq, place, path, coach, contact)
    SELECT p_league, had + nth, place - 1, each->'path', each->>'coach', each->>'contact'
    FROM jsonb_array_elements(p_entries) WITH ORDINALITY AS came (line, nth),
        jsonb_array_elements(coalesce(line->'contacts', '[]')) WITH ORDINALITY AS told (each, place);
    RETURN number;
END
$$;


ALTER FUNCTION dugout_shared.put_entries(p_league text, p_entries jsonb) OWNER TO dugout_keeper_league1;

--
-- Name: put_event(text, text, jsonb); Type: FUNCTION; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE FUNCTION dugout_shared.put_event(p_league text, p_prompt text, p_values jsonb) RETURNS bigint
    LANGUAGE plpgsql
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
DECLARE
    now_ms BIGINT := floor(extract(epoch FROM clock_timestamp()) * 1000);
BEGIN
    RETURN dugout_shared.put_entries(p_league, jsonb_build_array(jsonb_build_object('at', now_ms,
        'kind', 'do', 'version', 1, 'payload', jsonb_build_object('kind', 'do',
            'group', jsonb_build_object('at', now_ms, 'events', jsonb_build_array(
                jsonb_build_object('prompt', p_prompt, 'values', p_values)))))));
END
$$;


ALTER FUNCTION dugout_shared.put_event(p_league text, p_prompt text, p_values jsonb) OWNER TO dugout_keeper_league1;

--
-- Name: put_fixtures(text, jsonb); Type: FUNCTION; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE FUNCTION dugout_shared.put_fixtures(p_league text, p_fixtures jsonb) RETURNS void
    LANGUAGE plpgsql
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
BEGIN
    INSERT INTO dugout_shared.fixture (league, id, home, away, published, needs_winner, in_bracket,
        develops, match, outcome, confirmed)
    SELECT p_league, f.id, f.home, f.away, f.published, coalesce(f.needs_winner, false),
        coalesce(f.in_bracket, false), coalesce(f.develops, true), f.match,
        CASE WHEN jsonb_typeof(f.outcome) = 'object' THEN f.outcome END, f.confirmed
    FROM jsonb_to_recordset(p_fixtures) AS f (id TEXT, home TEXT, away TEXT, published BOOLEAN,
        needs_winner BOOLEAN, in_bracket BOOLEAN, develops BOOLEAN, match TEXT, outcome JSONB,
        confirmed BOOLEAN)
    ON CONFLICT (league, id) DO UPDATE SET home = excluded.home, away = excluded.away,
        published = excluded.published, needs_winner = excluded.needs_winner,
        in_bracket = excluded.in_bracket, develops = excluded.develops, match = excluded.match,
        outcome = excluded.outcome, confirmed = excluded.confirmed;
END
$$;


ALTER FUNCTION dugout_shared.put_fixtures(p_league text, p_fixtures jsonb) OWNER TO dugout_keeper_league1;

--
-- Name: put_match_entries(text, text, bigint, jsonb); Type: FUNCTION; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE FUNCTION dugout_shared.put_match_entries(p_league text, p_match text, p_first bigint, p_entries jsonb) RETURNS bigint
    LANGUAGE plpgsql
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
DECLARE
    there BIGINT;
    other BIGINT;
BEGIN
    SELECT entries INTO there FROM dugout_shared.match WHERE league = p_league AND id = p_match;
    IF there IS NULL OR p_first < 1 OR p_first > there + 1 THEN
        RAISE EXCEPTION 'these lines do not follow' USING ERRCODE = 'DG001';
    END IF;
    SELECT min(e.seq) INTO other
    FROM jsonb_array_elements(p_entries) WITH ORDINALITY AS came (line, nth)
    JOIN dugout_shared.match_entry e ON e.league = p_league AND e.match = p_match
        AND e.seq = p_first + nth - 1
    WHERE e.payload IS DISTINCT FROM line->'payload';
    IF other IS NOT NULL THEN
        RAISE EXCEPTION 'line % is another one', other USING ERRCODE = 'DG006';
    END IF;
    INSERT INTO dugout_shared.match_entry (league, match, seq, at_ms, kind, version, payload, who)
    SELECT p_league, p_match, p_first + nth - 1, (line->>'at')::bigint, line->>'kind',
        (line->>'version')::integer, line->'payload', session_user
    FROM jsonb_array_elements(p_entries) WITH ORDINALITY AS came (line, nth)
    WHERE p_first + nth - 1 > there;
    there := greatest(there, p_first + jsonb_array_length(p_entries) - 1);
    UPDATE dugout_shared.match SET entries = there, changed = dugout_shared.next_change(p_league)
    WHERE league = p_league AND id = p_match;
    RETURN there;
END
$$;


ALTER FUNCTION dugout_shared.put_match_entries(p_league text, p_match text, p_first bigint, p_entries jsonb) OWNER TO dugout_keeper_league1;

--
-- Name: put_team(text, jsonb); Type: FUNCTION; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE FUNCTION dugout_shared.put_team(p_league text, p_team jsonb) RETURNS bigint
    LANGUAGE plpgsql
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
DECLARE
    number BIGINT;
BEGIN
    IF p_team->'base' IS NULL THEN
        UPDATE dugout_shared.team SET name = p_team->>'name', locked = (p_team->>'locked')::boolean
        WHERE league = p_league AND id = p_team->>'id' RETURNING revision INTO number;
        IF NOT FOUND THEN
            INSERT INTO dugout_shared.team (league, id, name, locked, changed)
            VALUES (p_league, p_team->>'id', p_team->>'name', (p_team->>'locked')::boolean,
                dugout_shared.next_change(p_league));
        END IF;
        RETURN coalesce(number, 0);
    END IF;
    UPDATE dugout_shared.team SET body = p_team->'body', revision = revision + 1,
        name = coalesce(p_team->>'name', name), changed = dugout_shared.next_change(p_league)
    WHERE league = p_league AND id = p_team->>'id' AND revision = (p_team->>'base')::bigint
    RETURNING revision INTO number;
    IF NOT FOUND THEN
        RAISE EXCEPTION 'the team was changed meanwhile' USING ERRCODE = 'DG001';
    END IF;
    INSERT INTO dugout_shared.team_sheet (league, team, revision, body, who)
    VALUES (p_league, p_team->>'id', number, p_team->'body', session_user);
    RETURN number;
END
$$;


ALTER FUNCTION dugout_shared.put_team(p_league text, p_team jsonb) OWNER TO dugout_keeper_league1;

--
-- Name: refuse_change(); Type: FUNCTION; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE FUNCTION dugout_shared.refuse_change() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
BEGIN
    RAISE EXCEPTION 'what is written in %.% stays', TG_TABLE_SCHEMA, TG_TABLE_NAME
        USING ERRCODE = '42501';
END
$$;


ALTER FUNCTION dugout_shared.refuse_change() OWNER TO dugout_keeper_league1;

--
-- Name: revoke_role(text, text); Type: FUNCTION; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE FUNCTION dugout_shared.revoke_role(p_league text, p_person text) RETURNS bigint
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
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
        EXECUTE format('REVOKE %I FROM %I', 'dugout_member_league1', p_person);
    END IF;
    RETURN dugout_shared.leave(p_league);
END
$$;


ALTER FUNCTION dugout_shared.revoke_role(p_league text, p_person text) OWNER TO dugout_keeper_league1;

--
-- Name: save_team(text, text, text, bigint, text, jsonb); Type: FUNCTION; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE FUNCTION dugout_shared.save_team(p_league text, p_delivery text, p_team text, p_base bigint, p_name text, p_body jsonb) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
DECLARE
    known JSONB;
    is_locked BOOLEAN;
BEGIN
    known := dugout_shared.begin_delivery(p_league, p_delivery, '{commissioner,coach}');
    IF known IS NOT NULL THEN
        RETURN known;
    END IF;
    IF NOT dugout_shared.decides(p_league) AND NOT dugout_shared.coaches(p_league, p_team) THEN
        RAISE EXCEPTION 'not your team' USING ERRCODE = '42501';
    END IF;
    SELECT locked INTO is_locked FROM dugout_shared.team WHERE league = p_league AND id = p_team;
    IF NOT dugout_shared.decides(p_league) AND (is_locked OR EXISTS (
        SELECT FROM dugout_shared.fixture f WHERE f.league = p_league AND f.match <> ''
        AND f.outcome IS NULL AND p_team IN (f.home, f.away))) THEN
        RAISE EXCEPTION 'the roster is locked' USING ERRCODE = 'DG002';
    END IF;
    IF jsonb_typeof(p_body) IS DISTINCT FROM 'object' OR p_body->>'id' IS DISTINCT FROM p_team THEN
        RAISE EXCEPTION 'this is no sheet of that team' USING ERRCODE = 'DG007';
    END IF;
    PERFORM dugout_shared.put_team(p_league,
        jsonb_build_object('id', p_team, 'name', p_name, 'base', p_base, 'body', p_body));
    RETURN dugout_shared.end_delivery(p_league, p_delivery, 'kept');
END
$$;


ALTER FUNCTION dugout_shared.save_team(p_league text, p_delivery text, p_team text, p_base bigint, p_name text, p_body jsonb) OWNER TO dugout_keeper_league1;

--
-- Name: sees(text); Type: FUNCTION; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE FUNCTION dugout_shared.sees(p_league text) RETURNS boolean
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
    SELECT EXISTS (SELECT FROM dugout_shared.member WHERE league = p_league
        AND person = session_user::text AND kind IN ('commissioner', 'coach', 'reader'))
$$;


ALTER FUNCTION dugout_shared.sees(p_league text) OWNER TO dugout_keeper_league1;

--
-- Name: settle(text, text, text); Type: FUNCTION; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE FUNCTION dugout_shared.settle(p_league text, p_claim text, p_choice text) RETURNS bigint
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
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
        changed = dugout_shared.next_change(p_league)
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
            (SELECT revision FROM dugout_shared.team WHERE league = p_league AND id = each->>'id')));
    END LOOP;
    PERFORM dugout_shared.put_event(p_league, 'result-entered', jsonb_build_object('fixture', c.fixture,
        'outcome', v_outcome, 'after', null));
    RETURN dugout_shared.leave(p_league);
END
$$;


ALTER FUNCTION dugout_shared.settle(p_league text, p_claim text, p_choice text) OWNER TO dugout_keeper_league1;

--
-- Name: share_begin(text, text, jsonb); Type: FUNCTION; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE FUNCTION dugout_shared.share_begin(p_league text, p_title text, p_header jsonb) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
BEGIN
    IF EXISTS (SELECT FROM dugout_shared.league WHERE id = p_league) THEN
        IF NOT dugout_shared.decides(p_league)
            OR EXISTS (SELECT FROM dugout_shared.league WHERE id = p_league AND state = 'open') THEN
            RAISE EXCEPTION 'the league is here already' USING ERRCODE = 'DG008';
        END IF;
        UPDATE dugout_shared.league SET state = 'moving', title = p_title, header = p_header
        WHERE id = p_league;
        RETURN;
    END IF;
    INSERT INTO dugout_shared.league (id, title, header, state, shared_by)
    VALUES (p_league, p_title, p_header, 'moving', session_user);
    INSERT INTO dugout_shared.member (league, person, kind, said_by)
    VALUES (p_league, session_user, 'commissioner', session_user);
EXCEPTION WHEN unique_violation THEN
    RAISE EXCEPTION 'the league is here already' USING ERRCODE = 'DG008';
END
$$;


ALTER FUNCTION dugout_shared.share_begin(p_league text, p_title text, p_header jsonb) OWNER TO dugout_keeper_league1;

--
-- Name: share_end(text, bigint, jsonb, jsonb); Type: FUNCTION; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE FUNCTION dugout_shared.share_end(p_league text, p_entries bigint, p_fixtures jsonb, p_standing jsonb) RETURNS bigint
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
BEGIN
    PERFORM dugout_shared.enter(p_league, '{commissioner}', 'moving');
    IF NOT EXISTS (SELECT FROM dugout_shared.league WHERE id = p_league AND entries = p_entries) THEN
        RAISE EXCEPTION 'not all of it is here' USING ERRCODE = 'DG006';
    END IF;
    PERFORM dugout_shared.put_fixtures(p_league, p_fixtures);
    UPDATE dugout_shared.league SET state = 'open', standing = p_standing WHERE id = p_league;
    RETURN dugout_shared.leave(p_league);
END
$$;


ALTER FUNCTION dugout_shared.share_end(p_league text, p_entries bigint, p_fixtures jsonb, p_standing jsonb) OWNER TO dugout_keeper_league1;

--
-- Name: share_entries(text, bigint, jsonb); Type: FUNCTION; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE FUNCTION dugout_shared.share_entries(p_league text, p_first bigint, p_entries jsonb) RETURNS bigint
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
DECLARE
    there BIGINT;
    other BIGINT;
BEGIN
    PERFORM dugout_shared.enter(p_league, '{commissioner}', 'moving');
    SELECT entries INTO there FROM dugout_shared.league WHERE id = p_league;
    IF p_first < 1 OR p_first > there + 1 THEN
        RAISE EXCEPTION 'these lines do not follow' USING ERRCODE = 'DG001';
    END IF;
    SELECT min(e.seq) INTO other
    FROM jsonb_array_elements(p_entries) WITH ORDINALITY AS came (line, nth)
    JOIN dugout_shared.entry e ON e.league = p_league AND e.seq = p_first + nth - 1
    WHERE e.payload IS DISTINCT FROM line->'payload';
    IF other IS NOT NULL THEN
        RAISE EXCEPTION 'line % is another one', other USING ERRCODE = 'DG006';
    END IF;
    RETURN dugout_shared.put_entries(p_league, coalesce((SELECT jsonb_agg(line ORDER BY nth)
        FROM jsonb_array_elements(p_entries) WITH ORDINALITY AS came (line, nth)
        WHERE p_first + nth - 1 > there), '[]'));
END
$$;


ALTER FUNCTION dugout_shared.share_entries(p_league text, p_first bigint, p_entries jsonb) OWNER TO dugout_keeper_league1;

--
-- Name: share_matches(text, jsonb); Type: FUNCTION; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE FUNCTION dugout_shared.share_matches(p_league text, p_matches jsonb) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
BEGIN
    PERFORM dugout_shared.enter(p_league, '{commissioner}', 'moving');
    IF EXISTS (SELECT FROM jsonb_array_elements(p_matches) AS came (m)
        CROSS JOIN jsonb_array_elements(m->'entries') WITH ORDINALITY AS told (line, nth)
        JOIN dugout_shared.match_entry e ON e.league = p_league AND e.match = m->>'id' AND e.seq = nth
        WHERE e.payload IS DISTINCT FROM line->'payload') THEN
        RAISE EXCEPTION 'a line is another one' USING ERRCODE = 'DG006';
    END IF;
    INSERT INTO dugout_shared.match (league, id, fixture, home, away, header, state, standing, entries,
        result, sheets, changed, who)
    SELECT p_league, m->>'id', m->>'fixture', m->>'home', m->>'away', m->'header', m->>'state',
        m->'standing', jsonb_array_length(m->'entries'),
        CASE WHEN jsonb_typeof(m->'result') = 'object' THEN m->'result' END, m->'sheets',
        dugout_shared.next_change(p_league), session_user
    FROM jsonb_array_elements(p_matches) AS came (m)
    ON CONFLICT (league, id) DO UPDATE SET header = excluded.header, state = excluded.state,
        standing = excluded.standing, entries = greatest(match.entries, excluded.entries),
        result = excluded.result, sheets = excluded.sheets, changed = excluded.changed;
    INSERT INTO dugout_shared.match_entry (league, match, seq, at_ms, kind, version, payload, who)
    SELECT p_league, m->>'id', nth, (line->>'at')::bigint, line->>'kind', (line->>'version')::integer,
        line->'payload', session_user
    FROM jsonb_array_elements(p_matches) AS came (m),
        jsonb_array_elements(m->'entries') WITH ORDINALITY AS told (line, nth)
    ON CONFLICT (league, match, seq) DO NOTHING;
END
$$;


ALTER FUNCTION dugout_shared.share_matches(p_league text, p_matches jsonb) OWNER TO dugout_keeper_league1;

--
-- Name: share_teams(text, jsonb); Type: FUNCTION; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE FUNCTION dugout_shared.share_teams(p_league text, p_teams jsonb) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
DECLARE
    each JSONB;
    before JSONB;
    base BIGINT;
BEGIN
    PERFORM dugout_shared.enter(p_league, '{commissioner}', 'moving');
    FOR each IN SELECT jsonb_array_elements(p_teams) LOOP
        PERFORM dugout_shared.put_team(p_league, each - 'base');
        SELECT body, revision INTO before, base FROM dugout_shared.team
        WHERE league = p_league AND id = each->>'id';
        IF jsonb_typeof(each->'body') = 'object' AND before IS DISTINCT FROM each->'body' THEN
            PERFORM dugout_shared.put_team(p_league, each || jsonb_build_object('base', base));
        END IF;
    END LOOP;
END
$$;


ALTER FUNCTION dugout_shared.share_teams(p_league text, p_teams jsonb) OWNER TO dugout_keeper_league1;

--
-- Name: sign_result(text, text, text, text); Type: FUNCTION; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE FUNCTION dugout_shared.sign_result(p_league text, p_delivery text, p_fixture text, p_side text) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
DECLARE
    known JSONB;
    f dugout_shared.fixture;
    v_outcome JSONB;
BEGIN
    known := dugout_shared.begin_delivery(p_league, p_delivery, '{coach}');
    IF known IS NOT NULL THEN
        RETURN known;
    END IF;
    f := dugout_shared.his_result(p_league, p_fixture, p_side);
    v_outcome := f.outcome || jsonb_build_object(p_side || 'Signed', true);
    IF f.outcome->>'disputed' = p_side THEN
        v_outcome := v_outcome || '{"disputed":"neither","dispute":""}';
    END IF;
    IF v_outcome IS DISTINCT FROM f.outcome THEN
        UPDATE dugout_shared.fixture SET outcome = v_outcome,
            confirmed = confirmed OR dugout_shared.is_closed(v_outcome)
        WHERE league = p_league AND id = p_fixture;
        PERFORM dugout_shared.put_event(p_league, 'result-signed',
            jsonb_build_object('fixture', p_fixture, 'side', p_side));
    END IF;
    RETURN dugout_shared.end_delivery(p_league, p_delivery, 'kept');
END
$$;


ALTER FUNCTION dugout_shared.sign_result(p_league text, p_delivery text, p_fixture text, p_side text) OWNER TO dugout_keeper_league1;

--
-- Name: spend(text, text, bigint, bigint); Type: FUNCTION; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE FUNCTION dugout_shared.spend(p_league text, p_kind text, p_rows bigint, p_bytes bigint) RETURNS void
    LANGUAGE plpgsql
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
DECLARE
    v_rows BIGINT;
    v_bytes BIGINT;
    v_all BIGINT;
BEGIN
    IF NOT dugout_shared.is_counted(p_league) THEN
        RETURN;
    END IF;
    INSERT INTO dugout_shared.spent AS s (league, person, kind, rows, bytes)
    VALUES (p_league, session_user, p_kind, p_rows, p_bytes)
    ON CONFLICT (league, person, kind) DO UPDATE SET rows = s.rows + excluded.rows,
        bytes = s.bytes + excluded.bytes
    RETURNING rows INTO v_rows;
    SELECT sum(bytes) INTO v_bytes FROM dugout_shared.spent
    WHERE league = p_league AND person = session_user::text;
    UPDATE dugout_shared.league SET brought = brought + p_bytes WHERE id = p_league
    RETURNING brought INTO v_all;
    IF EXISTS (SELECT FROM dugout_shared.bounds WHERE (kind = p_kind AND v_rows > most)
        OR (kind = 'bytes' AND v_bytes > most) OR (kind = 'bytes of all' AND v_all > most)) THEN
        RAISE EXCEPTION 'no room for more of it: %', p_kind USING ERRCODE = 'DG010';
    END IF;
END
$$;


ALTER FUNCTION dugout_shared.spend(p_league text, p_kind text, p_rows bigint, p_bytes bigint) OWNER TO dugout_keeper_league1;

--
-- Name: take_home(text, bigint); Type: FUNCTION; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE FUNCTION dugout_shared.take_home(p_league text, p_changes bigint) RETURNS bigint
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
BEGIN
    PERFORM dugout_shared.enter(p_league, '{commissioner}', 'open');
    IF NOT EXISTS (SELECT FROM dugout_shared.league WHERE id = p_league AND changes = p_changes) THEN
        RAISE EXCEPTION 'something happened meanwhile' USING ERRCODE = 'DG001';
    END IF;
    UPDATE dugout_shared.league SET state = 'home' WHERE id = p_league;
    RETURN dugout_shared.leave(p_league);
END
$$;


ALTER FUNCTION dugout_shared.take_home(p_league text, p_changes bigint) OWNER TO dugout_keeper_league1;

--
-- Name: whole(jsonb, bigint, bigint); Type: FUNCTION; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE FUNCTION dugout_shared.whole(p_value jsonb, p_low bigint, p_high bigint) RETURNS bigint
    LANGUAGE plpgsql IMMUTABLE
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
BEGIN
    IF jsonb_typeof(p_value) IS DISTINCT FROM 'number' OR p_value::numeric <> trunc(p_value::numeric)
        OR p_value::numeric NOT BETWEEN p_low AND p_high THEN
        RAISE EXCEPTION 'not a count' USING ERRCODE = 'DG007';
    END IF;
    RETURN p_value::numeric::bigint;
END
$$;


ALTER FUNCTION dugout_shared.whole(p_value jsonb, p_low bigint, p_high bigint) OWNER TO dugout_keeper_league1;

--
-- Name: about; Type: TABLE; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE TABLE dugout_shared.about (
    version integer NOT NULL,
    readable_from integer NOT NULL,
    only_row boolean DEFAULT true NOT NULL,
    CONSTRAINT about_only_row_check CHECK (only_row)
);

ALTER TABLE ONLY dugout_shared.about FORCE ROW LEVEL SECURITY;


ALTER TABLE dugout_shared.about OWNER TO dugout_keeper_league1;

--
-- Name: bounds; Type: TABLE; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE TABLE dugout_shared.bounds (
    kind text NOT NULL COLLATE pg_catalog."C",
    most bigint NOT NULL,
    CONSTRAINT bounds_most_check CHECK ((most >= 0))
);

ALTER TABLE ONLY dugout_shared.bounds FORCE ROW LEVEL SECURITY;


ALTER TABLE dugout_shared.bounds OWNER TO dugout_keeper_league1;

--
-- Name: claim; Type: TABLE; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE TABLE dugout_shared.claim (
    league text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    fixture text NOT NULL COLLATE pg_catalog."C",
    match text NOT NULL COLLATE pg_catalog."C",
    claimed jsonb NOT NULL,
    stands jsonb NOT NULL,
    who text NOT NULL,
    at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    settled text COLLATE pg_catalog."C",
    settled_by text,
    settled_at timestamp with time zone,
    CONSTRAINT claim_claimed_check CHECK ((pg_column_size(claimed) <= 2097152)),
    CONSTRAINT claim_fixture_check CHECK ((length(fixture) <= 80)),
    CONSTRAINT claim_id_check CHECK (((length(id) >= 1) AND (length(id) <= 80))),
    CONSTRAINT claim_match_check CHECK ((length(match) <= 80)),
    CONSTRAINT claim_settled_check CHECK ((settled = ANY (ARRAY['claimed'::text, 'stands'::text]))),
    CONSTRAINT claim_stands_check CHECK ((pg_column_size(stands) <= 65536))
);

ALTER TABLE ONLY dugout_shared.claim FORCE ROW LEVEL SECURITY;


ALTER TABLE dugout_shared.claim OWNER TO dugout_keeper_league1;

--
-- Name: contact; Type: TABLE; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE TABLE dugout_shared.contact (
    league text NOT NULL COLLATE pg_catalog."C",
    seq bigint NOT NULL,
    place integer NOT NULL,
    path jsonb NOT NULL,
    coach text NOT NULL COLLATE pg_catalog."C",
    contact text NOT NULL,
    CONSTRAINT contact_coach_check CHECK ((length(coach) <= 80)),
    CONSTRAINT contact_contact_check CHECK ((length(contact) <= 400)),
    CONSTRAINT contact_path_check CHECK ((pg_column_size(path) <= 1000)),
    CONSTRAINT contact_place_check CHECK (((place >= 0) AND (place <= 10000)))
);

ALTER TABLE ONLY dugout_shared.contact FORCE ROW LEVEL SECURITY;


ALTER TABLE dugout_shared.contact OWNER TO dugout_keeper_league1;

--
-- Name: entry; Type: TABLE; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE TABLE dugout_shared.entry (
    league text NOT NULL COLLATE pg_catalog."C",
    seq bigint NOT NULL,
    at_ms bigint NOT NULL,
    kind text NOT NULL COLLATE pg_catalog."C",
    version integer NOT NULL,
    payload jsonb NOT NULL,
    who text NOT NULL,
    at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT entry_kind_check CHECK ((length(kind) <= 40)),
    CONSTRAINT entry_payload_check CHECK ((pg_column_size(payload) <= 4194304)),
    CONSTRAINT entry_payload_check1 CHECK ((NOT jsonb_path_exists(payload, '$.**."contact"'::jsonpath))),
    CONSTRAINT entry_payload_check2 CHECK ((NOT jsonb_path_exists(payload, '$.**?(@."prompt" == "coach-recorded" && exists (@."choices"))'::jsonpath))),
    CONSTRAINT entry_seq_check CHECK (((seq >= 1) AND (seq <= 10000000)))
);

ALTER TABLE ONLY dugout_shared.entry FORCE ROW LEVEL SECURITY;


ALTER TABLE dugout_shared.entry OWNER TO dugout_keeper_league1;

--
-- Name: league; Type: TABLE; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE TABLE dugout_shared.league (
    id text NOT NULL COLLATE pg_catalog."C",
    title text NOT NULL,
    header jsonb NOT NULL,
    standing jsonb DEFAULT '{}'::jsonb NOT NULL,
    state text NOT NULL COLLATE pg_catalog."C",
    entries bigint DEFAULT 0 NOT NULL,
    brought bigint DEFAULT 0 NOT NULL,
    changes bigint DEFAULT 0 NOT NULL,
    shared_by text NOT NULL,
    shared_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT league_entries_check CHECK ((entries >= 0)),
    CONSTRAINT league_header_check CHECK ((pg_column_size(header) <= 65536)),
    CONSTRAINT league_id_check CHECK (((length(id) >= 1) AND (length(id) <= 80))),
    CONSTRAINT league_standing_check CHECK ((pg_column_size(standing) <= 16384)),
    CONSTRAINT league_state_check CHECK ((state = ANY (ARRAY['moving'::text, 'open'::text, 'home'::text]))),
    CONSTRAINT league_title_check CHECK (((length(title) >= 1) AND (length(title) <= 200)))
);

ALTER TABLE ONLY dugout_shared.league FORCE ROW LEVEL SECURITY;


ALTER TABLE dugout_shared.league OWNER TO dugout_keeper_league1;

--
-- Name: match_entry; Type: TABLE; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE TABLE dugout_shared.match_entry (
    league text NOT NULL COLLATE pg_catalog."C",
    match text NOT NULL COLLATE pg_catalog."C",
    seq bigint NOT NULL,
    at_ms bigint NOT NULL,
    kind text NOT NULL COLLATE pg_catalog."C",
    version integer NOT NULL,
    payload jsonb NOT NULL,
    who text NOT NULL,
    at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT match_entry_kind_check CHECK ((length(kind) <= 40)),
    CONSTRAINT match_entry_payload_check CHECK ((pg_column_size(payload) <= 65536)),
    CONSTRAINT match_entry_seq_check CHECK (((seq >= 1) AND (seq <= 50000)))
);

ALTER TABLE ONLY dugout_shared.match_entry FORCE ROW LEVEL SECURITY;


ALTER TABLE dugout_shared.match_entry OWNER TO dugout_keeper_league1;

--
-- Name: member; Type: TABLE; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE TABLE dugout_shared.member (
    league text NOT NULL COLLATE pg_catalog."C",
    person text NOT NULL,
    kind text NOT NULL COLLATE pg_catalog."C",
    coach text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    teams text[] DEFAULT '{}'::text[] NOT NULL,
    said_by text NOT NULL,
    said_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT member_coach_check CHECK ((length(coach) <= 80)),
    CONSTRAINT member_kind_check CHECK ((kind = ANY (ARRAY['commissioner'::text, 'coach'::text, 'reader'::text, 'former'::text]))),
    CONSTRAINT member_person_check CHECK (((length(person) >= 1) AND (length(person) <= 63))),
    CONSTRAINT member_teams_check CHECK ((cardinality(teams) <= 50))
);

ALTER TABLE ONLY dugout_shared.member FORCE ROW LEVEL SECURITY;


ALTER TABLE dugout_shared.member OWNER TO dugout_keeper_league1;

--
-- Name: presence; Type: TABLE; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE TABLE dugout_shared.presence (
    league text NOT NULL COLLATE pg_catalog."C",
    person text NOT NULL,
    place text NOT NULL,
    match text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    seen timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT presence_match_check CHECK ((length(match) <= 80)),
    CONSTRAINT presence_person_check CHECK ((length(person) <= 63)),
    CONSTRAINT presence_place_check CHECK ((length(place) <= 80))
);

ALTER TABLE ONLY dugout_shared.presence FORCE ROW LEVEL SECURITY;


ALTER TABLE dugout_shared.presence OWNER TO dugout_keeper_league1;

--
-- Name: receipt; Type: TABLE; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE TABLE dugout_shared.receipt (
    league text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    answer jsonb NOT NULL,
    who text NOT NULL,
    at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT receipt_answer_check CHECK ((pg_column_size(answer) <= 1000)),
    CONSTRAINT receipt_id_check CHECK (((length(id) >= 1) AND (length(id) <= 80)))
);

ALTER TABLE ONLY dugout_shared.receipt FORCE ROW LEVEL SECURITY;


ALTER TABLE dugout_shared.receipt OWNER TO dugout_keeper_league1;

--
-- Name: sealed; Type: TABLE; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE TABLE dugout_shared.sealed (
    league text NOT NULL COLLATE pg_catalog."C",
    seq bigint NOT NULL,
    payload jsonb NOT NULL,
    CONSTRAINT sealed_payload_check CHECK ((pg_column_size(payload) <= 4194304)),
    CONSTRAINT sealed_payload_check1 CHECK ((NOT jsonb_path_exists(payload, '$.**."contact"'::jsonpath)))
);

ALTER TABLE ONLY dugout_shared.sealed FORCE ROW LEVEL SECURITY;


ALTER TABLE dugout_shared.sealed OWNER TO dugout_keeper_league1;

--
-- Name: spent; Type: TABLE; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE TABLE dugout_shared.spent (
    league text NOT NULL COLLATE pg_catalog."C",
    person text NOT NULL,
    kind text NOT NULL COLLATE pg_catalog."C",
    rows bigint NOT NULL,
    bytes bigint NOT NULL,
    CONSTRAINT spent_bytes_check CHECK ((bytes >= 0)),
    CONSTRAINT spent_kind_check CHECK ((length(kind) <= 20)),
    CONSTRAINT spent_person_check CHECK ((length(person) <= 63)),
    CONSTRAINT spent_rows_check CHECK ((rows >= 0))
);

ALTER TABLE ONLY dugout_shared.spent FORCE ROW LEVEL SECURITY;


ALTER TABLE dugout_shared.spent OWNER TO dugout_keeper_league1;

--
-- Name: team; Type: TABLE; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE TABLE dugout_shared.team (
    league text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL,
    locked boolean DEFAULT false NOT NULL,
    revision bigint DEFAULT 0 NOT NULL,
    body jsonb,
    changed bigint DEFAULT 0 NOT NULL,
    CONSTRAINT team_body_check CHECK ((pg_column_size(body) <= 262144)),
    CONSTRAINT team_id_check CHECK (((length(id) >= 1) AND (length(id) <= 80))),
    CONSTRAINT team_name_check CHECK ((length(name) <= 200)),
    CONSTRAINT team_revision_check CHECK (((revision >= 0) AND (revision <= 100000)))
);

ALTER TABLE ONLY dugout_shared.team FORCE ROW LEVEL SECURITY;


ALTER TABLE dugout_shared.team OWNER TO dugout_keeper_league1;

--
-- Name: team_sheet; Type: TABLE; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE TABLE dugout_shared.team_sheet (
    league text NOT NULL COLLATE pg_catalog."C",
    team text NOT NULL COLLATE pg_catalog."C",
    revision bigint NOT NULL,
    body jsonb NOT NULL,
    who text NOT NULL,
    at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT team_sheet_body_check CHECK ((pg_column_size(body) <= 262144))
);

ALTER TABLE ONLY dugout_shared.team_sheet FORCE ROW LEVEL SECURITY;


ALTER TABLE dugout_shared.team_sheet OWNER TO dugout_keeper_league1;

--
-- Data for Name: about; Type: TABLE DATA; Schema: dugout_shared; Owner: dugout_keeper_league1
--

INSERT INTO dugout_shared.about VALUES (2, 1, true);


--
-- Data for Name: bounds; Type: TABLE DATA; Schema: dugout_shared; Owner: dugout_keeper_league1
--

INSERT INTO dugout_shared.bounds VALUES ('entry', 20000);
INSERT INTO dugout_shared.bounds VALUES ('team_sheet', 10000);
INSERT INTO dugout_shared.bounds VALUES ('match', 2000);
INSERT INTO dugout_shared.bounds VALUES ('match_entry', 1000000);
INSERT INTO dugout_shared.bounds VALUES ('claim', 400);
INSERT INTO dugout_shared.bounds VALUES ('receipt', 50000);
INSERT INTO dugout_shared.bounds VALUES ('bytes', 268435456);
INSERT INTO dugout_shared.bounds VALUES ('bytes of all', 4294967296);


--
-- Data for Name: claim; Type: TABLE DATA; Schema: dugout_shared; Owner: dugout_keeper_league1
--



--
-- Data for Name: contact; Type: TABLE DATA; Schema: dugout_shared; Owner: dugout_keeper_league1
--

INSERT INTO dugout_shared.contact VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 3, 0, '["group", "events", 0, "values", "coach"]', '889ca293-88e4-4039-a059-59508ed1ed0b', '');
INSERT INTO dugout_shared.contact VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 4, 0, '["group", "events", 0, "values", "coach"]', '035e91c3-4c35-47a6-bd75-d6cccff1b076', '');
INSERT INTO dugout_shared.contact VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 5, 0, '["group", "events", 0, "values", "coach"]', 'c69e1ca5-5ebb-4a95-ae94-21727d678afa', '');
INSERT INTO dugout_shared.contact VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 6, 0, '["group", "events", 0, "values", "coach"]', '98f23b5c-4803-4211-bd8e-a91430e54d0c', '');
INSERT INTO dugout_shared.contact VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 7, 0, '["group", "events", 0, "values", "coach"]', '889ca293-88e4-4039-a059-59508ed1ed0b', 'bob@example.org');


--
-- Data for Name: entry; Type: TABLE DATA; Schema: dugout_shared; Owner: dugout_keeper_league1
--

INSERT INTO dugout_shared.entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 1, 1001, 'do', 1, '{"kind": "do", "group": {"at": 1001, "events": [{"prompt": "founded", "values": {"name": "Test League", "rules": {"game": "match", "budget": 0, "buyBack": "", "options": {"fame": true, "fouls": true, "skills": true, "fumbles": true, "referee": true, "weather": true, "ban-igor": false, "hand-off": true, "overtime": false, "apothecary": true, "ban-bribes": false, "mvp-method": "random-available", "ban-wizards": false, "cards-limit": 5, "going-for-it": true, "legacy-teams": false, "merged-decks": false, "trophy-perks": false, "block-assists": true, "expenses-step": 150000, "interceptions": true, "league-points": "three-one-zero", "qualification": "points", "several-teams": false, "team-creation": true, "coaching-staff": true, "expenses-start": 1750000, "kick-off-table": true, "ban-mercenaries": false, "cards-allowance": 50000, "free-fan-factor": false, "ban-star-players": false, "special-play-cards": "off", "ban-bloodweiser-babes": false, "knock-out-inducements": true, "lasting-star-injuries": false, "permanent-inducements": false, "short-league-winnings": "none", "ban-extra-team-training": false, "ban-halfling-master-chef": false, "ban-wandering-apothecary": false, "cards-before-inducements": true}, "rosters": [], "ruleset": "crp", "budgetRise": 0}}}]}}', 'anna', '2026-11-18 15:31:30.050498+00');
INSERT INTO dugout_shared.entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 2, 1002, 'do', 1, '{"kind": "do", "group": {"at": 1002, "events": [{"prompt": "renamed", "values": {"name": "Liga de las dos orillas"}}]}}', 'anna', '2026-11-18 15:31:30.050753+00');
INSERT INTO dugout_shared.entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 3, 1005, 'do', 1, '{"kind": "do", "group": {"at": 1005, "events": [{"prompt": "coach-recorded", "values": {"coach": {"id": "889ca293-88e4-4039-a059-59508ed1ed0b", "naf": 0, "name": "Coach 1"}}}, {"prompt": "team-registered", "values": {"team": {"id": "team-1", "club": "", "name": "Team 1", "coach": "889ca293-88e4-4039-a059-59508ed1ed0b", "sheet": {"id": "team-1", "name": "Team 1", "badge": {"field": "#204080", "shape": "shield", "charge": "ball", "chargeColour": "#ffffff"}, "coach": "Coach 1", "budget": 1000000, "format": "dugout-team", "roster": "high-elf", "colours": ["#204080", "#ffffff"], "founded": true, "options": {"fame": true, "fouls": true, "skills": true, "fumbles": true, "referee": true, "weather": true, "ban-igor": false, "hand-off": true, "overtime": false, "apothecary": true, "ban-bribes": false, "mvp-method": "random-available", "ban-wizards": false, "cards-limit": 5, "going-for-it": true, "legacy-teams": false, "merged-decks": false, "trophy-perks": false, "block-assists": true, "expenses-step": 150000, "interceptions": true, "league-points": "three-one-zero", "qualification": "points", "several-teams": false, "team-creation": true, "coaching-staff": true, "expenses-start": 1750000, "kick-off-table": true, "ban-mercenaries": false, "cards-allowance": 50000, "free-fan-factor": false, "ban-star-players": false, "special-play-cards": "off", "ban-bloodweiser-babes": false, "knock-out-inducements": true, "lasting-star-injuries": false, "permanent-inducements": false, "short-league-winnings": "none", "ban-extra-team-training": false, "ban-halfling-master-chef": false, "ban-wandering-apothecary": false, "cards-before-inducements": true}, "players": [{"id": "1", "name": "Zephra Brightmark", "number": 1, "position": "thrower"}, {"id": "2", "name": "Maro Longglance", "number": 2, "position": "thrower"}, {"id": "3", "name": "Thessa Flashfire", "number": 3, "position": "lineman"}, {"id": "4", "name": "Velo Farmark", "number": 4, "position": "lineman"}, {"id": "5", "name": "Cassil Fararc", "number": 5, "position": "lineman"}, {"id": "6", "name": "Orlin Brightglance", "number": 6, "position": "catcher"}, {"id": "7", "name": "Rixa Longfire", "number": 7, "position": "lineman"}, {"id": "8", "name": "Sorell Flashsmile", "number": 8, "position": "lineman"}, {"id": "9", "name": "Ludo Clearglance", "number": 9, "position": "blitzer"}, {"id": "10", "name": "Quill Goldmark", "number": 10, "position": "catcher"}, {"id": "11", "name": "Fenno Highglance", "number": 11, "position": "catcher"}], "rerolls": 2, "ruleset": "crp", "version": 1, "treasury": 0, "fanFactor": 0, "nextPlayer": 12, "apothecaries": 0, "cheerleaders": 0, "assistantCoaches": 0}, "state": "active", "legacy": false, "roster": "high-elf", "figures": {"value": 1000000, "treasury": 0, "fanFactor": 0}}}}]}}', 'anna', '2026-11-18 15:31:30.050763+00');
INSERT INTO dugout_shared.entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 4, 1008, 'do', 1, '{"kind": "do", "group": {"at": 1008, "events": [{"prompt": "coach-recorded", "values": {"coach": {"id": "035e91c3-4c35-47a6-bd75-d6cccff1b076", "naf": 0, "name": "Coach 2"}}}, {"prompt": "team-registered", "values": {"team": {"id": "team-2", "club": "", "name": "Team 2", "coach": "035e91c3-4c35-47a6-bd75-d6cccff1b076", "sheet": {"id": "team-2", "name": "Team 2", "badge": {"field": "#204080", "shape": "shield", "charge": "ball", "chargeColour": "#ffffff"}, "coach": "Coach 2", "budget": 1000000, "format": "dugout-team", "roster": "dwarf", "colours": ["#204080", "#ffffff"], "founded": true, "options": {"fame": true, "fouls": true, "skills": true, "fumbles": true, "referee": true, "weather": true, "ban-igor": false, "hand-off": true, "overtime": false, "apothecary": true, "ban-bribes": false, "mvp-method": "random-available", "ban-wizards": false, "cards-limit": 5, "going-for-it": true, "legacy-teams": false, "merged-decks": false, "trophy-perks": false, "block-assists": true, "expenses-step": 150000, "interceptions": true, "league-points": "three-one-zero", "qualification": "points", "several-teams": false, "team-creation": true, "coaching-staff": true, "expenses-start": 1750000, "kick-off-table": true, "ban-mercenaries": false, "cards-allowance": 50000, "free-fan-factor": false, "ban-star-players": false, "special-play-cards": "off", "ban-bloodweiser-babes": false, "knock-out-inducements": true, "lasting-star-injuries": false, "permanent-inducements": false, "short-league-winnings": "none", "ban-extra-team-training": false, "ban-halfling-master-chef": false, "ban-wandering-apothecary": false, "cards-before-inducements": true}, "players": [{"id": "1", "name": "Olgar ''Slag'' Tincounter", "number": 1, "position": "runner"}, {"id": "2", "name": "Dumbo the Peckish", "number": 2, "position": "deathroller"}, {"id": "3", "name": "Svarn ''Flint'' Tinpuddler", "number": 3, "position": "blitzer"}, {"id": "4", "name": "Durgan ''Pinch'' Oredelver", "number": 4, "position": "troll-slayer"}, {"id": "5", "name": "Hok ''Crucible'' Brasspuddler", "number": 5, "position": "blocker"}, {"id": "6", "name": "Grima ''Sparks'' Orecounter", "number": 6, "position": "troll-slayer"}, {"id": "7", "name": "Hamrik ''Clinker'' Golddelver", "number": 7, "position": "blocker"}, {"id": "8", "name": "Ulfin ''Bellows'' Coalsnorter", "number": 8, "position": "runner"}, {"id": "9", "name": "Kettil ''Ember'' Orepuddler", "number": 9, "position": "blocker"}, {"id": "10", "name": "Yngvar ''Rivet'' Goldsnorter", "number": 10, "position": "blocker"}, {"id": "11", "name": "Tolg ''Sooty'' Goldbender", "number": 11, "position": "blocker"}], "rerolls": 1, "ruleset": "crp", "version": 1, "treasury": 0, "fanFactor": 2, "nextPlayer": 12, "apothecaries": 0, "cheerleaders": 0, "assistantCoaches": 0}, "state": "active", "legacy": false, "roster": "dwarf", "figures": {"value": 1000000, "treasury": 0, "fanFactor": 2}}}}]}}', 'anna', '2026-11-18 15:31:30.050887+00');
INSERT INTO dugout_shared.entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 5, 1011, 'do', 1, '{"kind": "do", "group": {"at": 1011, "events": [{"prompt": "coach-recorded", "values": {"coach": {"id": "c69e1ca5-5ebb-4a95-ae94-21727d678afa", "naf": 0, "name": "Coach 3"}}}, {"prompt": "team-registered", "values": {"team": {"id": "team-3", "club": "", "name": "Team 3", "coach": "c69e1ca5-5ebb-4a95-ae94-21727d678afa", "sheet": {"id": "team-3", "name": "Team 3", "badge": {"field": "#204080", "shape": "shield", "charge": "ball", "chargeColour": "#ffffff"}, "coach": "Coach 3", "budget": 1000000, "format": "dugout-team", "roster": "elf", "colours": ["#204080", "#ffffff"], "founded": true, "options": {"fame": true, "fouls": true, "skills": true, "fumbles": true, "referee": true, "weather": true, "ban-igor": false, "hand-off": true, "overtime": false, "apothecary": true, "ban-bribes": false, "mvp-method": "random-available", "ban-wizards": false, "cards-limit": 5, "going-for-it": true, "legacy-teams": false, "merged-decks": false, "trophy-perks": false, "block-assists": true, "expenses-step": 150000, "interceptions": true, "league-points": "three-one-zero", "qualification": "points", "several-teams": false, "team-creation": true, "coaching-staff": true, "expenses-start": 1750000, "kick-off-table": true, "ban-mercenaries": false, "cards-allowance": 50000, "free-fan-factor": false, "ban-star-players": false, "special-play-cards": "off", "ban-bloodweiser-babes": false, "knock-out-inducements": true, "lasting-star-injuries": false, "permanent-inducements": false, "short-league-winnings": "none", "ban-extra-team-training": false, "ban-halfling-master-chef": false, "ban-wandering-apothecary": false, "cards-before-inducements": true}, "players": [{"id": "1", "name": "Fenno Clearfire", "number": 1, "position": "blitzer"}, {"id": "2", "name": "Quill Highmark", "number": 2, "position": "thrower"}, {"id": "3", "name": "Sorell Brightglance", "number": 3, "position": "thrower"}, {"id": "4", "name": "Cassil Longglance", "number": 4, "position": "catcher"}, {"id": "5", "name": "Rixa Longmark", "number": 5, "position": "blitzer"}, {"id": "6", "name": "Zephra Goldglance", "number": 6, "position": "catcher"}, {"id": "7", "name": "Brio Brightarc", "number": 7, "position": "lineman"}, {"id": "8", "name": "Talise Longsmile", "number": 8, "position": "catcher"}, {"id": "9", "name": "Ilvo Goldfire", "number": 9, "position": "lineman"}, {"id": "10", "name": "Velo Swiftfire", "number": 10, "position": "catcher"}, {"id": "11", "name": "Ludo Farfire", "number": 11, "position": "lineman"}], "rerolls": 1, "ruleset": "crp", "version": 1, "treasury": 0, "fanFactor": 1, "nextPlayer": 12, "apothecaries": 0, "cheerleaders": 0, "assistantCoaches": 0}, "state": "active", "legacy": false, "roster": "elf", "figures": {"value": 1000000, "treasury": 0, "fanFactor": 1}}}}]}}', 'anna', '2026-11-18 15:31:30.050962+00');
INSERT INTO dugout_shared.entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 6, 1014, 'do', 1, '{"kind": "do", "group": {"at": 1014, "events": [{"prompt": "coach-recorded", "values": {"coach": {"id": "98f23b5c-4803-4211-bd8e-a91430e54d0c", "naf": 0, "name": "Coach 4"}}}, {"prompt": "team-registered", "values": {"team": {"id": "team-4", "club": "", "name": "Team 4", "coach": "98f23b5c-4803-4211-bd8e-a91430e54d0c", "sheet": {"id": "team-4", "name": "Team 4", "badge": {"field": "#204080", "shape": "shield", "charge": "ball", "chargeColour": "#ffffff"}, "coach": "Coach 4", "budget": 1000000, "format": "dugout-team", "roster": "amazon", "colours": ["#204080", "#ffffff"], "founded": true, "options": {"fame": true, "fouls": true, "skills": true, "fumbles": true, "referee": true, "weather": true, "ban-igor": false, "hand-off": true, "overtime": false, "apothecary": true, "ban-bribes": false, "mvp-method": "random-available", "ban-wizards": false, "cards-limit": 5, "going-for-it": true, "legacy-teams": false, "merged-decks": false, "trophy-perks": false, "block-assists": true, "expenses-step": 150000, "interceptions": true, "league-points": "three-one-zero", "qualification": "points", "several-teams": false, "team-creation": true, "coaching-staff": true, "expenses-start": 1750000, "kick-off-table": true, "ban-mercenaries": false, "cards-allowance": 50000, "free-fan-factor": false, "ban-star-players": false, "special-play-cards": "off", "ban-bloodweiser-babes": false, "knock-out-inducements": true, "lasting-star-injuries": false, "permanent-inducements": false, "short-league-winnings": "none", "ban-extra-team-training": false, "ban-halfling-master-chef": false, "ban-wandering-apothecary": false, "cards-before-inducements": true}, "players": [{"id": "1", "name": "Selara Deep Orchid", "number": 1, "position": "thrower"}, {"id": "2", "name": "Kiyana Quick Hawk", "number": 2, "position": "catcher"}, {"id": "3", "name": "Mirara Green Jaguar", "number": 3, "position": "catcher"}, {"id": "4", "name": "Kiyali Bright Vine", "number": 4, "position": "blitzer"}, {"id": "5", "name": "Otota Quick River", "number": 5, "position": "thrower"}, {"id": "6", "name": "Selana Green Orchid", "number": 6, "position": "linewoman"}, {"id": "7", "name": "Selata Bright Orchid", "number": 7, "position": "linewoman"}, {"id": "8", "name": "Otoli Bright Hawk", "number": 8, "position": "linewoman"}, {"id": "9", "name": "Mirali Green Vine", "number": 9, "position": "linewoman"}, {"id": "10", "name": "Izara Bright Jaguar", "number": 10, "position": "blitzer"}, {"id": "11", "name": "Izali Deep Orchid", "number": 11, "position": "linewoman"}], "rerolls": 2, "ruleset": "crp", "version": 1, "treasury": 180000, "fanFactor": 1, "nextPlayer": 12, "apothecaries": 0, "cheerleaders": 0, "assistantCoaches": 0}, "state": "active", "legacy": false, "roster": "amazon", "figures": {"value": 820000, "treasury": 180000, "fanFactor": 1}}}}]}}', 'anna', '2026-11-18 15:31:30.051034+00');
INSERT INTO dugout_shared.entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 7, 1015, 'do', 1, '{"kind": "do", "group": {"at": 1015, "events": [{"prompt": "coach-recorded", "values": {"coach": {"id": "889ca293-88e4-4039-a059-59508ed1ed0b", "naf": 0, "name": "Coach 1"}}}]}}', 'anna', '2026-11-18 15:31:30.051262+00');
INSERT INTO dugout_shared.entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 8, 1016, 'do', 1, '{"kind": "do", "group": {"at": 1016, "events": [{"prompt": "season-begun", "values": {"name": "Season 1", "season": "s1"}}, {"prompt": "competition-added", "values": {"rules": {"bye": "won", "game": "match", "name": "Cup 1", "squad": 0, "phases": [{"legs": 1, "name": "", "byLot": true, "order": "lot", "across": false, "bestOf": 1, "format": "round-robin", "places": 0, "rounds": 0, "divisions": 1, "qualifyBy": "points", "thirdPlace": false}], "points": "3-1-0", "columns": [], "awardedTd": 2, "tieBreaks": ["td-difference", "cas-difference"], "bestResults": 0, "byeOpponent": "nothing", "squadPoints": "meetings", "needsWinners": false, "teamsDevelop": true, "forfeitOpponent": "real", "headToHeadNeedsAll": true}, "competition": "c1"}}, {"prompt": "entrant-joined", "values": {"entry": {"seed": 0, "team": "team-1", "squad": "", "division": ""}, "competition": "c1"}}, {"prompt": "entrant-joined", "values": {"entry": {"seed": 0, "team": "team-2", "squad": "", "division": ""}, "competition": "c1"}}, {"prompt": "entrant-joined", "values": {"entry": {"seed": 0, "team": "team-3", "squad": "", "division": ""}, "competition": "c1"}}, {"prompt": "entrant-joined", "values": {"entry": {"seed": 0, "team": "team-4", "squad": "", "division": ""}, "competition": "c1"}}]}}', 'anna', '2026-11-18 15:31:30.051271+00');
INSERT INTO dugout_shared.entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 9, 1017, 'do', 1, '{"kind": "do", "group": {"at": 1017, "events": []}}', 'anna', '2026-11-18 15:31:30.051292+00');
INSERT INTO dugout_shared.entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 10, 1018, 'do', 1, '{"kind": "do", "group": {"at": 1018, "events": [{"prompt": "phase-begun", "values": {"phase": 0, "seeds": ["team-1", "team-4", "team-3", "team-2"], "places": [], "divisions": [["team-1", "team-4", "team-3", "team-2"]], "competition": "c1"}}, {"prompt": "rounds-drawn", "values": {"phase": 0, "rounds": [{"number": 1, "deadline": 0, "fixtures": [{"id": "f1", "tie": -1, "away": "team-2", "home": "team-4", "when": {"date": 0, "place": "", "table": 0, "deadline": 0}, "stage": 0, "pinned": false, "friendly": false, "occasion": ""}, {"id": "f2", "tie": -1, "away": "team-1", "home": "team-3", "when": {"date": 0, "place": "", "table": 0, "deadline": 0}, "stage": 0, "pinned": false, "friendly": false, "occasion": ""}]}], "competition": "c1"}}, {"prompt": "round-published", "values": {"round": 1, "deadline": 0, "competition": "c1"}}]}}', 'anna', '2026-11-18 15:31:30.051297+00');
INSERT INTO dugout_shared.entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 11, 1019, 'do', 1, '{"kind": "do", "group": {"at": 1019, "events": [{"prompt": "rounds-drawn", "values": {"phase": 0, "rounds": [{"number": 2, "deadline": 0, "fixtures": [{"id": "f3", "tie": -1, "away": "team-4", "home": "team-3", "when": {"date": 0, "place": "", "table": 0, "deadline": 0}, "stage": 0, "pinned": false, "friendly": false, "occasion": ""}, {"id": "f4", "tie": -1, "away": "team-2", "home": "team-1", "when": {"date": 0, "place": "", "table": 0, "deadline": 0}, "stage": 0, "pinned": false, "friendly": false, "occasion": ""}]}], "competition": "c1"}}, {"prompt": "round-published", "values": {"round": 2, "deadline": 0, "competition": "c1"}}]}}', 'anna', '2026-11-18 15:31:30.051315+00');
INSERT INTO dugout_shared.entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 12, 1795015890358, 'do', 1, '{"kind": "do", "group": {"at": 1795015890358, "events": [{"prompt": "match-begun", "values": {"match": "9e5e8137-273a-46b2-b406-3d3ce43cf883", "fixture": "f1"}}]}}', 'bia', '2026-11-18 15:31:30.359035+00');
INSERT INTO dugout_shared.entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 13, 1795015890432, 'do', 1, '{"kind": "do", "group": {"at": 1795015890432, "events": [{"prompt": "result-entered", "values": {"after": {"away": {"value": 1030000, "treasury": 30000, "fanFactor": 3}, "home": {"value": 840000, "treasury": 240000, "fanFactor": 1}}, "fixture": "f1", "outcome": {"at": 1232, "note": "", "result": {"td": 1, "cas": 2, "away": "team-2", "home": "team-4", "kind": "played", "round": 1, "winner": "away", "columns": [{"away": 1, "home": 1, "name": "completions"}, {"away": 3, "home": 1, "name": "interceptions"}, {"away": 0, "home": 1, "name": "kills"}], "conceded": "neither", "tdAgainst": 5, "casAgainst": 0}, "source": "match", "atTable": true, "dispute": "", "disputed": "neither", "awayValue": 1000000, "homeValue": 820000, "awaySigned": false, "homeSigned": true, "deliveredBy": "bia"}}}]}}', 'bia', '2026-11-18 15:31:30.432981+00');
INSERT INTO dugout_shared.entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 14, 1795015890638, 'do', 1, '{"kind": "do", "group": {"at": 1795015890638, "events": [{"prompt": "match-begun", "values": {"match": "a230e9f4-c532-49f8-a681-514ddcbb4722", "fixture": "f2"}}]}}', 'ben', '2026-11-18 15:31:30.638992+00');
INSERT INTO dugout_shared.entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 15, 1795015890710, 'do', 1, '{"kind": "do", "group": {"at": 1795015890710, "events": [{"prompt": "result-entered", "values": {"after": {"away": {"value": 970000, "treasury": 70000, "fanFactor": 1}, "home": {"value": 890000, "treasury": 20000, "fanFactor": 1}}, "fixture": "f2", "outcome": {"at": 1260, "note": "", "result": {"td": 1, "cas": 1, "away": "team-1", "home": "team-3", "kind": "played", "round": 1, "winner": "away", "columns": [{"away": 1, "home": 1, "name": "completions"}, {"away": 4, "home": 0, "name": "interceptions"}, {"away": 0, "home": 0, "name": "kills"}], "conceded": "neither", "tdAgainst": 5, "casAgainst": 1}, "source": "match", "atTable": true, "dispute": "", "disputed": "neither", "awayValue": 1000000, "homeValue": 1000000, "awaySigned": false, "homeSigned": true, "deliveredBy": "ben"}}}]}}', 'ben', '2026-11-18 15:31:30.711406+00');
INSERT INTO dugout_shared.entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 16, 1795015890913, 'do', 1, '{"kind": "do", "group": {"at": 1795015890913, "events": [{"prompt": "result-signed", "values": {"side": "away", "fixture": "f1"}}]}}', 'bea', '2026-11-18 15:31:30.914228+00');
INSERT INTO dugout_shared.entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 17, 1795015891089, 'do', 1, '{"kind": "do", "group": {"at": 1795015891089, "events": [{"prompt": "result-disputed", "values": {"why": "Fueron tres, no dos", "side": "away", "fixture": "f2"}}]}}', 'bob', '2026-11-18 15:31:31.090079+00');
INSERT INTO dugout_shared.entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 18, 1795015891240, 'do', 1, '{"kind": "do", "group": {"at": 1795015891240, "events": [{"prompt": "match-begun", "values": {"match": "f06dad7d-232a-407b-b06a-6694830eeb4f", "fixture": "f3"}}]}}', 'ben', '2026-11-18 15:31:31.240651+00');
INSERT INTO dugout_shared.entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 19, 1795015891309, 'do', 1, '{"kind": "do", "group": {"at": 1795015891309, "events": [{"prompt": "result-entered", "values": {"after": {"away": {"value": 870000, "treasury": 175000, "fanFactor": 2}, "home": {"value": 880000, "treasury": 10000, "fanFactor": 1}}, "fixture": "f3", "outcome": {"at": 1544, "note": "", "result": {"td": 1, "cas": 1, "away": "team-4", "home": "team-3", "kind": "played", "round": 1, "winner": "away", "columns": [{"away": 1, "home": 0, "name": "completions"}, {"away": 1, "home": 0, "name": "interceptions"}, {"away": 0, "home": 0, "name": "kills"}], "conceded": "neither", "tdAgainst": 2, "casAgainst": 2}, "source": "match", "atTable": true, "dispute": "", "disputed": "neither", "awayValue": 840000, "homeValue": 890000, "awaySigned": false, "homeSigned": true, "deliveredBy": "ben"}}}]}}', 'ben', '2026-11-18 15:31:31.309743+00');
INSERT INTO dugout_shared.entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 20, 1795015891553, 'do', 1, '{"kind": "do", "group": {"at": 1795015891553, "events": [{"prompt": "match-begun", "values": {"match": "ba39771f-b0a5-432e-a1f6-0d2ee7c840e5", "fixture": "f4"}}]}}', 'bob', '2026-11-18 15:31:31.553995+00');


--
-- Data for Name: fixture; Type: TABLE DATA; Schema: dugout_shared; Owner: dugout_keeper_league1
--

INSERT INTO dugout_shared.fixture VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f5', 'team-4', 'team-1', false, false, false, true, '', NULL, false);
INSERT INTO dugout_shared.fixture VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f6', 'team-2', 'team-3', false, false, false, true, '', NULL, false);
INSERT INTO dugout_shared.fixture VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f1', 'team-4', 'team-2', true, false, false, true, '9e5e8137-273a-46b2-b406-3d3ce43cf883', '{"at": 1232, "note": "", "result": {"td": 1, "cas": 2, "away": "team-2", "home": "team-4", "kind": "played", "round": 1, "winner": "away", "columns": [{"away": 1, "home": 1, "name": "completions"}, {"away": 3, "home": 1, "name": "interceptions"}, {"away": 0, "home": 1, "name": "kills"}], "conceded": "neither", "tdAgainst": 5, "casAgainst": 0}, "source": "match", "atTable": true, "dispute": "", "disputed": "neither", "awayValue": 1000000, "homeValue": 820000, "awaySigned": true, "homeSigned": true, "deliveredBy": "bia"}', true);
INSERT INTO dugout_shared.fixture VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f2', 'team-3', 'team-1', true, false, false, true, 'a230e9f4-c532-49f8-a681-514ddcbb4722', '{"at": 1260, "note": "", "result": {"td": 1, "cas": 1, "away": "team-1", "home": "team-3", "kind": "played", "round": 1, "winner": "away", "columns": [{"away": 1, "home": 1, "name": "completions"}, {"away": 4, "home": 0, "name": "interceptions"}, {"away": 0, "home": 0, "name": "kills"}], "conceded": "neither", "tdAgainst": 5, "casAgainst": 1}, "source": "match", "atTable": true, "dispute": "Fueron tres, no dos", "disputed": "away", "awayValue": 1000000, "homeValue": 1000000, "awaySigned": false, "homeSigned": true, "deliveredBy": "ben"}', true);
INSERT INTO dugout_shared.fixture VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f3', 'team-3', 'team-4', true, false, false, true, 'f06dad7d-232a-407b-b06a-6694830eeb4f', '{"at": 1544, "note": "", "result": {"td": 1, "cas": 1, "away": "team-4", "home": "team-3", "kind": "played", "round": 1, "winner": "away", "columns": [{"away": 1, "home": 0, "name": "completions"}, {"away": 1, "home": 0, "name": "interceptions"}, {"away": 0, "home": 0, "name": "kills"}], "conceded": "neither", "tdAgainst": 2, "casAgainst": 2}, "source": "match", "atTable": true, "dispute": "", "disputed": "neither", "awayValue": 840000, "homeValue": 890000, "awaySigned": false, "homeSigned": true, "deliveredBy": "ben"}', true);
INSERT INTO dugout_shared.fixture VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f4', 'team-1', 'team-2', true, false, false, true, 'ba39771f-b0a5-432e-a1f6-0d2ee7c840e5', NULL, false);


--
-- Data for Name: league; Type: TABLE DATA; Schema: dugout_shared; Owner: dugout_keeper_league1
--

INSERT INTO dugout_shared.league VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'Test League', '{"id": "94d99de4-9997-40eb-8120-c36613e45132", "game": "league", "setup": {}, "state": "running", "teams": [], "title": "Test League", "sealed": true, "created": 1001, "rulesVersion": 2, "rulesFingerprint": ""}', '{"done": 0, "name": "Liga de las dos orillas", "next": [["f1", "Cup 1", 1, "Team 4", "Team 2", 0, ""], ["f2", "Cup 1", 1, "Team 3", "Team 1", 0, ""], ["f3", "Cup 1", 2, "Team 3", "Team 4", 0, ""]], "teams": 4, "season": "Season 1", "toSign": [], "ruleset": "crp", "fixtures": 6, "unsigned": 0}', 'open', 20, 375264, 19, 'anna', '2026-11-18 15:31:30.040749+00');


--
-- Data for Name: match; Type: TABLE DATA; Schema: dugout_shared; Owner: dugout_keeper_league1
--

INSERT INTO dugout_shared.match VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 'f1', 'team-4', 'team-2', '{"id": "9e5e8137-273a-46b2-b406-3d3ce43cf883", "game": "match", "setup": {"rules": 1, "teams": [{"id": "team-4", "name": "Team 4", "badge": {"field": "#204080", "shape": "shield", "charge": "ball", "chargeColour": "#ffffff"}, "coach": "Coach 4", "budget": 1000000, "format": "dugout-team", "roster": "amazon", "colours": ["#204080", "#ffffff"], "founded": true, "options": {"fame": true, "fouls": true, "skills": true, "fumbles": true, "referee": true, "weather": true, "ban-igor": false, "hand-off": true, "overtime": false, "apothecary": true, "ban-bribes": false, "mvp-method": "random-available", "ban-wizards": false, "cards-limit": 5, "going-for-it": true, "legacy-teams": false, "merged-decks": false, "trophy-perks": false, "block-assists": true, "expenses-step": 150000, "interceptions": true, "league-points": "three-one-zero", "qualification": "points", "several-teams": false, "team-creation": true, "coaching-staff": true, "expenses-start": 1750000, "kick-off-table": true, "ban-mercenaries": false, "cards-allowance": 50000, "free-fan-factor": false, "ban-star-players": false, "special-play-cards": "off", "ban-bloodweiser-babes": false, "knock-out-inducements": true, "lasting-star-injuries": false, "permanent-inducements": false, "short-league-winnings": "none", "ban-extra-team-training": false, "ban-halfling-master-chef": false, "ban-wandering-apothecary": false, "cards-before-inducements": true}, "players": [{"id": "1", "name": "Selara Deep Orchid", "number": 1, "position": "thrower"}, {"id": "2", "name": "Kiyana Quick Hawk", "number": 2, "position": "catcher"}, {"id": "3", "name": "Mirara Green Jaguar", "number": 3, "position": "catcher"}, {"id": "4", "name": "Kiyali Bright Vine", "number": 4, "position": "blitzer"}, {"id": "5", "name": "Otota Quick River", "number": 5, "position": "thrower"}, {"id": "6", "name": "Selana Green Orchid", "number": 6, "position": "linewoman"}, {"id": "7", "name": "Selata Bright Orchid", "number": 7, "position": "linewoman"}, {"id": "8", "name": "Otoli Bright Hawk", "number": 8, "position": "linewoman"}, {"id": "9", "name": "Mirali Green Vine", "number": 9, "position": "linewoman"}, {"id": "10", "name": "Izara Bright Jaguar", "number": 10, "position": "blitzer"}, {"id": "11", "name": "Izali Deep Orchid", "number": 11, "position": "linewoman"}], "rerolls": 2, "ruleset": "crp", "version": 1, "treasury": 180000, "fanFactor": 1, "nextPlayer": 12, "apothecaries": 0, "cheerleaders": 0, "assistantCoaches": 0}, {"id": "team-2", "name": "Team 2", "badge": {"field": "#204080", "shape": "shield", "charge": "ball", "chargeColour": "#ffffff"}, "coach": "Coach 2", "budget": 1000000, "format": "dugout-team", "roster": "dwarf", "colours": ["#204080", "#ffffff"], "founded": true, "options": {"fame": true, "fouls": true, "skills": true, "fumbles": true, "referee": true, "weather": true, "ban-igor": false, "hand-off": true, "overtime": false, "apothecary": true, "ban-bribes": false, "mvp-method": "random-available", "ban-wizards": false, "cards-limit": 5, "going-for-it": true, "legacy-teams": false, "merged-decks": false, "trophy-perks": false, "block-assists": true, "expenses-step": 150000, "interceptions": true, "league-points": "three-one-zero", "qualification": "points", "several-teams": false, "team-creation": true, "coaching-staff": true, "expenses-start": 1750000, "kick-off-table": true, "ban-mercenaries": false, "cards-allowance": 50000, "free-fan-factor": false, "ban-star-players": false, "special-play-cards": "off", "ban-bloodweiser-babes": false, "knock-out-inducements": true, "lasting-star-injuries": false, "permanent-inducements": false, "short-league-winnings": "none", "ban-extra-team-training": false, "ban-halfling-master-chef": false, "ban-wandering-apothecary": false, "cards-before-inducements": true}, "players": [{"id": "1", "name": "Olgar ''Slag'' Tincounter", "number": 1, "position": "runner"}, {"id": "2", "name": "Dumbo the Peckish", "number": 2, "position": "deathroller"}, {"id": "3", "name": "Svarn ''Flint'' Tinpuddler", "number": 3, "position": "blitzer"}, {"id": "4", "name": "Durgan ''Pinch'' Oredelver", "number": 4, "position": "troll-slayer"}, {"id": "5", "name": "Hok ''Crucible'' Brasspuddler", "number": 5, "position": "blocker"}, {"id": "6", "name": "Grima ''Sparks'' Orecounter", "number": 6, "position": "troll-slayer"}, {"id": "7", "name": "Hamrik ''Clinker'' Golddelver", "number": 7, "position": "blocker"}, {"id": "8", "name": "Ulfin ''Bellows'' Coalsnorter", "number": 8, "position": "runner"}, {"id": "9", "name": "Kettil ''Ember'' Orepuddler", "number": 9, "position": "blocker"}, {"id": "10", "name": "Yngvar ''Rivet'' Goldsnorter", "number": 10, "position": "blocker"}, {"id": "11", "name": "Tolg ''Sooty'' Goldbender", "number": 11, "position": "blocker"}], "rerolls": 1, "ruleset": "crp", "version": 1, "treasury": 0, "fanFactor": 2, "nextPlayer": 12, "apothecaries": 0, "cheerleaders": 0, "assistantCoaches": 0}], "league": true, "fixture": {"round": 1, "league": "94d99de4-9997-40eb-8120-c36613e45132", "fixture": "f1", "competition": "Cup 1"}, "options": {"fame": true, "fouls": true, "skills": true, "fumbles": true, "referee": true, "weather": true, "ban-igor": false, "hand-off": true, "overtime": false, "apothecary": true, "ban-bribes": false, "mvp-method": "random-available", "ban-wizards": false, "cards-limit": 5, "going-for-it": true, "legacy-teams": false, "merged-decks": false, "trophy-perks": false, "block-assists": true, "expenses-step": 150000, "interceptions": true, "league-points": "three-one-zero", "qualification": "points", "several-teams": false, "team-creation": true, "coaching-staff": true, "expenses-start": 1750000, "kick-off-table": true, "ban-mercenaries": false, "cards-allowance": 50000, "free-fan-factor": false, "ban-star-players": false, "special-play-cards": "off", "ban-bloodweiser-babes": false, "knock-out-inducements": true, "lasting-star-injuries": false, "permanent-inducements": false, "short-league-winnings": "none", "ban-extra-team-training": false, "ban-halfling-master-chef": false, "ban-wandering-apothecary": false, "cards-before-inducements": true}, "ruleset": "crp"}, "teams": ["team-4", "team-2"], "title": "Team 4 – Team 2", "created": 1007, "rulesVersion": 2, "rulesFingerprint": ""}', 'finished', '{"half": 2, "over": true, "turn": 0, "round": 1, "score": [1, 5], "active": "", "edition": "crp", "extraTurn": false, "competition": "Cup 1"}', 223, '{"id": "9e5e8137-273a-46b2-b406-3d3ce43cf883", "code": "CCA1-C64C", "game": "match", "sides": [{"fans": 10000, "name": "Team 4", "team": "team-4", "after": {"sum": "5f6274a48c1da5dc", "value": 840000, "treasury": 240000, "fanFactor": 1}, "coach": "Coach 4", "score": 1, "before": {"sum": "ec51af1e15de158d", "value": 820000, "treasury": 180000, "fanFactor": 1}, "roster": "amazon", "changes": [{"kind": "treasury", "after": 155000, "before": 180000, "player": "", "reason": "petty-cash", "subject": ""}, {"kind": "misses", "after": 1, "before": 0, "player": "7", "reason": "fractured-leg", "subject": ""}, {"kind": "injury", "after": 1, "before": 0, "player": "8", "reason": "damaged-back", "subject": "niggling"}, {"kind": "misses", "after": 1, "before": 0, "player": "8", "reason": "damaged-back", "subject": ""}, {"kind": "points", "after": 5, "before": 0, "player": "3", "reason": "1", "subject": "mvp"}, {"kind": "points", "after": 3, "before": 0, "player": "2", "reason": "1", "subject": "touchdown"}, {"kind": "points", "after": 5, "before": 3, "player": "2", "reason": "1", "subject": "interception"}, {"kind": "points", "after": 7, "before": 5, "player": "3", "reason": "1", "subject": "casualty"}, {"kind": "points", "after": 2, "before": 0, "player": "4", "reason": "1", "subject": "casualty"}, {"kind": "points", "after": 1, "before": 0, "player": "10", "reason": "1", "subject": "completion"}, {"kind": "improvement", "after": 90000, "before": 70000, "player": "3", "reason": "5 1", "subject": "sneaky-git"}, {"kind": "treasury", "after": 215000, "before": 155000, "player": "", "reason": "winnings", "subject": ""}, {"kind": "treasury", "after": 240000, "before": 215000, "player": "", "reason": "petty-cash", "subject": "leftover"}, {"kind": "joined", "after": 0, "before": 0, "player": "12", "reason": "journeymen", "subject": "linewoman"}, {"kind": "joined", "after": 0, "before": 0, "player": "13", "reason": "journeymen", "subject": "linewoman"}, {"kind": "team-value", "after": 840000, "before": 820000, "player": "", "reason": "team-value", "subject": ""}], "periods": [0, 1], "players": [{"name": "Selara Deep Orchid", "role": "thrower", "number": 1, "player": "1"}, {"died": false, "name": "Kiyana Quick Hawk", "role": "catcher", "deeds": {"touchdown": 1, "interception": 1}, "kills": 0, "number": 2, "player": "2", "points": 5}, {"died": false, "name": "Mirara Green Jaguar", "role": "catcher", "deeds": {"mvp": 1, "casualty": 1}, "kills": 1, "number": 3, "player": "3", "points": 7}, {"died": false, "name": "Kiyali Bright Vine", "role": "blitzer", "deeds": {"casualty": 1}, "kills": 0, "number": 4, "player": "4", "points": 2}, {"name": "Otota Quick River", "role": "thrower", "number": 5, "player": "5"}, {"name": "Selana Green Orchid", "role": "linewoman", "number": 6, "player": "6"}, {"name": "Selata Bright Orchid", "role": "linewoman", "number": 7, "player": "7"}, {"name": "Otoli Bright Hawk", "role": "linewoman", "number": 8, "player": "8"}, {"name": "Mirali Green Vine", "role": "linewoman", "number": 9, "player": "9"}, {"died": false, "name": "Izara Bright Jaguar", "role": "blitzer", "deeds": {"completion": 1}, "kills": 0, "number": 10, "player": "10", "points": 1}, {"name": "Izali Deep Orchid", "role": "linewoman", "number": 11, "player": "11"}], "conceded": false, "winnings": 60000, "confirmed": true, "casualties": 2, "completions": 1, "interceptions": 1}, {"fans": 12000, "name": "Team 2", "team": "team-2", "after": {"sum": "2bae3ad71452fb1f", "value": 1030000, "treasury": 30000, "fanFactor": 3}, "coach": "Coach 2", "score": 5, "before": {"sum": "f284bba59cdb9799", "value": 1000000, "treasury": 0, "fanFactor": 2}, "roster": "dwarf", "changes": [{"kind": "points", "after": 5, "before": 0, "player": "8", "reason": "1", "subject": "mvp"}, {"kind": "points", "after": 3, "before": 0, "player": "1", "reason": "1", "subject": "touchdown"}, {"kind": "points", "after": 1, "before": 0, "player": "3", "reason": "1", "subject": "completion"}, {"kind": "points", "after": 4, "before": 1, "player": "3", "reason": "1", "subject": "touchdown"}, {"kind": "points", "after": 6, "before": 4, "player": "3", "reason": "1", "subject": "interception"}, {"kind": "points", "after": 2, "before": 0, "player": "4", "reason": "1", "subject": "interception"}, {"kind": "points", "after": 7, "before": 5, "player": "8", "reason": "1", "subject": "interception"}, {"kind": "points", "after": 3, "before": 0, "player": "10", "reason": "1", "subject": "touchdown"}, {"kind": "points", "after": 3, "before": 0, "player": "11", "reason": "1", "subject": "touchdown"}, {"kind": "improvement", "after": 100000, "before": 80000, "player": "3", "reason": "5 4", "subject": "kick"}, {"kind": "improvement", "after": 100000, "before": 80000, "player": "8", "reason": "6 2", "subject": "nerves-of-steel"}, {"kind": "gone", "after": 0, "before": 90000, "player": "6", "reason": "casualty", "subject": "dead"}, {"kind": "gone", "after": 0, "before": 70000, "player": "7", "reason": "casualty", "subject": "dead"}, {"kind": "treasury", "after": 30000, "before": 0, "player": "", "reason": "winnings", "subject": ""}, {"kind": "fan-factor", "after": 3, "before": 2, "player": "", "reason": "fan-factor", "subject": ""}, {"kind": "joined", "after": 0, "before": 0, "player": "12", "reason": "journeymen", "subject": "blocker"}, {"kind": "joined", "after": 0, "before": 0, "player": "13", "reason": "journeymen", "subject": "blocker"}, {"kind": "team-value", "after": 1030000, "before": 1000000, "player": "", "reason": "team-value", "subject": ""}], "periods": [2, 3], "players": [{"died": false, "name": "Olgar ''Slag'' Tincounter", "role": "runner", "deeds": {"touchdown": 1}, "kills": 0, "number": 1, "player": "1", "points": 3}, {"name": "Dumbo the Peckish", "role": "deathroller", "number": 2, "player": "2"}, {"died": false, "name": "Svarn ''Flint'' Tinpuddler", "role": "blitzer", "deeds": {"touchdown": 1, "completion": 1, "interception": 1}, "kills": 0, "number": 3, "player": "3", "points": 6}, {"died": false, "name": "Durgan ''Pinch'' Oredelver", "role": "troll-slayer", "deeds": {"interception": 1}, "kills": 0, "number": 4, "player": "4", "points": 2}, {"name": "Hok ''Crucible'' Brasspuddler", "role": "blocker", "number": 5, "player": "5"}, {"died": true, "name": "Grima ''Sparks'' Orecounter", "role": "troll-slayer", "deeds": {}, "kills": 0, "number": 6, "player": "6", "points": 0}, {"died": true, "name": "Hamrik ''Clinker'' Golddelver", "role": "blocker", "deeds": {}, "kills": 0, "number": 7, "player": "7", "points": 0}, {"died": false, "name": "Ulfin ''Bellows'' Coalsnorter", "role": "runner", "deeds": {"mvp": 1, "interception": 1}, "kills": 0, "number": 8, "player": "8", "points": 7}, {"name": "Kettil ''Ember'' Orepuddler", "role": "blocker", "number": 9, "player": "9"}, {"died": false, "name": "Yngvar ''Rivet'' Goldsnorter", "role": "blocker", "deeds": {"touchdown": 1}, "kills": 0, "number": 10, "player": "10", "points": 3}, {"died": false, "name": "Tolg ''Sooty'' Goldbender", "role": "blocker", "deeds": {"touchdown": 1}, "kills": 0, "number": 11, "player": "11", "points": 3}], "conceded": false, "winnings": 30000, "confirmed": true, "casualties": 0, "completions": 1, "interceptions": 3}], "league": true, "winner": 1, "ruleset": "crp", "version": 1, "occasion": "", "onSheets": true, "shootOut": false, "extraTime": false, "startedMs": 1010, "casualties": [{"by": "", "how": "other", "half": 1, "note": "", "turn": 1, "result": "dead", "victim": "1:7"}, {"by": "0:7", "how": "crowd", "half": 1, "note": "", "turn": 3, "result": "badly-hurt", "victim": "1:8"}, {"by": "0:3", "how": "block", "half": 1, "note": "", "turn": 5, "result": "dead", "victim": "1:6"}, {"by": "1:1", "how": "crowd", "half": 1, "note": "", "turn": 5, "result": "damaged-back", "victim": "0:8"}, {"by": "1:5", "how": "foul", "half": 1, "note": "", "turn": 7, "result": "fractured-leg", "victim": "0:7"}, {"by": "", "how": "fall", "half": 1, "note": "", "turn": 7, "result": "badly-hurt", "victim": "0:6"}, {"by": "0:4", "how": "blitz", "half": 2, "note": "", "turn": 7, "result": "badly-hurt", "victim": "1:10"}], "finishedMs": 1232, "rulesVersion": 2, "rulesFingerprint": ""}', '[{"id": "team-4", "name": "Team 4", "badge": {"field": "#204080", "shape": "shield", "charge": "ball", "chargeColour": "#ffffff"}, "coach": "Coach 4", "budget": 1000000, "format": "dugout-team", "roster": "amazon", "colours": ["#204080", "#ffffff"], "founded": true, "options": {"fame": true, "fouls": true, "skills": true, "fumbles": true, "referee": true, "weather": true, "ban-igor": false, "hand-off": true, "overtime": false, "apothecary": true, "ban-bribes": false, "mvp-method": "random-available", "ban-wizards": false, "cards-limit": 5, "going-for-it": true, "legacy-teams": false, "merged-decks": false, "trophy-perks": false, "block-assists": true, "expenses-step": 150000, "interceptions": true, "league-points": "three-one-zero", "qualification": "points", "several-teams": false, "team-creation": true, "coaching-staff": true, "expenses-start": 1750000, "kick-off-table": true, "ban-mercenaries": false, "cards-allowance": 50000, "free-fan-factor": false, "ban-star-players": false, "special-play-cards": "off", "ban-bloodweiser-babes": false, "knock-out-inducements": true, "lasting-star-injuries": false, "permanent-inducements": false, "short-league-winnings": "none", "ban-extra-team-training": false, "ban-halfling-master-chef": false, "ban-wandering-apothecary": false, "cards-before-inducements": true}, "players": [{"id": "1", "name": "Selara Deep Orchid", "number": 1, "position": "thrower"}, {"id": "2", "name": "Kiyana Quick Hawk", "deeds": {"touchdown": 1, "interception": 1}, "number": 2, "position": "catcher"}, {"id": "3", "name": "Mirara Green Jaguar", "deeds": {"mvp": 1, "casualty": 1}, "number": 3, "position": "catcher", "improvements": [{"dice": [5, 1], "skill": "sneaky-git", "value": 20000}]}, {"id": "4", "name": "Kiyali Bright Vine", "deeds": {"casualty": 1}, "number": 4, "position": "blitzer"}, {"id": "5", "name": "Otota Quick River", "number": 5, "position": "thrower"}, {"id": "6", "name": "Selana Green Orchid", "number": 6, "position": "linewoman"}, {"id": "7", "name": "Selata Bright Orchid", "number": 7, "position": "linewoman", "missesNextMatch": true}, {"id": "8", "name": "Otoli Bright Hawk", "number": 8, "injuries": {"niggling": 1}, "position": "linewoman", "missesNextMatch": true}, {"id": "9", "name": "Mirali Green Vine", "number": 9, "position": "linewoman"}, {"id": "10", "name": "Izara Bright Jaguar", "deeds": {"completion": 1}, "number": 10, "position": "blitzer"}, {"id": "11", "name": "Izali Deep Orchid", "number": 11, "position": "linewoman"}, {"id": "12", "kind": "journeyman", "name": "", "number": 12, "position": "linewoman"}, {"id": "13", "kind": "journeyman", "name": "", "number": 13, "position": "linewoman"}], "rerolls": 2, "ruleset": "crp", "version": 1, "treasury": 240000, "fanFactor": 1, "nextPlayer": 14, "apothecaries": 0, "cheerleaders": 0, "assistantCoaches": 0}, {"id": "team-2", "name": "Team 2", "badge": {"field": "#204080", "shape": "shield", "charge": "ball", "chargeColour": "#ffffff"}, "coach": "Coach 2", "budget": 1000000, "format": "dugout-team", "roster": "dwarf", "colours": ["#204080", "#ffffff"], "founded": true, "options": {"fame": true, "fouls": true, "skills": true, "fumbles": true, "referee": true, "weather": true, "ban-igor": false, "hand-off": true, "overtime": false, "apothecary": true, "ban-bribes": false, "mvp-method": "random-available", "ban-wizards": false, "cards-limit": 5, "going-for-it": true, "legacy-teams": false, "merged-decks": false, "trophy-perks": false, "block-assists": true, "expenses-step": 150000, "interceptions": true, "league-points": "three-one-zero", "qualification": "points", "several-teams": false, "team-creation": true, "coaching-staff": true, "expenses-start": 1750000, "kick-off-table": true, "ban-mercenaries": false, "cards-allowance": 50000, "free-fan-factor": false, "ban-star-players": false, "special-play-cards": "off", "ban-bloodweiser-babes": false, "knock-out-inducements": true, "lasting-star-injuries": false, "permanent-inducements": false, "short-league-winnings": "none", "ban-extra-team-training": false, "ban-halfling-master-chef": false, "ban-wandering-apothecary": false, "cards-before-inducements": true}, "players": [{"id": "1", "name": "Olgar ''Slag'' Tincounter", "deeds": {"touchdown": 1}, "number": 1, "position": "runner"}, {"id": "2", "name": "Dumbo the Peckish", "number": 2, "position": "deathroller"}, {"id": "3", "name": "Svarn ''Flint'' Tinpuddler", "deeds": {"touchdown": 1, "completion": 1, "interception": 1}, "number": 3, "position": "blitzer", "improvements": [{"dice": [5, 4], "skill": "kick", "value": 20000}]}, {"id": "4", "name": "Durgan ''Pinch'' Oredelver", "deeds": {"interception": 1}, "number": 4, "position": "troll-slayer"}, {"id": "5", "name": "Hok ''Crucible'' Brasspuddler", "number": 5, "position": "blocker"}, {"id": "8", "name": "Ulfin ''Bellows'' Coalsnorter", "deeds": {"mvp": 1, "interception": 1}, "number": 8, "position": "runner", "improvements": [{"dice": [6, 2], "skill": "nerves-of-steel", "value": 20000}]}, {"id": "9", "name": "Kettil ''Ember'' Orepuddler", "number": 9, "position": "blocker"}, {"id": "10", "name": "Yngvar ''Rivet'' Goldsnorter", "deeds": {"touchdown": 1}, "number": 10, "position": "blocker"}, {"id": "11", "name": "Tolg ''Sooty'' Goldbender", "deeds": {"touchdown": 1}, "number": 11, "position": "blocker"}, {"id": "12", "kind": "journeyman", "name": "", "number": 6, "position": "blocker"}, {"id": "13", "kind": "journeyman", "name": "", "number": 7, "position": "blocker"}], "rerolls": 1, "ruleset": "crp", "version": 1, "treasury": 30000, "fanFactor": 3, "nextPlayer": 14, "apothecaries": 0, "cheerleaders": 0, "formerPlayers": [{"id": "6", "name": "Grima ''Sparks'' Orecounter", "number": 6, "status": "dead", "position": "troll-slayer"}, {"id": "7", "name": "Hamrik ''Clinker'' Golddelver", "number": 7, "status": "dead", "position": "blocker"}], "assistantCoaches": 0}]', 9, 'bia', '2026-11-18 15:31:30.35397+00');
INSERT INTO dugout_shared.match VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 'f2', 'team-3', 'team-1', '{"id": "a230e9f4-c532-49f8-a681-514ddcbb4722", "game": "match", "setup": {"rules": 1, "teams": [{"id": "team-3", "name": "Team 3", "badge": {"field": "#204080", "shape": "shield", "charge": "ball", "chargeColour": "#ffffff"}, "coach": "Coach 3", "budget": 1000000, "format": "dugout-team", "roster": "elf", "colours": ["#204080", "#ffffff"], "founded": true, "options": {"fame": true, "fouls": true, "skills": true, "fumbles": true, "referee": true, "weather": true, "ban-igor": false, "hand-off": true, "overtime": false, "apothecary": true, "ban-bribes": false, "mvp-method": "random-available", "ban-wizards": false, "cards-limit": 5, "going-for-it": true, "legacy-teams": false, "merged-decks": false, "trophy-perks": false, "block-assists": true, "expenses-step": 150000, "interceptions": true, "league-points": "three-one-zero", "qualification": "points", "several-teams": false, "team-creation": true, "coaching-staff": true, "expenses-start": 1750000, "kick-off-table": true, "ban-mercenaries": false, "cards-allowance": 50000, "free-fan-factor": false, "ban-star-players": false, "special-play-cards": "off", "ban-bloodweiser-babes": false, "knock-out-inducements": true, "lasting-star-injuries": false, "permanent-inducements": false, "short-league-winnings": "none", "ban-extra-team-training": false, "ban-halfling-master-chef": false, "ban-wandering-apothecary": false, "cards-before-inducements": true}, "players": [{"id": "1", "name": "Fenno Clearfire", "number": 1, "position": "blitzer"}, {"id": "2", "name": "Quill Highmark", "number": 2, "position": "thrower"}, {"id": "3", "name": "Sorell Brightglance", "number": 3, "position": "thrower"}, {"id": "4", "name": "Cassil Longglance", "number": 4, "position": "catcher"}, {"id": "5", "name": "Rixa Longmark", "number": 5, "position": "blitzer"}, {"id": "6", "name": "Zephra Goldglance", "number": 6, "position": "catcher"}, {"id": "7", "name": "Brio Brightarc", "number": 7, "position": "lineman"}, {"id": "8", "name": "Talise Longsmile", "number": 8, "position": "catcher"}, {"id": "9", "name": "Ilvo Goldfire", "number": 9, "position": "lineman"}, {"id": "10", "name": "Velo Swiftfire", "number": 10, "position": "catcher"}, {"id": "11", "name": "Ludo Farfire", "number": 11, "position": "lineman"}], "rerolls": 1, "ruleset": "crp", "version": 1, "treasury": 0, "fanFactor": 1, "nextPlayer": 12, "apothecaries": 0, "cheerleaders": 0, "assistantCoaches": 0}, {"id": "team-1", "name": "Team 1", "badge": {"field": "#204080", "shape": "shield", "charge": "ball", "chargeColour": "#ffffff"}, "coach": "Coach 1", "budget": 1000000, "format": "dugout-team", "roster": "high-elf", "colours": ["#204080", "#ffffff"], "founded": true, "options": {"fame": true, "fouls": true, "skills": true, "fumbles": true, "referee": true, "weather": true, "ban-igor": false, "hand-off": true, "overtime": false, "apothecary": true, "ban-bribes": false, "mvp-method": "random-available", "ban-wizards": false, "cards-limit": 5, "going-for-it": true, "legacy-teams": false, "merged-decks": false, "trophy-perks": false, "block-assists": true, "expenses-step": 150000, "interceptions": true, "league-points": "three-one-zero", "qualification": "points", "several-teams": false, "team-creation": true, "coaching-staff": true, "expenses-start": 1750000, "kick-off-table": true, "ban-mercenaries": false, "cards-allowance": 50000, "free-fan-factor": false, "ban-star-players": false, "special-play-cards": "off", "ban-bloodweiser-babes": false, "knock-out-inducements": true, "lasting-star-injuries": false, "permanent-inducements": false, "short-league-winnings": "none", "ban-extra-team-training": false, "ban-halfling-master-chef": false, "ban-wandering-apothecary": false, "cards-before-inducements": true}, "players": [{"id": "1", "name": "Zephra Brightmark", "number": 1, "position": "thrower"}, {"id": "2", "name": "Maro Longglance", "number": 2, "position": "thrower"}, {"id": "3", "name": "Thessa Flashfire", "number": 3, "position": "lineman"}, {"id": "4", "name": "Velo Farmark", "number": 4, "position": "lineman"}, {"id": "5", "name": "Cassil Fararc", "number": 5, "position": "lineman"}, {"id": "6", "name": "Orlin Brightglance", "number": 6, "position": "catcher"}, {"id": "7", "name": "Rixa Longfire", "number": 7, "position": "lineman"}, {"id": "8", "name": "Sorell Flashsmile", "number": 8, "position": "lineman"}, {"id": "9", "name": "Ludo Clearglance", "number": 9, "position": "blitzer"}, {"id": "10", "name": "Quill Goldmark", "number": 10, "position": "catcher"}, {"id": "11", "name": "Fenno Highglance", "number": 11, "position": "catcher"}], "rerolls": 2, "ruleset": "crp", "version": 1, "treasury": 0, "fanFactor": 0, "nextPlayer": 12, "apothecaries": 0, "cheerleaders": 0, "assistantCoaches": 0}], "league": true, "fixture": {"round": 1, "league": "94d99de4-9997-40eb-8120-c36613e45132", "fixture": "f2", "competition": "Cup 1"}, "options": {"fame": true, "fouls": true, "skills": true, "fumbles": true, "referee": true, "weather": true, "ban-igor": false, "hand-off": true, "overtime": false, "apothecary": true, "ban-bribes": false, "mvp-method": "random-available", "ban-wizards": false, "cards-limit": 5, "going-for-it": true, "legacy-teams": false, "merged-decks": false, "trophy-perks": false, "block-assists": true, "expenses-step": 150000, "interceptions": true, "league-points": "three-one-zero", "qualification": "points", "several-teams": false, "team-creation": true, "coaching-staff": true, "expenses-start": 1750000, "kick-off-table": true, "ban-mercenaries": false, "cards-allowance": 50000, "free-fan-factor": false, "ban-star-players": false, "special-play-cards": "off", "ban-bloodweiser-babes": false, "knock-out-inducements": true, "lasting-star-injuries": false, "permanent-inducements": false, "short-league-winnings": "none", "ban-extra-team-training": false, "ban-halfling-master-chef": false, "ban-wandering-apothecary": false, "cards-before-inducements": true}, "ruleset": "crp"}, "teams": ["team-3", "team-1"], "title": "Team 3 – Team 1", "created": 1010, "rulesVersion": 2, "rulesFingerprint": ""}', 'finished', '{"half": 2, "over": true, "turn": 0, "round": 1, "score": [1, 5], "active": "", "edition": "crp", "extraTurn": false, "competition": "Cup 1"}', 248, '{"id": "a230e9f4-c532-49f8-a681-514ddcbb4722", "code": "248B-1E68", "game": "match", "sides": [{"fans": 12000, "name": "Team 3", "team": "team-3", "after": {"sum": "46c40e22ab203383", "value": 890000, "treasury": 20000, "fanFactor": 1}, "coach": "Coach 3", "score": 1, "before": {"sum": "7f6892aa5ff2f479", "value": 1000000, "treasury": 0, "fanFactor": 1}, "roster": "elf", "changes": [{"kind": "misses", "after": 1, "before": 0, "player": "9", "reason": "fractured-leg", "subject": ""}, {"kind": "points", "after": 5, "before": 0, "player": "6", "reason": "1", "subject": "mvp"}, {"kind": "points", "after": 2, "before": 0, "player": "4", "reason": "1", "subject": "casualty"}, {"kind": "points", "after": 3, "before": 0, "player": "5", "reason": "1", "subject": "touchdown"}, {"kind": "points", "after": 1, "before": 0, "player": "11", "reason": "1", "subject": "completion"}, {"kind": "gone", "after": 0, "before": 110000, "player": "1", "reason": "casualty", "subject": "dead"}, {"kind": "treasury", "after": 70000, "before": 0, "player": "", "reason": "winnings", "subject": ""}, {"kind": "treasury", "after": 20000, "before": 70000, "player": "", "reason": "creation-costs", "subject": "apothecary"}, {"kind": "asset", "after": 1, "before": 0, "player": "", "reason": "creation-costs", "subject": "apothecary"}, {"kind": "gone", "after": 0, "before": 110000, "player": "5", "reason": "creation-costs", "subject": "fired"}, {"kind": "gone", "after": 0, "before": 70000, "player": "2", "reason": "creation-costs", "subject": "fired"}, {"kind": "gone", "after": 0, "before": 100000, "player": "4", "reason": "creation-costs", "subject": "fired"}, {"kind": "gone", "after": 0, "before": 60000, "player": "7", "reason": "creation-costs", "subject": "fired"}, {"kind": "gone", "after": 0, "before": 70000, "player": "3", "reason": "creation-costs", "subject": "fired"}, {"kind": "joined", "after": 0, "before": 0, "player": "12", "reason": "journeymen", "subject": "lineman"}, {"kind": "joined", "after": 0, "before": 0, "player": "13", "reason": "journeymen", "subject": "lineman"}, {"kind": "joined", "after": 0, "before": 0, "player": "14", "reason": "journeymen", "subject": "lineman"}, {"kind": "joined", "after": 0, "before": 0, "player": "15", "reason": "journeymen", "subject": "lineman"}, {"kind": "joined", "after": 0, "before": 0, "player": "16", "reason": "journeymen", "subject": "lineman"}, {"kind": "joined", "after": 0, "before": 0, "player": "17", "reason": "journeymen", "subject": "lineman"}, {"kind": "joined", "after": 0, "before": 0, "player": "18", "reason": "journeymen", "subject": "lineman"}, {"kind": "team-value", "after": 890000, "before": 1000000, "player": "", "reason": "team-value", "subject": ""}], "periods": [1, 0], "players": [{"died": true, "name": "Fenno Clearfire", "role": "blitzer", "deeds": {}, "kills": 0, "number": 1, "player": "1", "points": 0}, {"name": "Quill Highmark", "role": "thrower", "number": 2, "player": "2"}, {"name": "Sorell Brightglance", "role": "thrower", "number": 3, "player": "3"}, {"died": false, "name": "Cassil Longglance", "role": "catcher", "deeds": {"casualty": 1}, "kills": 0, "number": 4, "player": "4", "points": 2}, {"died": false, "name": "Rixa Longmark", "role": "blitzer", "deeds": {"touchdown": 1}, "kills": 0, "number": 5, "player": "5", "points": 3}, {"died": false, "name": "Zephra Goldglance", "role": "catcher", "deeds": {"mvp": 1}, "kills": 0, "number": 6, "player": "6", "points": 5}, {"name": "Brio Brightarc", "role": "lineman", "number": 7, "player": "7"}, {"name": "Talise Longsmile", "role": "catcher", "number": 8, "player": "8"}, {"name": "Ilvo Goldfire", "role": "lineman", "number": 9, "player": "9"}, {"name": "Velo Swiftfire", "role": "catcher", "number": 10, "player": "10"}, {"died": false, "name": "Ludo Farfire", "role": "lineman", "deeds": {"completion": 1}, "kills": 0, "number": 11, "player": "11", "points": 1}], "conceded": false, "winnings": 70000, "confirmed": true, "casualties": 1, "completions": 1, "interceptions": 0}, {"fans": 8000, "name": "Team 1", "team": "team-1", "after": {"sum": "03ccef69de437d3e", "value": 970000, "treasury": 70000, "fanFactor": 1}, "coach": "Coach 1", "score": 5, "before": {"sum": "3acf56a400f9856f", "value": 1000000, "treasury": 0, "fanFactor": 0}, "roster": "high-elf", "changes": [{"kind": "misses", "after": 1, "before": 0, "player": "8", "reason": "broken-ribs", "subject": ""}, {"kind": "injury", "after": 1, "before": 0, "player": "10", "reason": "damaged-back", "subject": "niggling"}, {"kind": "misses", "after": 1, "before": 0, "player": "10", "reason": "damaged-back", "subject": ""}, {"kind": "points", "after": 5, "before": 0, "player": "1", "reason": "1", "subject": "mvp"}, {"kind": "points", "after": 8, "before": 5, "player": "1", "reason": "1", "subject": "touchdown"}, {"kind": "points", "after": 3, "before": 0, "player": "2", "reason": "1", "subject": "touchdown"}, {"kind": "points", "after": 5, "before": 3, "player": "2", "reason": "1", "subject": "interception"}, {"kind": "points", "after": 2, "before": 0, "player": "3", "reason": "1", "subject": "interception"}, {"kind": "points", "after": 1, "before": 0, "player": "4", "reason": "1", "subject": "completion"}, {"kind": "points", "after": 3, "before": 0, "player": "5", "reason": "1", "subject": "touchdown"}, {"kind": "points", "after": 3, "before": 0, "player": "7", "reason": "1", "subject": "touchdown"}, {"kind": "points", "after": 2, "before": 0, "player": "8", "reason": "1", "subject": "interception"}, {"kind": "points", "after": 4, "before": 2, "player": "8", "reason": "1", "subject": "casualty"}, {"kind": "points", "after": 3, "before": 0, "player": "10", "reason": "1", "subject": "touchdown"}, {"kind": "points", "after": 2, "before": 0, "player": "11", "reason": "1", "subject": "interception"}, {"kind": "improvement", "after": 110000, "before": 90000, "player": "1", "reason": "6 6", "subject": "fend"}, {"kind": "treasury", "after": 70000, "before": 0, "player": "", "reason": "winnings", "subject": ""}, {"kind": "fan-factor", "after": 1, "before": 0, "player": "", "reason": "fan-factor", "subject": ""}, {"kind": "gone", "after": 0, "before": 110000, "player": "1", "reason": "creation-costs", "subject": "fired"}, {"kind": "joined", "after": 0, "before": 0, "player": "12", "reason": "journeymen", "subject": "lineman"}, {"kind": "joined", "after": 0, "before": 0, "player": "13", "reason": "journeymen", "subject": "lineman"}, {"kind": "joined", "after": 0, "before": 0, "player": "14", "reason": "journeymen", "subject": "lineman"}, {"kind": "team-value", "after": 970000, "before": 1000000, "player": "", "reason": "team-value", "subject": ""}], "periods": [3, 2], "players": [{"died": false, "name": "Zephra Brightmark", "role": "thrower", "deeds": {"mvp": 1, "touchdown": 1}, "kills": 0, "number": 1, "player": "1", "points": 8}, {"died": false, "name": "Maro Longglance", "role": "thrower", "deeds": {"touchdown": 1, "interception": 1}, "kills": 0, "number": 2, "player": "2", "points": 5}, {"died": false, "name": "Thessa Flashfire", "role": "lineman", "deeds": {"interception": 1}, "kills": 0, "number": 3, "player": "3", "points": 2}, {"died": false, "name": "Velo Farmark", "role": "lineman", "deeds": {"completion": 1}, "kills": 0, "number": 4, "player": "4", "points": 1}, {"died": false, "name": "Cassil Fararc", "role": "lineman", "deeds": {"touchdown": 1}, "kills": 0, "number": 5, "player": "5", "points": 3}, {"name": "Orlin Brightglance", "role": "catcher", "number": 6, "player": "6"}, {"died": false, "name": "Rixa Longfire", "role": "lineman", "deeds": {"touchdown": 1}, "kills": 0, "number": 7, "player": "7", "points": 3}, {"died": false, "name": "Sorell Flashsmile", "role": "lineman", "deeds": {"casualty": 1, "interception": 1}, "kills": 0, "number": 8, "player": "8", "points": 4}, {"name": "Ludo Clearglance", "role": "blitzer", "number": 9, "player": "9"}, {"died": false, "name": "Quill Goldmark", "role": "catcher", "deeds": {"touchdown": 1}, "kills": 0, "number": 10, "player": "10", "points": 3}, {"died": false, "name": "Fenno Highglance", "role": "catcher", "deeds": {"interception": 1}, "kills": 0, "number": 11, "player": "11", "points": 2}], "conceded": false, "winnings": 70000, "confirmed": true, "casualties": 1, "completions": 1, "interceptions": 4}], "league": true, "winner": 1, "ruleset": "crp", "version": 1, "occasion": "", "onSheets": true, "shootOut": false, "extraTime": false, "startedMs": 1013, "casualties": [{"by": "1:8", "how": "block", "half": 1, "note": "", "turn": 3, "result": "badly-hurt", "victim": "0:10"}, {"by": "", "how": "fall", "half": 1, "note": "", "turn": 4, "result": "dead", "victim": "0:1"}, {"by": "0:4", "how": "blitz", "half": 1, "note": "", "turn": 7, "result": "badly-hurt", "victim": "1:7"}, {"by": "", "how": "other", "half": 2, "note": "", "turn": 1, "result": "badly-hurt", "victim": "0:3"}, {"by": "", "how": "crowd", "half": 2, "note": "", "turn": 1, "result": "damaged-back", "victim": "1:10"}, {"by": "0:5", "how": "crowd", "half": 2, "note": "", "turn": 1, "result": "broken-ribs", "victim": "1:8"}, {"by": "1:3", "how": "foul", "half": 2, "note": "", "turn": 4, "result": "fractured-leg", "victim": "0:9"}, {"by": "", "how": "crowd", "half": 2, "note": "", "turn": 5, "result": "badly-hurt", "victim": "0:11"}, {"by": "", "how": "crowd", "half": 2, "note": "", "turn": 8, "result": "badly-hurt", "victim": "0:2"}], "finishedMs": 1260, "rulesVersion": 2, "rulesFingerprint": ""}', '[{"id": "team-3", "name": "Team 3", "badge": {"field": "#204080", "shape": "shield", "charge": "ball", "chargeColour": "#ffffff"}, "coach": "Coach 3", "budget": 1000000, "format": "dugout-team", "roster": "elf", "colours": ["#204080", "#ffffff"], "founded": true, "options": {"fame": true, "fouls": true, "skills": true, "fumbles": true, "referee": true, "weather": true, "ban-igor": false, "hand-off": true, "overtime": false, "apothecary": true, "ban-bribes": false, "mvp-method": "random-available", "ban-wizards": false, "cards-limit": 5, "going-for-it": true, "legacy-teams": false, "merged-decks": false, "trophy-perks": false, "block-assists": true, "expenses-step": 150000, "interceptions": true, "league-points": "three-one-zero", "qualification": "points", "several-teams": false, "team-creation": true, "coaching-staff": true, "expenses-start": 1750000, "kick-off-table": true, "ban-mercenaries": false, "cards-allowance": 50000, "free-fan-factor": false, "ban-star-players": false, "special-play-cards": "off", "ban-bloodweiser-babes": false, "knock-out-inducements": true, "lasting-star-injuries": false, "permanent-inducements": false, "short-league-winnings": "none", "ban-extra-team-training": false, "ban-halfling-master-chef": false, "ban-wandering-apothecary": false, "cards-before-inducements": true}, "players": [{"id": "6", "name": "Zephra Goldglance", "deeds": {"mvp": 1}, "number": 6, "position": "catcher"}, {"id": "8", "name": "Talise Longsmile", "number": 8, "position": "catcher"}, {"id": "9", "name": "Ilvo Goldfire", "number": 9, "position": "lineman", "missesNextMatch": true}, {"id": "10", "name": "Velo Swiftfire", "number": 10, "position": "catcher"}, {"id": "11", "name": "Ludo Farfire", "deeds": {"completion": 1}, "number": 11, "position": "lineman"}, {"id": "12", "kind": "journeyman", "name": "", "number": 1, "position": "lineman"}, {"id": "13", "kind": "journeyman", "name": "", "number": 2, "position": "lineman"}, {"id": "14", "kind": "journeyman", "name": "", "number": 3, "position": "lineman"}, {"id": "15", "kind": "journeyman", "name": "", "number": 4, "position": "lineman"}, {"id": "16", "kind": "journeyman", "name": "", "number": 5, "position": "lineman"}, {"id": "17", "kind": "journeyman", "name": "", "number": 7, "position": "lineman"}, {"id": "18", "kind": "journeyman", "name": "", "number": 12, "position": "lineman"}], "rerolls": 1, "ruleset": "crp", "version": 1, "treasury": 20000, "fanFactor": 1, "nextPlayer": 19, "apothecaries": 1, "cheerleaders": 0, "formerPlayers": [{"id": "1", "name": "Fenno Clearfire", "number": 1, "status": "dead", "position": "blitzer"}, {"id": "5", "name": "Rixa Longmark", "deeds": {"touchdown": 1}, "number": 5, "status": "fired", "position": "blitzer"}, {"id": "2", "name": "Quill Highmark", "number": 2, "status": "fired", "position": "thrower"}, {"id": "4", "name": "Cassil Longglance", "deeds": {"casualty": 1}, "number": 4, "status": "fired", "position": "catcher"}, {"id": "7", "name": "Brio Brightarc", "number": 7, "status": "fired", "position": "lineman"}, {"id": "3", "name": "Sorell Brightglance", "number": 3, "status": "fired", "position": "thrower"}], "assistantCoaches": 0}, {"id": "team-1", "name": "Team 1", "badge": {"field": "#204080", "shape": "shield", "charge": "ball", "chargeColour": "#ffffff"}, "coach": "Coach 1", "budget": 1000000, "format": "dugout-team", "roster": "high-elf", "colours": ["#204080", "#ffffff"], "founded": true, "options": {"fame": true, "fouls": true, "skills": true, "fumbles": true, "referee": true, "weather": true, "ban-igor": false, "hand-off": true, "overtime": false, "apothecary": true, "ban-bribes": false, "mvp-method": "random-available", "ban-wizards": false, "cards-limit": 5, "going-for-it": true, "legacy-teams": false, "merged-decks": false, "trophy-perks": false, "block-assists": true, "expenses-step": 150000, "interceptions": true, "league-points": "three-one-zero", "qualification": "points", "several-teams": false, "team-creation": true, "coaching-staff": true, "expenses-start": 1750000, "kick-off-table": true, "ban-mercenaries": false, "cards-allowance": 50000, "free-fan-factor": false, "ban-star-players": false, "special-play-cards": "off", "ban-bloodweiser-babes": false, "knock-out-inducements": true, "lasting-star-injuries": false, "permanent-inducements": false, "short-league-winnings": "none", "ban-extra-team-training": false, "ban-halfling-master-chef": false, "ban-wandering-apothecary": false, "cards-before-inducements": true}, "players": [{"id": "2", "name": "Maro Longglance", "deeds": {"touchdown": 1, "interception": 1}, "number": 2, "position": "thrower"}, {"id": "3", "name": "Thessa Flashfire", "deeds": {"interception": 1}, "number": 3, "position": "lineman"}, {"id": "4", "name": "Velo Farmark", "deeds": {"completion": 1}, "number": 4, "position": "lineman"}, {"id": "5", "name": "Cassil Fararc", "deeds": {"touchdown": 1}, "number": 5, "position": "lineman"}, {"id": "6", "name": "Orlin Brightglance", "number": 6, "position": "catcher"}, {"id": "7", "name": "Rixa Longfire", "deeds": {"touchdown": 1}, "number": 7, "position": "lineman"}, {"id": "8", "name": "Sorell Flashsmile", "deeds": {"casualty": 1, "interception": 1}, "number": 8, "position": "lineman", "missesNextMatch": true}, {"id": "9", "name": "Ludo Clearglance", "number": 9, "position": "blitzer"}, {"id": "10", "name": "Quill Goldmark", "deeds": {"touchdown": 1}, "number": 10, "injuries": {"niggling": 1}, "position": "catcher", "missesNextMatch": true}, {"id": "11", "name": "Fenno Highglance", "deeds": {"interception": 1}, "number": 11, "position": "catcher"}, {"id": "12", "kind": "journeyman", "name": "", "number": 1, "position": "lineman"}, {"id": "13", "kind": "journeyman", "name": "", "number": 12, "position": "lineman"}, {"id": "14", "kind": "journeyman", "name": "", "number": 13, "position": "lineman"}], "rerolls": 2, "ruleset": "crp", "version": 1, "treasury": 70000, "fanFactor": 1, "nextPlayer": 15, "apothecaries": 0, "cheerleaders": 0, "formerPlayers": [{"id": "1", "name": "Zephra Brightmark", "deeds": {"mvp": 1, "touchdown": 1}, "number": 1, "status": "fired", "position": "thrower", "improvements": [{"dice": [6, 6], "skill": "fend", "value": 20000}]}], "assistantCoaches": 0}]', 12, 'ben', '2026-11-18 15:31:30.634224+00');
INSERT INTO dugout_shared.match VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 'f3', 'team-3', 'team-4', '{"id": "f06dad7d-232a-407b-b06a-6694830eeb4f", "game": "match", "setup": {"rules": 1, "teams": [{"id": "team-3", "name": "Team 3", "badge": {"field": "#204080", "shape": "shield", "charge": "ball", "chargeColour": "#ffffff"}, "coach": "Coach 3", "budget": 1000000, "format": "dugout-team", "roster": "elf", "colours": ["#204080", "#ffffff"], "founded": true, "options": {"fame": true, "fouls": true, "skills": true, "fumbles": true, "referee": true, "weather": true, "ban-igor": false, "hand-off": true, "overtime": false, "apothecary": true, "ban-bribes": false, "mvp-method": "random-available", "ban-wizards": false, "cards-limit": 5, "going-for-it": true, "legacy-teams": false, "merged-decks": false, "trophy-perks": false, "block-assists": true, "expenses-step": 150000, "interceptions": true, "league-points": "three-one-zero", "qualification": "points", "several-teams": false, "team-creation": true, "coaching-staff": true, "expenses-start": 1750000, "kick-off-table": true, "ban-mercenaries": false, "cards-allowance": 50000, "free-fan-factor": false, "ban-star-players": false, "special-play-cards": "off", "ban-bloodweiser-babes": false, "knock-out-inducements": true, "lasting-star-injuries": false, "permanent-inducements": false, "short-league-winnings": "none", "ban-extra-team-training": false, "ban-halfling-master-chef": false, "ban-wandering-apothecary": false, "cards-before-inducements": true}, "players": [{"id": "6", "name": "Zephra Goldglance", "deeds": {"mvp": 1}, "number": 6, "position": "catcher"}, {"id": "8", "name": "Talise Longsmile", "number": 8, "position": "catcher"}, {"id": "9", "name": "Ilvo Goldfire", "number": 9, "position": "lineman", "missesNextMatch": true}, {"id": "10", "name": "Velo Swiftfire", "number": 10, "position": "catcher"}, {"id": "11", "name": "Ludo Farfire", "deeds": {"completion": 1}, "number": 11, "position": "lineman"}, {"id": "12", "kind": "journeyman", "name": "", "number": 1, "position": "lineman"}, {"id": "13", "kind": "journeyman", "name": "", "number": 2, "position": "lineman"}, {"id": "14", "kind": "journeyman", "name": "", "number": 3, "position": "lineman"}, {"id": "15", "kind": "journeyman", "name": "", "number": 4, "position": "lineman"}, {"id": "16", "kind": "journeyman", "name": "", "number": 5, "position": "lineman"}, {"id": "17", "kind": "journeyman", "name": "", "number": 7, "position": "lineman"}, {"id": "18", "kind": "journeyman", "name": "", "number": 12, "position": "lineman"}], "rerolls": 1, "ruleset": "crp", "version": 1, "treasury": 20000, "fanFactor": 1, "nextPlayer": 19, "apothecaries": 1, "cheerleaders": 0, "formerPlayers": [{"id": "1", "name": "Fenno Clearfire", "number": 1, "status": "dead", "position": "blitzer"}, {"id": "5", "name": "Rixa Longmark", "deeds": {"touchdown": 1}, "number": 5, "status": "fired", "position": "blitzer"}, {"id": "2", "name": "Quill Highmark", "number": 2, "status": "fired", "position": "thrower"}, {"id": "4", "name": "Cassil Longglance", "deeds": {"casualty": 1}, "number": 4, "status": "fired", "position": "catcher"}, {"id": "7", "name": "Brio Brightarc", "number": 7, "status": "fired", "position": "lineman"}, {"id": "3", "name": "Sorell Brightglance", "number": 3, "status": "fired", "position": "thrower"}], "assistantCoaches": 0}, {"id": "team-4", "name": "Team 4", "badge": {"field": "#204080", "shape": "shield", "charge": "ball", "chargeColour": "#ffffff"}, "coach": "Coach 4", "budget": 1000000, "format": "dugout-team", "roster": "amazon", "colours": ["#204080", "#ffffff"], "founded": true, "options": {"fame": true, "fouls": true, "skills": true, "fumbles": true, "referee": true, "weather": true, "ban-igor": false, "hand-off": true, "overtime": false, "apothecary": true, "ban-bribes": false, "mvp-method": "random-available", "ban-wizards": false, "cards-limit": 5, "going-for-it": true, "legacy-teams": false, "merged-decks": false, "trophy-perks": false, "block-assists": true, "expenses-step": 150000, "interceptions": true, "league-points": "three-one-zero", "qualification": "points", "several-teams": false, "team-creation": true, "coaching-staff": true, "expenses-start": 1750000, "kick-off-table": true, "ban-mercenaries": false, "cards-allowance": 50000, "free-fan-factor": false, "ban-star-players": false, "special-play-cards": "off", "ban-bloodweiser-babes": false, "knock-out-inducements": true, "lasting-star-injuries": false, "permanent-inducements": false, "short-league-winnings": "none", "ban-extra-team-training": false, "ban-halfling-master-chef": false, "ban-wandering-apothecary": false, "cards-before-inducements": true}, "players": [{"id": "1", "name": "Selara Deep Orchid", "number": 1, "position": "thrower"}, {"id": "2", "name": "Kiyana Quick Hawk", "deeds": {"touchdown": 1, "interception": 1}, "number": 2, "position": "catcher"}, {"id": "3", "name": "Mirara Green Jaguar", "deeds": {"mvp": 1, "casualty": 1}, "number": 3, "position": "catcher", "improvements": [{"dice": [5, 1], "skill": "sneaky-git", "value": 20000}]}, {"id": "4", "name": "Kiyali Bright Vine", "deeds": {"casualty": 1}, "number": 4, "position": "blitzer"}, {"id": "5", "name": "Otota Quick River", "number": 5, "position": "thrower"}, {"id": "6", "name": "Selana Green Orchid", "number": 6, "position": "linewoman"}, {"id": "7", "name": "Selata Bright Orchid", "number": 7, "position": "linewoman", "missesNextMatch": true}, {"id": "8", "name": "Otoli Bright Hawk", "number": 8, "injuries": {"niggling": 1}, "position": "linewoman", "missesNextMatch": true}, {"id": "9", "name": "Mirali Green Vine", "number": 9, "position": "linewoman"}, {"id": "10", "name": "Izara Bright Jaguar", "deeds": {"completion": 1}, "number": 10, "position": "blitzer"}, {"id": "11", "name": "Izali Deep Orchid", "number": 11, "position": "linewoman"}, {"id": "12", "kind": "journeyman", "name": "", "number": 12, "position": "linewoman"}, {"id": "13", "kind": "journeyman", "name": "", "number": 13, "position": "linewoman"}], "rerolls": 2, "ruleset": "crp", "version": 1, "treasury": 240000, "fanFactor": 1, "nextPlayer": 14, "apothecaries": 0, "cheerleaders": 0, "assistantCoaches": 0}], "league": true, "fixture": {"round": 2, "league": "94d99de4-9997-40eb-8120-c36613e45132", "fixture": "f3", "competition": "Cup 1"}, "options": {"fame": true, "fouls": true, "skills": true, "fumbles": true, "referee": true, "weather": true, "ban-igor": false, "hand-off": true, "overtime": false, "apothecary": true, "ban-bribes": false, "mvp-method": "random-available", "ban-wizards": false, "cards-limit": 5, "going-for-it": true, "legacy-teams": false, "merged-decks": false, "trophy-perks": false, "block-assists": true, "expenses-step": 150000, "interceptions": true, "league-points": "three-one-zero", "qualification": "points", "several-teams": false, "team-creation": true, "coaching-staff": true, "expenses-start": 1750000, "kick-off-table": true, "ban-mercenaries": false, "cards-allowance": 50000, "free-fan-factor": false, "ban-star-players": false, "special-play-cards": "off", "ban-bloodweiser-babes": false, "knock-out-inducements": true, "lasting-star-injuries": false, "permanent-inducements": false, "short-league-winnings": "none", "ban-extra-team-training": false, "ban-halfling-master-chef": false, "ban-wandering-apothecary": false, "cards-before-inducements": true}, "ruleset": "crp"}, "teams": ["team-3", "team-4"], "title": "Team 3 – Team 4", "created": 1269, "rulesVersion": 2, "rulesFingerprint": ""}', 'finished', '{"half": 2, "over": true, "turn": 0, "round": 2, "score": [1, 2], "active": "", "edition": "crp", "extraTurn": false, "competition": "Cup 1"}', 273, '{"id": "f06dad7d-232a-407b-b06a-6694830eeb4f", "code": "69CE-3AF5", "game": "match", "sides": [{"fans": 4000, "name": "Team 3", "team": "team-3", "after": {"sum": "e9e61e981ecbfd09", "value": 880000, "treasury": 10000, "fanFactor": 1}, "coach": "Coach 3", "score": 1, "before": {"sum": "46c40e22ab203383", "value": 890000, "treasury": 20000, "fanFactor": 1}, "roster": "elf", "changes": [{"kind": "treasury", "after": 5000, "before": 20000, "player": "", "reason": "petty-cash", "subject": ""}, {"kind": "returns", "after": 0, "before": 1, "player": "9", "reason": "", "subject": ""}, {"kind": "injury", "after": 6, "before": 7, "player": "10", "reason": "serious-concussion", "subject": "av"}, {"kind": "misses", "after": 1, "before": 0, "player": "10", "reason": "serious-concussion", "subject": ""}, {"kind": "points", "after": 5, "before": 0, "player": "12", "reason": "1", "subject": "mvp"}, {"kind": "points", "after": 8, "before": 5, "player": "6", "reason": "1", "subject": "touchdown"}, {"kind": "points", "after": 7, "before": 5, "player": "12", "reason": "1", "subject": "casualty"}, {"kind": "improvement", "after": 80000, "before": 60000, "player": "12", "reason": "3 3", "subject": "dodge"}, {"kind": "improvement", "after": 120000, "before": 100000, "player": "6", "reason": "2 4", "subject": "leap"}, {"kind": "treasury", "after": 65000, "before": 5000, "player": "", "reason": "winnings", "subject": ""}, {"kind": "treasury", "after": 80000, "before": 65000, "player": "", "reason": "petty-cash", "subject": "leftover"}, {"kind": "treasury", "after": 10000, "before": 80000, "player": "19", "reason": "creation-costs", "subject": "thrower"}, {"kind": "joined", "after": 0, "before": 0, "player": "19", "reason": "creation-costs", "subject": "thrower"}, {"kind": "gone", "after": 0, "before": 80000, "player": "12", "reason": "journeymen", "subject": "left"}, {"kind": "gone", "after": 0, "before": 60000, "player": "13", "reason": "journeymen", "subject": "left"}, {"kind": "gone", "after": 0, "before": 60000, "player": "14", "reason": "journeymen", "subject": "left"}, {"kind": "gone", "after": 0, "before": 60000, "player": "15", "reason": "journeymen", "subject": "left"}, {"kind": "gone", "after": 0, "before": 60000, "player": "16", "reason": "journeymen", "subject": "left"}, {"kind": "gone", "after": 0, "before": 60000, "player": "17", "reason": "journeymen", "subject": "left"}, {"kind": "gone", "after": 0, "before": 60000, "player": "18", "reason": "journeymen", "subject": "left"}, {"kind": "joined", "after": 0, "before": 0, "player": "20", "reason": "journeymen", "subject": "lineman"}, {"kind": "joined", "after": 0, "before": 0, "player": "21", "reason": "journeymen", "subject": "lineman"}, {"kind": "joined", "after": 0, "before": 0, "player": "22", "reason": "journeymen", "subject": "lineman"}, {"kind": "joined", "after": 0, "before": 0, "player": "23", "reason": "journeymen", "subject": "lineman"}, {"kind": "joined", "after": 0, "before": 0, "player": "24", "reason": "journeymen", "subject": "lineman"}, {"kind": "joined", "after": 0, "before": 0, "player": "25", "reason": "journeymen", "subject": "lineman"}, {"kind": "team-value", "after": 880000, "before": 890000, "player": "", "reason": "team-value", "subject": ""}], "periods": [0, 1], "players": [{"died": false, "name": "Zephra Goldglance", "role": "catcher", "deeds": {"touchdown": 1}, "kills": 0, "number": 6, "player": "6", "points": 3}, {"name": "Talise Longsmile", "role": "catcher", "number": 8, "player": "8"}, {"name": "Ilvo Goldfire", "role": "lineman", "number": 9, "player": "9"}, {"name": "Velo Swiftfire", "role": "catcher", "number": 10, "player": "10"}, {"name": "Ludo Farfire", "role": "lineman", "number": 11, "player": "11"}, {"died": false, "name": "", "role": "lineman", "deeds": {"mvp": 1, "casualty": 1}, "kills": 0, "number": 1, "player": "12", "points": 7}, {"name": "", "role": "lineman", "number": 2, "player": "13"}, {"name": "", "role": "lineman", "number": 3, "player": "14"}, {"name": "", "role": "lineman", "number": 4, "player": "15"}, {"name": "", "role": "lineman", "number": 5, "player": "16"}, {"name": "", "role": "lineman", "number": 7, "player": "17"}, {"name": "", "role": "lineman", "number": 12, "player": "18"}], "conceded": false, "winnings": 60000, "confirmed": true, "casualties": 1, "completions": 0, "interceptions": 0}, {"fans": 6000, "name": "Team 4", "team": "team-4", "after": {"sum": "bb5677f088f2596e", "value": 870000, "treasury": 175000, "fanFactor": 2}, "coach": "Coach 4", "score": 2, "before": {"sum": "5f6274a48c1da5dc", "value": 840000, "treasury": 240000, "fanFactor": 1}, "roster": "amazon", "changes": [{"kind": "treasury", "after": 200000, "before": 240000, "player": "", "reason": "petty-cash", "subject": ""}, {"kind": "returns", "after": 0, "before": 1, "player": "7", "reason": "", "subject": ""}, {"kind": "returns", "after": 0, "before": 1, "player": "8", "reason": "", "subject": ""}, {"kind": "injury", "after": 6, "before": 7, "player": "13", "reason": "fractured-skull", "subject": "av"}, {"kind": "misses", "after": 1, "before": 0, "player": "13", "reason": "fractured-skull", "subject": ""}, {"kind": "points", "after": 5, "before": 0, "player": "12", "reason": "1", "subject": "mvp"}, {"kind": "points", "after": 3, "before": 0, "player": "1", "reason": "1", "subject": "touchdown"}, {"kind": "points", "after": 6, "before": 5, "player": "2", "reason": "1", "subject": "completion"}, {"kind": "points", "after": 8, "before": 6, "player": "2", "reason": "1", "subject": "interception"}, {"kind": "points", "after": 2, "before": 0, "player": "6", "reason": "1", "subject": "casualty"}, {"kind": "points", "after": 4, "before": 1, "player": "10", "reason": "1", "subject": "touchdown"}, {"kind": "points", "after": 6, "before": 4, "player": "10", "reason": "1", "subject": "casualty"}, {"kind": "improvement", "after": 90000, "before": 70000, "player": "2", "reason": "5 4", "subject": "tackle"}, {"kind": "improvement", "after": 110000, "before": 90000, "player": "10", "reason": "3 2", "subject": "strong-arm"}, {"kind": "gone", "after": 0, "before": 70000, "player": "5", "reason": "casualty", "subject": "dead"}, {"kind": "treasury", "after": 260000, "before": 200000, "player": "", "reason": "winnings", "subject": ""}, {"kind": "treasury", "after": 275000, "before": 260000, "player": "", "reason": "petty-cash", "subject": "leftover"}, {"kind": "fan-factor", "after": 2, "before": 1, "player": "", "reason": "fan-factor", "subject": ""}, {"kind": "treasury", "after": 225000, "before": 275000, "player": "13", "reason": "journeymen", "subject": ""}, {"kind": "signed", "after": 1, "before": 0, "player": "13", "reason": "journeymen", "subject": ""}, {"kind": "treasury", "after": 175000, "before": 225000, "player": "12", "reason": "journeymen", "subject": ""}, {"kind": "signed", "after": 1, "before": 0, "player": "12", "reason": "journeymen", "subject": ""}, {"kind": "team-value", "after": 870000, "before": 840000, "player": "", "reason": "team-value", "subject": ""}], "periods": [0, 2], "players": [{"died": false, "name": "Selara Deep Orchid", "role": "thrower", "deeds": {"touchdown": 1}, "kills": 0, "number": 1, "player": "1", "points": 3}, {"died": false, "name": "Kiyana Quick Hawk", "role": "catcher", "deeds": {"completion": 1, "interception": 1}, "kills": 0, "number": 2, "player": "2", "points": 3}, {"name": "Mirara Green Jaguar", "role": "catcher", "number": 3, "player": "3"}, {"name": "Kiyali Bright Vine", "role": "blitzer", "number": 4, "player": "4"}, {"died": true, "name": "Otota Quick River", "role": "thrower", "deeds": {}, "kills": 0, "number": 5, "player": "5", "points": 0}, {"died": false, "name": "Selana Green Orchid", "role": "linewoman", "deeds": {"casualty": 1}, "kills": 0, "number": 6, "player": "6", "points": 2}, {"name": "Mirali Green Vine", "role": "linewoman", "number": 9, "player": "9"}, {"died": false, "name": "Izara Bright Jaguar", "role": "blitzer", "deeds": {"casualty": 1, "touchdown": 1}, "kills": 0, "number": 10, "player": "10", "points": 5}, {"name": "Izali Deep Orchid", "role": "linewoman", "number": 11, "player": "11"}, {"died": false, "name": "", "role": "linewoman", "deeds": {"mvp": 1}, "kills": 0, "number": 12, "player": "12", "points": 5}, {"name": "", "role": "linewoman", "number": 13, "player": "13"}], "conceded": false, "winnings": 60000, "confirmed": true, "casualties": 2, "completions": 1, "interceptions": 1}], "league": true, "winner": 1, "ruleset": "crp", "version": 1, "occasion": "", "onSheets": true, "shootOut": false, "extraTime": false, "startedMs": 1272, "casualties": [{"by": "0:12", "how": "block", "half": 1, "note": "", "turn": 6, "result": "fractured-skull", "victim": "1:13"}, {"by": "", "how": "fall", "half": 1, "note": "", "turn": 7, "result": "dead", "victim": "1:5"}, {"by": "1:6", "how": "block", "half": 2, "note": "", "turn": 1, "result": "serious-concussion", "victim": "0:10"}, {"by": "", "how": "foul", "half": 2, "note": "", "turn": 2, "result": "badly-hurt", "victim": "0:8"}, {"by": "1:10", "how": "block", "half": 2, "note": "", "turn": 2, "result": "badly-hurt", "victim": "0:13"}, {"by": "", "how": "other", "half": 2, "note": "", "turn": 3, "result": "badly-hurt", "victim": "0:14"}], "finishedMs": 1544, "rulesVersion": 2, "rulesFingerprint": ""}', '[{"id": "team-3", "name": "Team 3", "badge": {"field": "#204080", "shape": "shield", "charge": "ball", "chargeColour": "#ffffff"}, "coach": "Coach 3", "budget": 1000000, "format": "dugout-team", "roster": "elf", "colours": ["#204080", "#ffffff"], "founded": true, "options": {"fame": true, "fouls": true, "skills": true, "fumbles": true, "referee": true, "weather": true, "ban-igor": false, "hand-off": true, "overtime": false, "apothecary": true, "ban-bribes": false, "mvp-method": "random-available", "ban-wizards": false, "cards-limit": 5, "going-for-it": true, "legacy-teams": false, "merged-decks": false, "trophy-perks": false, "block-assists": true, "expenses-step": 150000, "interceptions": true, "league-points": "three-one-zero", "qualification": "points", "several-teams": false, "team-creation": true, "coaching-staff": true, "expenses-start": 1750000, "kick-off-table": true, "ban-mercenaries": false, "cards-allowance": 50000, "free-fan-factor": false, "ban-star-players": false, "special-play-cards": "off", "ban-bloodweiser-babes": false, "knock-out-inducements": true, "lasting-star-injuries": false, "permanent-inducements": false, "short-league-winnings": "none", "ban-extra-team-training": false, "ban-halfling-master-chef": false, "ban-wandering-apothecary": false, "cards-before-inducements": true}, "players": [{"id": "6", "name": "Zephra Goldglance", "deeds": {"mvp": 1, "touchdown": 1}, "number": 6, "position": "catcher", "improvements": [{"dice": [2, 4], "skill": "leap", "value": 20000}]}, {"id": "8", "name": "Talise Longsmile", "number": 8, "position": "catcher"}, {"id": "9", "name": "Ilvo Goldfire", "number": 9, "position": "lineman"}, {"id": "10", "name": "Velo Swiftfire", "number": 10, "injuries": {"av": 1}, "position": "catcher", "missesNextMatch": true}, {"id": "11", "name": "Ludo Farfire", "deeds": {"completion": 1}, "number": 11, "position": "lineman"}, {"id": "19", "name": "", "number": 13, "position": "thrower"}, {"id": "20", "kind": "journeyman", "name": "", "number": 1, "position": "lineman"}, {"id": "21", "kind": "journeyman", "name": "", "number": 2, "position": "lineman"}, {"id": "22", "kind": "journeyman", "name": "", "number": 3, "position": "lineman"}, {"id": "23", "kind": "journeyman", "name": "", "number": 4, "position": "lineman"}, {"id": "24", "kind": "journeyman", "name": "", "number": 5, "position": "lineman"}, {"id": "25", "kind": "journeyman", "name": "", "number": 7, "position": "lineman"}], "rerolls": 1, "ruleset": "crp", "version": 1, "treasury": 10000, "fanFactor": 1, "nextPlayer": 26, "apothecaries": 1, "cheerleaders": 0, "formerPlayers": [{"id": "1", "name": "Fenno Clearfire", "number": 1, "status": "dead", "position": "blitzer"}, {"id": "5", "name": "Rixa Longmark", "deeds": {"touchdown": 1}, "number": 5, "status": "fired", "position": "blitzer"}, {"id": "2", "name": "Quill Highmark", "number": 2, "status": "fired", "position": "thrower"}, {"id": "4", "name": "Cassil Longglance", "deeds": {"casualty": 1}, "number": 4, "status": "fired", "position": "catcher"}, {"id": "7", "name": "Brio Brightarc", "number": 7, "status": "fired", "position": "lineman"}, {"id": "3", "name": "Sorell Brightglance", "number": 3, "status": "fired", "position": "thrower"}, {"id": "12", "kind": "journeyman", "name": "", "deeds": {"mvp": 1, "casualty": 1}, "number": 1, "status": "left", "position": "lineman", "improvements": [{"dice": [3, 3], "skill": "dodge", "value": 20000}]}, {"id": "13", "kind": "journeyman", "name": "", "number": 2, "status": "left", "position": "lineman"}, {"id": "14", "kind": "journeyman", "name": "", "number": 3, "status": "left", "position": "lineman"}, {"id": "15", "kind": "journeyman", "name": "", "number": 4, "status": "left", "position": "lineman"}, {"id": "16", "kind": "journeyman", "name": "", "number": 5, "status": "left", "position": "lineman"}, {"id": "17", "kind": "journeyman", "name": "", "number": 7, "status": "left", "position": "lineman"}, {"id": "18", "kind": "journeyman", "name": "", "number": 12, "status": "left", "position": "lineman"}], "assistantCoaches": 0}, {"id": "team-4", "name": "Team 4", "badge": {"field": "#204080", "shape": "shield", "charge": "ball", "chargeColour": "#ffffff"}, "coach": "Coach 4", "budget": 1000000, "format": "dugout-team", "roster": "amazon", "colours": ["#204080", "#ffffff"], "founded": true, "options": {"fame": true, "fouls": true, "skills": true, "fumbles": true, "referee": true, "weather": true, "ban-igor": false, "hand-off": true, "overtime": false, "apothecary": true, "ban-bribes": false, "mvp-method": "random-available", "ban-wizards": false, "cards-limit": 5, "going-for-it": true, "legacy-teams": false, "merged-decks": false, "trophy-perks": false, "block-assists": true, "expenses-step": 150000, "interceptions": true, "league-points": "three-one-zero", "qualification": "points", "several-teams": false, "team-creation": true, "coaching-staff": true, "expenses-start": 1750000, "kick-off-table": true, "ban-mercenaries": false, "cards-allowance": 50000, "free-fan-factor": false, "ban-star-players": false, "special-play-cards": "off", "ban-bloodweiser-babes": false, "knock-out-inducements": true, "lasting-star-injuries": false, "permanent-inducements": false, "short-league-winnings": "none", "ban-extra-team-training": false, "ban-halfling-master-chef": false, "ban-wandering-apothecary": false, "cards-before-inducements": true}, "players": [{"id": "1", "name": "Selara Deep Orchid", "deeds": {"touchdown": 1}, "number": 1, "position": "thrower"}, {"id": "2", "name": "Kiyana Quick Hawk", "deeds": {"touchdown": 1, "completion": 1, "interception": 2}, "number": 2, "position": "catcher", "improvements": [{"dice": [5, 4], "skill": "tackle", "value": 20000}]}, {"id": "3", "name": "Mirara Green Jaguar", "deeds": {"mvp": 1, "casualty": 1}, "number": 3, "position": "catcher", "improvements": [{"dice": [5, 1], "skill": "sneaky-git", "value": 20000}]}, {"id": "4", "name": "Kiyali Bright Vine", "deeds": {"casualty": 1}, "number": 4, "position": "blitzer"}, {"id": "6", "name": "Selana Green Orchid", "deeds": {"casualty": 1}, "number": 6, "position": "linewoman"}, {"id": "7", "name": "Selata Bright Orchid", "number": 7, "position": "linewoman"}, {"id": "8", "name": "Otoli Bright Hawk", "number": 8, "injuries": {"niggling": 1}, "position": "linewoman"}, {"id": "9", "name": "Mirali Green Vine", "number": 9, "position": "linewoman"}, {"id": "10", "name": "Izara Bright Jaguar", "deeds": {"casualty": 1, "touchdown": 1, "completion": 1}, "number": 10, "position": "blitzer", "improvements": [{"dice": [3, 2], "skill": "strong-arm", "value": 20000}]}, {"id": "11", "name": "Izali Deep Orchid", "number": 11, "position": "linewoman"}, {"id": "12", "name": "", "deeds": {"mvp": 1}, "number": 12, "position": "linewoman"}, {"id": "13", "name": "", "number": 13, "injuries": {"av": 1}, "position": "linewoman", "missesNextMatch": true}], "rerolls": 2, "ruleset": "crp", "version": 1, "treasury": 175000, "fanFactor": 2, "nextPlayer": 14, "apothecaries": 0, "cheerleaders": 0, "formerPlayers": [{"id": "5", "name": "Otota Quick River", "number": 5, "status": "dead", "position": "thrower"}], "assistantCoaches": 0}]', 17, 'ben', '2026-11-18 15:31:31.233839+00');
INSERT INTO dugout_shared.match VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'ba39771f-b0a5-432e-a1f6-0d2ee7c840e5', 'f4', 'team-1', 'team-2', '{"id": "ba39771f-b0a5-432e-a1f6-0d2ee7c840e5", "game": "match", "setup": {"rules": 1, "teams": [{"id": "team-1", "name": "Team 1", "badge": {"field": "#204080", "shape": "shield", "charge": "ball", "chargeColour": "#ffffff"}, "coach": "Coach 1", "budget": 1000000, "format": "dugout-team", "roster": "high-elf", "colours": ["#204080", "#ffffff"], "founded": true, "options": {"fame": true, "fouls": true, "skills": true, "fumbles": true, "referee": true, "weather": true, "ban-igor": false, "hand-off": true, "overtime": false, "apothecary": true, "ban-bribes": false, "mvp-method": "random-available", "ban-wizards": false, "cards-limit": 5, "going-for-it": true, "legacy-teams": false, "merged-decks": false, "trophy-perks": false, "block-assists": true, "expenses-step": 150000, "interceptions": true, "league-points": "three-one-zero", "qualification": "points", "several-teams": false, "team-creation": true, "coaching-staff": true, "expenses-start": 1750000, "kick-off-table": true, "ban-mercenaries": false, "cards-allowance": 50000, "free-fan-factor": false, "ban-star-players": false, "special-play-cards": "off", "ban-bloodweiser-babes": false, "knock-out-inducements": true, "lasting-star-injuries": false, "permanent-inducements": false, "short-league-winnings": "none", "ban-extra-team-training": false, "ban-halfling-master-chef": false, "ban-wandering-apothecary": false, "cards-before-inducements": true}, "players": [{"id": "2", "name": "Maro Longglance", "deeds": {"touchdown": 1, "interception": 1}, "number": 2, "position": "thrower"}, {"id": "3", "name": "Thessa Flashfire", "deeds": {"interception": 1}, "number": 3, "position": "lineman"}, {"id": "4", "name": "Velo Farmark", "deeds": {"completion": 1}, "number": 4, "position": "lineman"}, {"id": "5", "name": "Cassil Fararc", "deeds": {"touchdown": 1}, "number": 5, "position": "lineman"}, {"id": "6", "name": "Orlin Brightglance", "number": 6, "position": "catcher"}, {"id": "7", "name": "Rixa Longfire", "deeds": {"touchdown": 1}, "number": 7, "position": "lineman"}, {"id": "8", "name": "Sorell Flashsmile", "deeds": {"casualty": 1, "interception": 1}, "number": 8, "position": "lineman", "missesNextMatch": true}, {"id": "9", "name": "Ludo Clearglance", "number": 9, "position": "blitzer"}, {"id": "10", "name": "Quill Goldmark", "deeds": {"touchdown": 1}, "number": 10, "injuries": {"niggling": 1}, "position": "catcher", "missesNextMatch": true}, {"id": "11", "name": "Fenno Highglance", "deeds": {"interception": 1}, "number": 11, "position": "catcher"}, {"id": "12", "kind": "journeyman", "name": "", "number": 1, "position": "lineman"}, {"id": "13", "kind": "journeyman", "name": "", "number": 12, "position": "lineman"}, {"id": "14", "kind": "journeyman", "name": "", "number": 13, "position": "lineman"}], "rerolls": 2, "ruleset": "crp", "version": 1, "treasury": 70000, "fanFactor": 1, "nextPlayer": 15, "apothecaries": 0, "cheerleaders": 0, "formerPlayers": [{"id": "1", "name": "Zephra Brightmark", "deeds": {"mvp": 1, "touchdown": 1}, "number": 1, "status": "fired", "position": "thrower", "improvements": [{"dice": [6, 6], "skill": "fend", "value": 20000}]}], "assistantCoaches": 0}, {"id": "team-2", "name": "Team 2", "badge": {"field": "#204080", "shape": "shield", "charge": "ball", "chargeColour": "#ffffff"}, "coach": "Coach 2", "budget": 1000000, "format": "dugout-team", "roster": "dwarf", "colours": ["#204080", "#ffffff"], "founded": true, "options": {"fame": true, "fouls": true, "skills": true, "fumbles": true, "referee": true, "weather": true, "ban-igor": false, "hand-off": true, "overtime": false, "apothecary": true, "ban-bribes": false, "mvp-method": "random-available", "ban-wizards": false, "cards-limit": 5, "going-for-it": true, "legacy-teams": false, "merged-decks": false, "trophy-perks": false, "block-assists": true, "expenses-step": 150000, "interceptions": true, "league-points": "three-one-zero", "qualification": "points", "several-teams": false, "team-creation": true, "coaching-staff": true, "expenses-start": 1750000, "kick-off-table": true, "ban-mercenaries": false, "cards-allowance": 50000, "free-fan-factor": false, "ban-star-players": false, "special-play-cards": "off", "ban-bloodweiser-babes": false, "knock-out-inducements": true, "lasting-star-injuries": false, "permanent-inducements": false, "short-league-winnings": "none", "ban-extra-team-training": false, "ban-halfling-master-chef": false, "ban-wandering-apothecary": false, "cards-before-inducements": true}, "players": [{"id": "1", "name": "Olgar ''Slag'' Tincounter", "deeds": {"touchdown": 1}, "number": 1, "position": "runner"}, {"id": "2", "name": "Dumbo the Peckish", "number": 2, "position": "deathroller"}, {"id": "3", "name": "Svarn ''Flint'' Tinpuddler", "deeds": {"touchdown": 1, "completion": 1, "interception": 1}, "number": 3, "position": "blitzer", "improvements": [{"dice": [5, 4], "skill": "kick", "value": 20000}]}, {"id": "4", "name": "Durgan ''Pinch'' Oredelver", "deeds": {"interception": 1}, "number": 4, "position": "troll-slayer"}, {"id": "5", "name": "Hok ''Crucible'' Brasspuddler", "number": 5, "position": "blocker"}, {"id": "8", "name": "Ulfin ''Bellows'' Coalsnorter", "deeds": {"mvp": 1, "interception": 1}, "number": 8, "position": "runner", "improvements": [{"dice": [6, 2], "skill": "nerves-of-steel", "value": 20000}]}, {"id": "9", "name": "Kettil ''Ember'' Orepuddler", "number": 9, "position": "blocker"}, {"id": "10", "name": "Yngvar ''Rivet'' Goldsnorter", "deeds": {"touchdown": 1}, "number": 10, "position": "blocker"}, {"id": "11", "name": "Tolg ''Sooty'' Goldbender", "deeds": {"touchdown": 1}, "number": 11, "position": "blocker"}, {"id": "12", "kind": "journeyman", "name": "", "number": 6, "position": "blocker"}, {"id": "13", "kind": "journeyman", "name": "", "number": 7, "position": "blocker"}], "rerolls": 1, "ruleset": "crp", "version": 1, "treasury": 30000, "fanFactor": 3, "nextPlayer": 14, "apothecaries": 0, "cheerleaders": 0, "formerPlayers": [{"id": "6", "name": "Grima ''Sparks'' Orecounter", "number": 6, "status": "dead", "position": "troll-slayer"}, {"id": "7", "name": "Hamrik ''Clinker'' Golddelver", "number": 7, "status": "dead", "position": "blocker"}], "assistantCoaches": 0}], "league": true, "fixture": {"round": 2, "league": "94d99de4-9997-40eb-8120-c36613e45132", "fixture": "f4", "competition": "Cup 1"}, "options": {"fame": true, "fouls": true, "skills": true, "fumbles": true, "referee": true, "weather": true, "ban-igor": false, "hand-off": true, "overtime": false, "apothecary": true, "ban-bribes": false, "mvp-method": "random-available", "ban-wizards": false, "cards-limit": 5, "going-for-it": true, "legacy-teams": false, "merged-decks": false, "trophy-perks": false, "block-assists": true, "expenses-step": 150000, "interceptions": true, "league-points": "three-one-zero", "qualification": "points", "several-teams": false, "team-creation": true, "coaching-staff": true, "expenses-start": 1750000, "kick-off-table": true, "ban-mercenaries": false, "cards-allowance": 50000, "free-fan-factor": false, "ban-star-players": false, "special-play-cards": "off", "ban-bloodweiser-babes": false, "knock-out-inducements": true, "lasting-star-injuries": false, "permanent-inducements": false, "short-league-winnings": "none", "ban-extra-team-training": false, "ban-halfling-master-chef": false, "ban-wandering-apothecary": false, "cards-before-inducements": true}, "ruleset": "crp"}, "teams": ["team-1", "team-2"], "title": "Team 1 – Team 2", "created": 1017, "rulesVersion": 2, "rulesFingerprint": ""}', 'running', '{"half": 1, "over": false, "turn": 0, "round": 2, "score": [0, 0], "active": "Team 2", "edition": "crp", "extraTurn": true, "competition": "Cup 1"}', 17, NULL, '[]', 19, 'bob', '2026-11-18 15:31:31.551046+00');


--
-- Data for Name: match_entry; Type: TABLE DATA; Schema: dugout_shared; Owner: dugout_keeper_league1
--

INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 1, 1010, 'do', 1, '{"kind": "do", "group": {"at": 1010, "events": [{"dice": [6, 2], "prompt": "weather", "rolled": true}]}}', 'bia', '2026-11-18 15:31:30.38566+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 2, 1011, 'do', 1, '{"kind": "do", "group": {"at": 1011, "events": [{"seat": 0, "number": 25000, "prompt": "petty-cash"}]}}', 'bia', '2026-11-18 15:31:30.385876+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 3, 1012, 'do', 1, '{"kind": "do", "group": {"at": 1012, "events": [{"seat": 0, "prompt": "inducements.done"}]}}', 'bia', '2026-11-18 15:31:30.38589+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 4, 1013, 'do', 1, '{"kind": "do", "group": {"at": 1013, "events": [{"dice": [3, 6], "seat": 0, "prompt": "gate", "rolled": true}]}}', 'bia', '2026-11-18 15:31:30.385894+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 5, 1014, 'do', 1, '{"kind": "do", "group": {"at": 1014, "events": [{"dice": [6, 4], "seat": 1, "prompt": "gate", "rolled": true}]}}', 'bia', '2026-11-18 15:31:30.385897+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 6, 1015, 'do', 1, '{"kind": "do", "group": {"at": 1015, "events": [{"dice": [1], "prompt": "coin-toss", "rolled": true}]}}', 'bia', '2026-11-18 15:31:30.385899+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 7, 1016, 'do', 1, '{"kind": "do", "group": {"at": 1016, "events": [{"seat": 0, "prompt": "kick-or-receive", "choices": ["receive"]}]}}', 'bia', '2026-11-18 15:31:30.385902+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 8, 1017, 'do', 1, '{"kind": "do", "group": {"at": 1017, "events": [{"seat": 1, "prompt": "place-ball"}]}}', 'bia', '2026-11-18 15:31:30.385905+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 9, 1018, 'do', 1, '{"kind": "do", "group": {"at": 1018, "events": [{"dice": [4, 6], "seat": 1, "prompt": "scatter", "rolled": true}]}}', 'bia', '2026-11-18 15:31:30.385908+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 10, 1019, 'do', 1, '{"kind": "do", "group": {"at": 1019, "events": [{"dice": [6, 2], "prompt": "kick-off-table", "rolled": true}]}}', 'bia', '2026-11-18 15:31:30.38591+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 11, 1020, 'do', 1, '{"kind": "do", "group": {"at": 1020, "events": [{"dice": [3, 3], "prompt": "kick-off.brilliant-coaching", "rolled": true}]}}', 'bia', '2026-11-18 15:31:30.385914+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 12, 1021, 'do', 1, '{"kind": "do", "group": {"at": 1021, "events": [{"seat": 0, "prompt": "land", "choices": ["caught"]}]}}', 'bia', '2026-11-18 15:31:30.385918+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 13, 1022, 'do', 1, '{"kind": "do", "group": {"at": 1022, "events": [{"seat": 0, "prompt": "ball-taken", "choices": ["0:2"]}]}}', 'bia', '2026-11-18 15:31:30.385922+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 14, 1023, 'do', 1, '{"kind": "do", "group": {"at": 1023, "events": [{"prompt": "casualty.victim", "choices": ["1:7"]}]}}', 'bia', '2026-11-18 15:31:30.385924+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 15, 1024, 'do', 1, '{"kind": "do", "group": {"at": 1024, "events": [{"dice": [6, 4], "seat": 0, "prompt": "casualty", "rolled": true}]}}', 'bia', '2026-11-18 15:31:30.385928+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 16, 1025, 'do', 1, '{"kind": "do", "group": {"at": 1025, "events": [{"seat": 1, "prompt": "interception", "choices": ["1:8"]}]}}', 'bia', '2026-11-18 15:31:30.385931+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 17, 1026, 'do', 1, '{"kind": "do", "group": {"at": 1026, "events": [{"seat": 1, "prompt": "end-turn"}]}}', 'bia', '2026-11-18 15:31:30.385934+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 18, 1027, 'do', 1, '{"kind": "do", "group": {"at": 1027, "events": [{"seat": 0, "prompt": "block", "choices": ["0:1"]}]}}', 'bia', '2026-11-18 15:31:30.385937+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 19, 1028, 'do', 1, '{"kind": "do", "group": {"at": 1028, "events": [{"seat": 0, "prompt": "block.victim", "choices": ["1:6"]}]}}', 'bia', '2026-11-18 15:31:30.385939+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 20, 1029, 'do', 1, '{"kind": "do", "group": {"at": 1029, "events": [{"seat": 0, "prompt": "block.dice", "choices": ["3"]}]}}', 'bia', '2026-11-18 15:31:30.385948+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 21, 1030, 'do', 1, '{"kind": "do", "group": {"at": 1030, "events": [{"dice": [5, 1, 5], "seat": 0, "prompt": "block.roll", "rolled": true}]}}', 'bia', '2026-11-18 15:31:30.385951+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 22, 1031, 'do', 1, '{"kind": "do", "group": {"at": 1031, "events": [{"seat": 0, "prompt": "block.choose", "choices": ["attacker-down"]}]}}', 'bia', '2026-11-18 15:31:30.385954+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 23, 1032, 'do', 1, '{"kind": "do", "group": {"at": 1032, "events": [{"dice": [3, 1], "seat": 1, "prompt": "armour", "rolled": true}]}}', 'bia', '2026-11-18 15:31:30.385957+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 24, 1033, 'do', 1, '{"kind": "do", "group": {"at": 1033, "events": [{"seat": 1, "prompt": "turnover", "choices": ["time-limit"]}]}}', 'bia', '2026-11-18 15:31:30.38596+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 25, 1034, 'do', 1, '{"kind": "do", "group": {"at": 1034, "events": [{"seat": 0, "prompt": "block", "choices": ["0:7"]}]}}', 'bia', '2026-11-18 15:31:30.385962+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 26, 1035, 'do', 1, '{"kind": "do", "group": {"at": 1035, "events": [{"seat": 0, "prompt": "block.victim", "choices": ["1:8"]}]}}', 'bia', '2026-11-18 15:31:30.385965+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 27, 1036, 'do', 1, '{"kind": "do", "group": {"at": 1036, "events": [{"seat": 0, "prompt": "block.dice", "choices": ["1"]}]}}', 'bia', '2026-11-18 15:31:30.385969+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 28, 1037, 'do', 1, '{"kind": "do", "group": {"at": 1037, "events": [{"dice": [6], "seat": 0, "prompt": "block.roll", "rolled": true}]}}', 'bia', '2026-11-18 15:31:30.386103+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 29, 1038, 'do', 1, '{"kind": "do", "group": {"at": 1038, "events": [{"seat": 0, "prompt": "block.outcome", "choices": ["crowd"]}]}}', 'bia', '2026-11-18 15:31:30.386107+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 30, 1039, 'do', 1, '{"kind": "do", "group": {"at": 1039, "events": [{"dice": [4, 6], "seat": 0, "prompt": "injury", "rolled": true}]}}', 'bia', '2026-11-18 15:31:30.386111+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 31, 1040, 'do', 1, '{"kind": "do", "group": {"at": 1040, "events": [{"dice": [1, 3], "seat": 0, "prompt": "casualty", "rolled": true}]}}', 'bia', '2026-11-18 15:31:30.386114+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 32, 1041, 'do', 1, '{"kind": "do", "group": {"at": 1041, "events": [{"seat": 0, "prompt": "ball.lands", "choices": ["0:3"]}]}}', 'bia', '2026-11-18 15:31:30.386116+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 33, 1042, 'do', 1, '{"kind": "do", "group": {"at": 1042, "events": [{"seat": 0, "prompt": "roll.zones", "choices": ["8"]}]}}', 'bia', '2026-11-18 15:31:30.386119+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 34, 1043, 'do', 1, '{"kind": "do", "group": {"at": 1043, "events": [{"dice": [4], "seat": 0, "prompt": "roll.die", "rolled": true}]}}', 'bia', '2026-11-18 15:31:30.386122+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 35, 1044, 'do', 1, '{"kind": "do", "group": {"at": 1044, "events": [{"seat": 0, "prompt": "roll-again", "choices": ["catch"]}]}}', 'bia', '2026-11-18 15:31:30.386125+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 36, 1045, 'do', 1, '{"kind": "do", "group": {"at": 1045, "events": [{"dice": [1], "seat": 0, "prompt": "roll.die", "rolled": true}]}}', 'bia', '2026-11-18 15:31:30.386128+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 37, 1046, 'do', 1, '{"kind": "do", "group": {"at": 1046, "events": [{"seat": 0, "prompt": "ball.lands", "choices": ["1:5"]}]}}', 'bia', '2026-11-18 15:31:30.386131+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 38, 1047, 'do', 1, '{"kind": "do", "group": {"at": 1047, "events": [{"seat": 1, "prompt": "roll.zones", "choices": ["8"]}]}}', 'bia', '2026-11-18 15:31:30.386135+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 39, 1048, 'do', 1, '{"kind": "do", "group": {"at": 1048, "events": [{"dice": [5], "seat": 1, "prompt": "roll.die", "rolled": true}]}}', 'bia', '2026-11-18 15:31:30.386139+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 40, 1049, 'do', 1, '{"kind": "do", "group": {"at": 1049, "events": [{"seat": 0, "prompt": "ball.lands", "choices": ["throw-in"]}]}}', 'bia', '2026-11-18 15:31:30.386142+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 41, 1050, 'do', 1, '{"kind": "do", "group": {"at": 1050, "events": [{"seat": 0, "prompt": "ball.lands", "choices": ["0:9"]}]}}', 'bia', '2026-11-18 15:31:30.386146+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 42, 1051, 'do', 1, '{"kind": "do", "group": {"at": 1051, "events": [{"seat": 0, "prompt": "roll.zones", "choices": ["2"]}]}}', 'bia', '2026-11-18 15:31:30.386151+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 43, 1052, 'do', 1, '{"kind": "do", "group": {"at": 1052, "events": [{"dice": [4], "seat": 0, "prompt": "roll.die", "rolled": true}]}}', 'bia', '2026-11-18 15:31:30.386154+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 44, 1053, 'do', 1, '{"kind": "do", "group": {"at": 1053, "events": [{"seat": 0, "prompt": "roll-again", "choices": ["team"]}]}}', 'bia', '2026-11-18 15:31:30.386157+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 45, 1054, 'do', 1, '{"kind": "do", "group": {"at": 1054, "events": [{"dice": [3], "seat": 0, "prompt": "roll.die", "rolled": true}]}}', 'bia', '2026-11-18 15:31:30.386161+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 46, 1055, 'do', 1, '{"kind": "do", "group": {"at": 1055, "events": [{"seat": 0, "prompt": "ball.lands", "choices": ["0:6"]}]}}', 'bia', '2026-11-18 15:31:30.386177+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 47, 1056, 'do', 1, '{"kind": "do", "group": {"at": 1056, "events": [{"seat": 0, "prompt": "roll.zones", "choices": ["2"]}]}}', 'bia', '2026-11-18 15:31:30.386181+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 48, 1057, 'do', 1, '{"kind": "do", "group": {"at": 1057, "events": [{"dice": [6], "seat": 0, "prompt": "roll.die", "rolled": true}]}}', 'bia', '2026-11-18 15:31:30.386184+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 49, 1058, 'do', 1, '{"kind": "do", "group": {"at": 1058, "events": [{"seat": 0, "prompt": "blitz", "choices": ["0:3"]}]}}', 'bia', '2026-11-18 15:31:30.386187+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 50, 1059, 'do', 1, '{"kind": "do", "group": {"at": 1059, "events": [{"seat": 0, "prompt": "blitz.victim", "choices": ["1:4"]}]}}', 'bia', '2026-11-18 15:31:30.386189+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 51, 1060, 'do', 1, '{"kind": "do", "group": {"at": 1060, "events": [{"seat": 0, "prompt": "block.dice", "choices": ["2"]}]}}', 'bia', '2026-11-18 15:31:30.386192+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 52, 1061, 'do', 1, '{"kind": "do", "group": {"at": 1061, "events": [{"dice": [1, 5], "seat": 0, "prompt": "block.roll", "rolled": true}]}}', 'bia', '2026-11-18 15:31:30.386195+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 53, 1062, 'do', 1, '{"kind": "do", "group": {"at": 1062, "events": [{"seat": 0, "prompt": "block.choose", "choices": ["defender-stumbles"]}]}}', 'bia', '2026-11-18 15:31:30.386198+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 54, 1063, 'do', 1, '{"kind": "do", "group": {"at": 1063, "events": [{"seat": 0, "prompt": "block.outcome", "choices": ["crowd"]}]}}', 'bia', '2026-11-18 15:31:30.386215+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 55, 1064, 'do', 1, '{"kind": "do", "group": {"at": 1064, "events": [{"dice": [2, 5], "seat": 0, "prompt": "injury", "rolled": true}]}}', 'bia', '2026-11-18 15:31:30.386218+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 56, 1065, 'do', 1, '{"kind": "do", "group": {"at": 1065, "events": [{"seat": 0, "prompt": "fall", "choices": ["0:1"]}]}}', 'bia', '2026-11-18 15:31:30.386221+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 57, 1066, 'do', 1, '{"kind": "do", "group": {"at": 1066, "events": [{"dice": [4, 1], "seat": 1, "prompt": "armour", "rolled": true}]}}', 'bia', '2026-11-18 15:31:30.386225+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 58, 1067, 'do', 1, '{"kind": "do", "group": {"at": 1067, "events": [{"seat": 1, "prompt": "end-turn"}]}}', 'bia', '2026-11-18 15:31:30.386228+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 59, 1068, 'do', 1, '{"kind": "do", "group": {"at": 1068, "events": [{"seat": 0, "prompt": "turnover", "choices": ["spell-on-carrier"]}]}}', 'bia', '2026-11-18 15:31:30.386231+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 60, 1069, 'do', 1, '{"kind": "do", "group": {"at": 1069, "events": [{"seat": 1, "prompt": "re-roll", "choices": ["team"]}]}}', 'bia', '2026-11-18 15:31:30.386235+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 61, 1070, 'do', 1, '{"kind": "do", "group": {"at": 1070, "events": [{"seat": 1, "prompt": "foul", "choices": ["1:9"]}]}}', 'bia', '2026-11-18 15:31:30.386239+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 62, 1071, 'do', 1, '{"kind": "do", "group": {"at": 1071, "events": [{"seat": 1, "prompt": "foul.victim", "choices": ["0:1"]}]}}', 'bia', '2026-11-18 15:31:30.386242+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 63, 1072, 'do', 1, '{"kind": "do", "group": {"at": 1072, "events": [{"seat": 1, "number": -1, "prompt": "foul.assists"}]}}', 'bia', '2026-11-18 15:31:30.386245+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 64, 1073, 'do', 1, '{"kind": "do", "group": {"at": 1073, "events": [{"dice": [4, 4], "seat": 1, "prompt": "armour", "rolled": true}]}}', 'bia', '2026-11-18 15:31:30.386248+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 65, 1074, 'do', 1, '{"kind": "do", "group": {"at": 1074, "events": [{"prompt": "casualty.victim", "choices": ["1:6"]}]}}', 'bia', '2026-11-18 15:31:30.386251+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 66, 1075, 'do', 1, '{"kind": "do", "group": {"at": 1075, "events": [{"seat": 0, "prompt": "casualty.how", "choices": ["block"]}]}}', 'bia', '2026-11-18 15:31:30.386254+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 67, 1076, 'do', 1, '{"kind": "do", "group": {"at": 1076, "events": [{"seat": 0, "prompt": "casualty.by", "choices": ["0:3"]}]}}', 'bia', '2026-11-18 15:31:30.386257+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 68, 1077, 'do', 1, '{"kind": "do", "group": {"at": 1077, "events": [{"dice": [6, 1], "seat": 0, "prompt": "casualty", "rolled": true}]}}', 'bia', '2026-11-18 15:31:30.386261+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 69, 1078, 'do', 1, '{"kind": "do", "group": {"at": 1078, "events": [{"seat": 1, "prompt": "interception", "choices": ["1:3"]}]}}', 'bia', '2026-11-18 15:31:30.386264+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 70, 1079, 'do', 1, '{"kind": "do", "group": {"at": 1079, "events": [{"prompt": "casualty.victim", "choices": ["0:8"]}]}}', 'bia', '2026-11-18 15:31:30.386267+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 71, 1080, 'do', 1, '{"kind": "do", "group": {"at": 1080, "events": [{"seat": 1, "prompt": "casualty.how", "choices": ["crowd"]}]}}', 'bia', '2026-11-18 15:31:30.38627+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 72, 1081, 'do', 1, '{"kind": "do", "group": {"at": 1081, "events": [{"seat": 1, "prompt": "casualty.how", "choices": ["weapon"]}]}}', 'bia', '2026-11-18 15:31:30.386273+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 73, 1082, 'do', 1, '{"kind": "do", "group": {"at": 1082, "events": [{"seat": 1, "prompt": "casualty.how", "choices": ["block"]}]}}', 'bia', '2026-11-18 15:31:30.386276+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 74, 1083, 'do', 1, '{"kind": "do", "group": {"at": 1083, "events": [{"seat": 1, "prompt": "casualty.by", "choices": ["1:1"]}]}}', 'bia', '2026-11-18 15:31:30.386278+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 75, 1084, 'do', 1, '{"kind": "do", "group": {"at": 1084, "events": [{"seat": 1, "prompt": "casualty.how", "choices": ["crowd"]}]}}', 'bia', '2026-11-18 15:31:30.386283+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 76, 1085, 'do', 1, '{"kind": "do", "group": {"at": 1085, "events": [{"dice": [5, 1], "seat": 1, "prompt": "casualty", "rolled": true}]}}', 'bia', '2026-11-18 15:31:30.386286+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 77, 1086, 'do', 1, '{"kind": "do", "group": {"at": 1086, "events": [{"seat": 1, "prompt": "end-turn"}]}}', 'bia', '2026-11-18 15:31:30.386288+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 78, 1087, 'do', 1, '{"kind": "do", "group": {"at": 1087, "events": [{"prompt": "crowd", "choices": ["1:10"]}]}}', 'bia', '2026-11-18 15:31:30.386291+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 79, 1088, 'do', 1, '{"kind": "do", "group": {"at": 1088, "events": [{"dice": [3, 1], "seat": 0, "prompt": "injury", "rolled": true}]}}', 'bia', '2026-11-18 15:31:30.386294+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 80, 1089, 'do', 1, '{"kind": "do", "group": {"at": 1089, "events": [{"seat": 0, "prompt": "re-roll", "choices": ["team"]}]}}', 'bia', '2026-11-18 15:31:30.386307+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 81, 1090, 'do', 1, '{"kind": "do", "group": {"at": 1090, "events": [{"seat": 0, "prompt": "fall", "choices": ["0:6"]}]}}', 'bia', '2026-11-18 15:31:30.38631+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 82, 1091, 'do', 1, '{"kind": "do", "group": {"at": 1091, "events": [{"dice": [1, 6], "seat": 1, "prompt": "armour", "rolled": true}]}}', 'bia', '2026-11-18 15:31:30.386313+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 83, 1092, 'do', 1, '{"kind": "do", "group": {"at": 1092, "events": [{"seat": 1, "prompt": "foul", "choices": ["1:5"]}]}}', 'bia', '2026-11-18 15:31:30.386359+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 84, 1093, 'do', 1, '{"kind": "do", "group": {"at": 1093, "events": [{"seat": 1, "prompt": "foul.victim", "choices": ["0:6"]}]}}', 'bia', '2026-11-18 15:31:30.386364+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 85, 1094, 'do', 1, '{"kind": "do", "group": {"at": 1094, "events": [{"seat": 1, "number": -7, "prompt": "foul.assists"}]}}', 'bia', '2026-11-18 15:31:30.386367+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 86, 1095, 'do', 1, '{"kind": "do", "group": {"at": 1095, "events": [{"dice": [4, 5], "seat": 1, "prompt": "armour", "rolled": true}]}}', 'bia', '2026-11-18 15:31:30.38637+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 87, 1096, 'do', 1, '{"kind": "do", "group": {"at": 1096, "events": [{"seat": 1, "prompt": "completion", "choices": ["1:3"]}]}}', 'bia', '2026-11-18 15:31:30.386373+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 88, 1097, 'do', 1, '{"kind": "do", "group": {"at": 1097, "events": [{"seat": 1, "prompt": "end-turn"}]}}', 'bia', '2026-11-18 15:31:30.386376+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 89, 1098, 'do', 1, '{"kind": "do", "group": {"at": 1098, "events": [{"seat": 0, "prompt": "block", "choices": ["0:10"]}]}}', 'bia', '2026-11-18 15:31:30.386379+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 90, 1099, 'do', 1, '{"kind": "do", "group": {"at": 1099, "events": [{"seat": 0, "prompt": "block.victim", "choices": ["1:2"]}]}}', 'bia', '2026-11-18 15:31:30.386382+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 91, 1100, 'do', 1, '{"kind": "do", "group": {"at": 1100, "events": [{"seat": 0, "prompt": "block.result", "choices": ["defender-stumbles"]}]}}', 'bia', '2026-11-18 15:31:30.386386+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 92, 1101, 'do', 1, '{"kind": "do", "group": {"at": 1101, "events": [{"seat": 0, "prompt": "block.outcome", "choices": ["defender"]}]}}', 'bia', '2026-11-18 15:31:30.386389+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 93, 1102, 'do', 1, '{"kind": "do", "group": {"at": 1102, "events": [{"dice": [2, 3], "seat": 0, "prompt": "armour", "rolled": true}]}}', 'bia', '2026-11-18 15:31:30.386392+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 94, 1103, 'do', 1, '{"kind": "do", "group": {"at": 1103, "events": [{"prompt": "casualty.victim", "choices": ["0:7"]}]}}', 'bia', '2026-11-18 15:31:30.386395+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 95, 1104, 'do', 1, '{"kind": "do", "group": {"at": 1104, "events": [{"seat": 1, "prompt": "casualty.by", "choices": ["1:1"]}]}}', 'bia', '2026-11-18 15:31:30.386398+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 96, 1105, 'do', 1, '{"kind": "do", "group": {"at": 1105, "events": [{"seat": 1, "prompt": "casualty.how", "choices": ["weapon"]}]}}', 'bia', '2026-11-18 15:31:30.386401+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 97, 1106, 'do', 1, '{"kind": "do", "group": {"at": 1106, "events": [{"seat": 1, "prompt": "casualty.how", "choices": ["fall"]}]}}', 'bia', '2026-11-18 15:31:30.386404+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 98, 1107, 'do', 1, '{"kind": "do", "group": {"at": 1107, "events": [{"seat": 1, "prompt": "casualty.by", "choices": ["1:5"]}]}}', 'bia', '2026-11-18 15:31:30.386407+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 99, 1108, 'do', 1, '{"kind": "do", "group": {"at": 1108, "events": [{"seat": 1, "prompt": "casualty.how", "choices": ["foul"]}]}}', 'bia', '2026-11-18 15:31:30.386411+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 100, 1109, 'do', 1, '{"kind": "do", "group": {"at": 1109, "events": [{"dice": [4, 6], "seat": 1, "prompt": "casualty", "rolled": true}]}}', 'bia', '2026-11-18 15:31:30.386414+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 101, 1110, 'do', 1, '{"kind": "do", "group": {"at": 1110, "events": [{"prompt": "crowd", "choices": ["0:10"]}]}}', 'bia', '2026-11-18 15:31:30.386417+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 102, 1111, 'do', 1, '{"kind": "do", "group": {"at": 1111, "events": [{"dice": [3, 6], "seat": 1, "prompt": "injury", "rolled": true}]}}', 'bia', '2026-11-18 15:31:30.38642+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 103, 1112, 'do', 1, '{"kind": "do", "group": {"at": 1112, "events": [{"seat": 0, "prompt": "fall", "choices": ["0:6"]}]}}', 'bia', '2026-11-18 15:31:30.386424+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 104, 1113, 'do', 1, '{"kind": "do", "group": {"at": 1113, "events": [{"dice": [6, 3], "seat": 1, "prompt": "armour", "rolled": true}]}}', 'bia', '2026-11-18 15:31:30.386427+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 105, 1114, 'do', 1, '{"kind": "do", "group": {"at": 1114, "events": [{"prompt": "hand.weather", "choices": ["nice"]}]}}', 'bia', '2026-11-18 15:31:30.38643+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 106, 1115, 'do', 1, '{"kind": "do", "group": {"at": 1115, "events": [{"dice": [5, 6], "seat": 1, "prompt": "injury", "rolled": true}]}}', 'bia', '2026-11-18 15:31:30.386444+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 107, 1116, 'do', 1, '{"kind": "do", "group": {"at": 1116, "events": [{"dice": [2, 3], "seat": 1, "prompt": "casualty", "rolled": true}]}}', 'bia', '2026-11-18 15:31:30.386447+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 108, 1117, 'do', 1, '{"kind": "do", "group": {"at": 1117, "events": [{"seat": 1, "prompt": "touchdown", "choices": ["1:3"]}]}}', 'bia', '2026-11-18 15:31:30.38645+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 109, 1118, 'do', 1, '{"kind": "do", "group": {"at": 1118, "events": [{"dice": [3], "seat": 0, "prompt": "ko-recovery", "rolled": true}]}}', 'bia', '2026-11-18 15:31:30.386453+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 110, 1119, 'do', 1, '{"kind": "do", "group": {"at": 1119, "events": [{"seat": 1, "prompt": "place-ball"}]}}', 'bia', '2026-11-18 15:31:30.386456+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 111, 1120, 'do', 1, '{"kind": "do", "group": {"at": 1120, "events": [{"dice": [8, 6], "seat": 1, "prompt": "scatter", "rolled": true}]}}', 'bia', '2026-11-18 15:31:30.38646+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 112, 1121, 'do', 1, '{"kind": "do", "group": {"at": 1121, "events": [{"dice": [3, 3], "prompt": "kick-off-table", "rolled": true}]}}', 'bia', '2026-11-18 15:31:30.386463+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 113, 1122, 'do', 1, '{"kind": "do", "group": {"at": 1122, "events": [{"dice": [1, 3], "prompt": "kick-off.cheering-fans", "rolled": true}]}}', 'bia', '2026-11-18 15:31:30.386466+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 114, 1123, 'do', 1, '{"kind": "do", "group": {"at": 1123, "events": [{"seat": 0, "prompt": "land", "choices": ["touchback"]}]}}', 'bia', '2026-11-18 15:31:30.386469+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 115, 1124, 'do', 1, '{"kind": "do", "group": {"at": 1124, "events": [{"seat": 0, "prompt": "ball-taken", "choices": ["0:11"]}]}}', 'bia', '2026-11-18 15:31:30.386472+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 116, 1125, 'do', 1, '{"kind": "do", "group": {"at": 1125, "events": [{"seat": 0, "prompt": "end-turn"}]}}', 'bia', '2026-11-18 15:31:30.386475+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 117, 1126, 'do', 1, '{"kind": "do", "group": {"at": 1126, "events": [{"seat": 1, "prompt": "touchdown", "choices": ["1:1"]}]}}', 'bia', '2026-11-18 15:31:30.386478+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 118, 1127, 'do', 1, '{"kind": "do", "group": {"at": 1127, "events": [{"dice": [6], "seat": 0, "prompt": "ko-recovery", "rolled": true}]}}', 'bia', '2026-11-18 15:31:30.386481+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 119, 1128, 'do', 1, '{"kind": "do", "group": {"at": 1128, "events": [{"seat": 0, "prompt": "place-ball"}]}}', 'bia', '2026-11-18 15:31:30.386494+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 120, 1129, 'do', 1, '{"kind": "do", "group": {"at": 1129, "events": [{"dice": [2, 3], "seat": 0, "prompt": "scatter", "rolled": true}]}}', 'bia', '2026-11-18 15:31:30.386497+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 121, 1130, 'do', 1, '{"kind": "do", "group": {"at": 1130, "events": [{"dice": [3, 4], "prompt": "kick-off-table", "rolled": true}]}}', 'bia', '2026-11-18 15:31:30.386501+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 122, 1131, 'do', 1, '{"kind": "do", "group": {"at": 1131, "events": [{"dice": [6, 6], "prompt": "changing-weather", "rolled": true}]}}', 'bia', '2026-11-18 15:31:30.386505+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 123, 1132, 'do', 1, '{"kind": "do", "group": {"at": 1132, "events": [{"seat": 1, "prompt": "land", "choices": ["touchback"]}]}}', 'bia', '2026-11-18 15:31:30.386508+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 124, 1133, 'do', 1, '{"kind": "do", "group": {"at": 1133, "events": [{"seat": 1, "prompt": "ball-taken", "choices": ["1:4"]}]}}', 'bia', '2026-11-18 15:31:30.386511+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 125, 1134, 'do', 1, '{"kind": "do", "group": {"at": 1134, "events": [{"seat": 1, "prompt": "re-roll", "choices": ["team"]}]}}', 'bia', '2026-11-18 15:31:30.386515+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 126, 1135, 'do', 1, '{"kind": "do", "group": {"at": 1135, "events": [{"seat": 0, "prompt": "interception", "choices": ["0:2"]}]}}', 'bia', '2026-11-18 15:31:30.386518+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 127, 1136, 'do', 1, '{"kind": "do", "group": {"at": 1136, "events": [{"seat": 0, "prompt": "touchdown", "choices": ["0:2"]}]}}', 'bia', '2026-11-18 15:31:30.386521+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 128, 1137, 'do', 1, '{"kind": "do", "group": {"at": 1137, "events": [{"seat": 0, "prompt": "place-ball"}]}}', 'bia', '2026-11-18 15:31:30.386524+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 129, 1138, 'do', 1, '{"kind": "do", "group": {"at": 1138, "events": [{"dice": [4, 1], "seat": 0, "prompt": "scatter", "rolled": true}]}}', 'bia', '2026-11-18 15:31:30.386528+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 130, 1139, 'do', 1, '{"kind": "do", "group": {"at": 1139, "events": [{"dice": [1, 4], "prompt": "kick-off-table", "rolled": true}]}}', 'bia', '2026-11-18 15:31:30.386532+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 131, 1140, 'do', 1, '{"kind": "do", "group": {"at": 1140, "events": [{"seat": 1, "prompt": "kick-off.high-kick", "choices": ["1:1"]}]}}', 'bia', '2026-11-18 15:31:30.386536+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 132, 1141, 'do', 1, '{"kind": "do", "group": {"at": 1141, "events": [{"seat": 1, "prompt": "land", "choices": ["on-the-ground"]}]}}', 'bia', '2026-11-18 15:31:30.386549+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 133, 1142, 'do', 1, '{"kind": "do", "group": {"at": 1142, "events": [{"seat": 1, "prompt": "touchdown", "choices": ["1:10"]}]}}', 'bia', '2026-11-18 15:31:30.386553+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 134, 1143, 'do', 1, '{"kind": "do", "group": {"at": 1143, "events": [{"seat": 1, "prompt": "place-ball"}]}}', 'bia', '2026-11-18 15:31:30.386556+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 135, 1144, 'do', 1, '{"kind": "do", "group": {"at": 1144, "events": [{"dice": [2, 5], "seat": 1, "prompt": "scatter", "rolled": true}]}}', 'bia', '2026-11-18 15:31:30.386559+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 136, 1145, 'do', 1, '{"kind": "do", "group": {"at": 1145, "events": [{"dice": [1, 1], "prompt": "kick-off-table", "rolled": true}]}}', 'bia', '2026-11-18 15:31:30.386563+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 137, 1146, 'do', 1, '{"kind": "do", "group": {"at": 1146, "events": [{"prompt": "said"}]}}', 'bia', '2026-11-18 15:31:30.386568+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 138, 1147, 'do', 1, '{"kind": "do", "group": {"at": 1147, "events": [{"seat": 0, "prompt": "land", "choices": ["on-the-ground"]}]}}', 'bia', '2026-11-18 15:31:30.386572+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 139, 1148, 'do', 1, '{"kind": "do", "group": {"at": 1148, "events": [{"seat": 0, "prompt": "fall", "choices": ["0:11"]}]}}', 'bia', '2026-11-18 15:31:30.386575+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 140, 1149, 'do', 1, '{"kind": "do", "group": {"at": 1149, "events": [{"dice": [4, 6], "seat": 1, "prompt": "armour", "rolled": true}]}}', 'bia', '2026-11-18 15:31:30.386578+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 141, 1150, 'do', 1, '{"kind": "do", "group": {"at": 1150, "events": [{"dice": [5, 4], "seat": 1, "prompt": "injury", "rolled": true}]}}', 'bia', '2026-11-18 15:31:30.386581+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 142, 1151, 'do', 1, '{"kind": "do", "group": {"at": 1151, "events": [{"seat": 1, "prompt": "end-turn"}]}}', 'bia', '2026-11-18 15:31:30.386584+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 143, 1152, 'do', 1, '{"kind": "do", "group": {"at": 1152, "events": [{"seat": 0, "prompt": "end-turn"}]}}', 'bia', '2026-11-18 15:31:30.386588+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 144, 1153, 'do', 1, '{"kind": "do", "group": {"at": 1153, "events": [{"seat": 1, "prompt": "touchdown", "choices": ["1:11"]}]}}', 'bia', '2026-11-18 15:31:30.386591+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 145, 1154, 'do', 1, '{"kind": "do", "group": {"at": 1154, "events": [{"dice": [4], "seat": 0, "prompt": "ko-recovery", "rolled": true}]}}', 'bia', '2026-11-18 15:31:30.386595+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 146, 1155, 'do', 1, '{"kind": "do", "group": {"at": 1155, "events": [{"seat": 1, "prompt": "place-ball"}]}}', 'bia', '2026-11-18 15:31:30.386599+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 147, 1156, 'do', 1, '{"kind": "do", "group": {"at": 1156, "events": [{"dice": [8, 4], "seat": 1, "prompt": "scatter", "rolled": true}]}}', 'bia', '2026-11-18 15:31:30.386603+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 148, 1157, 'do', 1, '{"kind": "do", "group": {"at": 1157, "events": [{"dice": [3, 6], "prompt": "kick-off-table", "rolled": true}]}}', 'bia', '2026-11-18 15:31:30.386606+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 149, 1158, 'do', 1, '{"kind": "do", "group": {"at": 1158, "events": [{"prompt": "said"}]}}', 'bia', '2026-11-18 15:31:30.386609+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 150, 1159, 'do', 1, '{"kind": "do", "group": {"at": 1159, "events": [{"seat": 0, "prompt": "land", "choices": ["on-the-ground"]}]}}', 'bia', '2026-11-18 15:31:30.386612+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 151, 1160, 'do', 1, '{"kind": "do", "group": {"at": 1160, "events": [{"seat": 0, "prompt": "completion", "choices": ["0:10"]}]}}', 'bia', '2026-11-18 15:31:30.386616+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 152, 1161, 'do', 1, '{"kind": "do", "group": {"at": 1161, "events": [{"seat": 0, "prompt": "completion.catcher", "choices": ["0:2"]}]}}', 'bia', '2026-11-18 15:31:30.386619+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 153, 1162, 'do', 1, '{"kind": "do", "group": {"at": 1162, "events": [{"seat": 0, "prompt": "block", "choices": ["0:9"]}]}}', 'bia', '2026-11-18 15:31:30.386622+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 154, 1163, 'do', 1, '{"kind": "do", "group": {"at": 1163, "events": [{"seat": 0, "prompt": "block.victim", "choices": ["1:10"]}]}}', 'bia', '2026-11-18 15:31:30.386632+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 155, 1164, 'do', 1, '{"kind": "do", "group": {"at": 1164, "events": [{"seat": 0, "prompt": "block.dice", "choices": ["2"]}]}}', 'bia', '2026-11-18 15:31:30.38666+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 156, 1165, 'do', 1, '{"kind": "do", "group": {"at": 1165, "events": [{"dice": [3, 4], "seat": 0, "prompt": "block.roll", "rolled": true}]}}', 'bia', '2026-11-18 15:31:30.386664+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 157, 1166, 'do', 1, '{"kind": "do", "group": {"at": 1166, "events": [{"seat": 0, "prompt": "block.outcome", "choices": ["crowd"]}]}}', 'bia', '2026-11-18 15:31:30.386667+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 158, 1167, 'do', 1, '{"kind": "do", "group": {"at": 1167, "events": [{"dice": [3, 4], "seat": 0, "prompt": "injury", "rolled": true}]}}', 'bia', '2026-11-18 15:31:30.38667+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 159, 1168, 'do', 1, '{"kind": "do", "group": {"at": 1168, "events": [{"seat": 0, "prompt": "re-roll", "choices": ["team"]}]}}', 'bia', '2026-11-18 15:31:30.386684+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 160, 1169, 'do', 1, '{"kind": "do", "group": {"at": 1169, "events": [{"seat": 0, "prompt": "block", "choices": ["0:3"]}]}}', 'bia', '2026-11-18 15:31:30.386687+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 161, 1170, 'do', 1, '{"kind": "do", "group": {"at": 1170, "events": [{"seat": 0, "prompt": "block.victim", "choices": ["1:11"]}]}}', 'bia', '2026-11-18 15:31:30.38669+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 162, 1171, 'do', 1, '{"kind": "do", "group": {"at": 1171, "events": [{"seat": 0, "prompt": "block.result", "choices": ["pushed"]}]}}', 'bia', '2026-11-18 15:31:30.386695+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 163, 1172, 'do', 1, '{"kind": "do", "group": {"at": 1172, "events": [{"seat": 0, "prompt": "block.outcome", "choices": ["crowd"]}]}}', 'bia', '2026-11-18 15:31:30.386698+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 164, 1173, 'do', 1, '{"kind": "do", "group": {"at": 1173, "events": [{"dice": [3, 6], "seat": 0, "prompt": "injury", "rolled": true}]}}', 'bia', '2026-11-18 15:31:30.386701+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 165, 1174, 'do', 1, '{"kind": "do", "group": {"at": 1174, "events": [{"seat": 0, "prompt": "fall", "choices": ["0:4"]}]}}', 'bia', '2026-11-18 15:31:30.386705+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 166, 1175, 'do', 1, '{"kind": "do", "group": {"at": 1175, "events": [{"dice": [3, 6], "seat": 1, "prompt": "armour", "rolled": true}]}}', 'bia', '2026-11-18 15:31:30.386708+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 167, 1176, 'do', 1, '{"kind": "do", "group": {"at": 1176, "events": [{"dice": [5, 2], "seat": 1, "prompt": "injury", "rolled": true}]}}', 'bia', '2026-11-18 15:31:30.386711+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 168, 1177, 'do', 1, '{"kind": "do", "group": {"at": 1177, "events": [{"prompt": "crowd", "choices": ["0:5"]}]}}', 'bia', '2026-11-18 15:31:30.386714+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 169, 1178, 'do', 1, '{"kind": "do", "group": {"at": 1178, "events": [{"dice": [1, 2], "seat": 1, "prompt": "injury", "rolled": true}]}}', 'bia', '2026-11-18 15:31:30.386718+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 170, 1179, 'do', 1, '{"kind": "do", "group": {"at": 1179, "events": [{"seat": 1, "prompt": "touchdown", "choices": ["somebody"]}]}}', 'bia', '2026-11-18 15:31:30.386722+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 171, 1180, 'do', 1, '{"kind": "do", "group": {"at": 1180, "events": [{"dice": [1], "seat": 1, "prompt": "ko-recovery", "rolled": true}]}}', 'bia', '2026-11-18 15:31:30.386726+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 172, 1181, 'do', 1, '{"kind": "do", "group": {"at": 1181, "events": [{"seat": 1, "prompt": "place-ball"}]}}', 'bia', '2026-11-18 15:31:30.386729+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 173, 1182, 'do', 1, '{"kind": "do", "group": {"at": 1182, "events": [{"dice": [1, 4], "seat": 1, "prompt": "scatter", "rolled": true}]}}', 'bia', '2026-11-18 15:31:30.386733+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 174, 1183, 'do', 1, '{"kind": "do", "group": {"at": 1183, "events": [{"dice": [1, 4], "prompt": "kick-off-table", "rolled": true}]}}', 'bia', '2026-11-18 15:31:30.386736+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 175, 1184, 'do', 1, '{"kind": "do", "group": {"at": 1184, "events": [{"seat": 0, "prompt": "kick-off.high-kick", "choices": ["none"]}]}}', 'bia', '2026-11-18 15:31:30.386739+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 176, 1185, 'do', 1, '{"kind": "do", "group": {"at": 1185, "events": [{"seat": 0, "prompt": "land", "choices": ["on-the-ground"]}]}}', 'bia', '2026-11-18 15:31:30.386743+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 177, 1186, 'do', 1, '{"kind": "do", "group": {"at": 1186, "events": [{"seat": 0, "prompt": "blitz", "choices": ["0:9"]}]}}', 'bia', '2026-11-18 15:31:30.386746+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 178, 1187, 'do', 1, '{"kind": "do", "group": {"at": 1187, "events": [{"text": "…", "prompt": "hand.note"}]}}', 'bia', '2026-11-18 15:31:30.386751+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 179, 1188, 'do', 1, '{"kind": "do", "group": {"at": 1188, "events": [{"seat": 0, "prompt": "blitz.victim", "choices": ["1:3"]}]}}', 'bia', '2026-11-18 15:31:30.386754+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 180, 1189, 'do', 1, '{"kind": "do", "group": {"at": 1189, "events": [{"seat": 0, "prompt": "block.result", "choices": ["attacker-down"]}]}}', 'bia', '2026-11-18 15:31:30.386758+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 181, 1190, 'do', 1, '{"kind": "do", "group": {"at": 1190, "events": [{"seat": 0, "prompt": "roll-again", "choices": ["team"]}]}}', 'bia', '2026-11-18 15:31:30.386761+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 182, 1191, 'do', 1, '{"kind": "do", "group": {"at": 1191, "events": [{"seat": 0, "prompt": "block.dice", "choices": ["2"]}]}}', 'bia', '2026-11-18 15:31:30.386764+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 183, 1192, 'do', 1, '{"kind": "do", "group": {"at": 1192, "events": [{"dice": [6, 2], "seat": 0, "prompt": "block.roll", "rolled": true}]}}', 'bia', '2026-11-18 15:31:30.386768+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 184, 1193, 'do', 1, '{"kind": "do", "group": {"at": 1193, "events": [{"seat": 0, "prompt": "block.choose", "choices": ["both-down"]}]}}', 'bia', '2026-11-18 15:31:30.386772+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 185, 1194, 'do', 1, '{"kind": "do", "group": {"at": 1194, "events": [{"seat": 0, "prompt": "block.outcome", "choices": ["attacker"]}]}}', 'bia', '2026-11-18 15:31:30.386784+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 186, 1195, 'do', 1, '{"kind": "do", "group": {"at": 1195, "events": [{"dice": [4, 3], "seat": 1, "prompt": "armour", "rolled": true}]}}', 'bia', '2026-11-18 15:31:30.386789+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 187, 1196, 'do', 1, '{"kind": "do", "group": {"at": 1196, "events": [{"seat": 1, "prompt": "turnover", "choices": ["spell-on-carrier"]}]}}', 'bia', '2026-11-18 15:31:30.386793+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 188, 1197, 'do', 1, '{"kind": "do", "group": {"at": 1197, "events": [{"seat": 1, "prompt": "interception", "choices": ["1:4"]}]}}', 'bia', '2026-11-18 15:31:30.386796+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 189, 1198, 'do', 1, '{"kind": "do", "group": {"at": 1198, "events": [{"seat": 1, "prompt": "fall", "choices": ["1:5"]}]}}', 'bia', '2026-11-18 15:31:30.386799+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 190, 1199, 'do', 1, '{"kind": "do", "group": {"at": 1199, "events": [{"prompt": "hand.player", "choices": ["1:9"]}]}}', 'bia', '2026-11-18 15:31:30.386803+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 191, 1200, 'do', 1, '{"kind": "do", "group": {"at": 1200, "events": [{"prompt": "hand.place", "choices": ["stunned"]}]}}', 'bia', '2026-11-18 15:31:30.386806+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 192, 1201, 'do', 1, '{"kind": "do", "group": {"at": 1201, "events": [{"dice": [5, 5], "seat": 0, "prompt": "armour", "rolled": true}]}}', 'bia', '2026-11-18 15:31:30.386809+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 193, 1202, 'do', 1, '{"kind": "do", "group": {"at": 1202, "events": [{"dice": [6, 2], "seat": 0, "prompt": "injury", "rolled": true}]}}', 'bia', '2026-11-18 15:31:30.386812+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 194, 1203, 'do', 1, '{"kind": "do", "group": {"at": 1203, "events": [{"seat": 0, "prompt": "blitz", "choices": ["0:4"]}]}}', 'bia', '2026-11-18 15:31:30.386817+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 195, 1204, 'do', 1, '{"kind": "do", "group": {"at": 1204, "events": [{"seat": 0, "prompt": "blitz.victim", "choices": ["1:1"]}]}}', 'bia', '2026-11-18 15:31:30.386821+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 196, 1205, 'do', 1, '{"kind": "do", "group": {"at": 1205, "events": [{"seat": 0, "prompt": "block.result", "choices": ["defender-stumbles"]}]}}', 'bia', '2026-11-18 15:31:30.386824+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 197, 1206, 'do', 1, '{"kind": "do", "group": {"at": 1206, "events": [{"seat": 0, "prompt": "block.outcome", "choices": ["crowd"]}]}}', 'bia', '2026-11-18 15:31:30.386827+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 198, 1207, 'do', 1, '{"kind": "do", "group": {"at": 1207, "events": [{"dice": [1, 6], "seat": 0, "prompt": "injury", "rolled": true}]}}', 'bia', '2026-11-18 15:31:30.38683+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 199, 1208, 'do', 1, '{"kind": "do", "group": {"at": 1208, "events": [{"prompt": "casualty.victim", "choices": ["1:10"]}]}}', 'bia', '2026-11-18 15:31:30.386834+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 200, 1209, 'do', 1, '{"kind": "do", "group": {"at": 1209, "events": [{"dice": [3, 4], "seat": 0, "prompt": "casualty", "rolled": true}]}}', 'bia', '2026-11-18 15:31:30.386838+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 201, 1210, 'do', 1, '{"kind": "do", "group": {"at": 1210, "events": [{"seat": 0, "prompt": "block", "choices": ["0:3"]}]}}', 'bia', '2026-11-18 15:31:30.386841+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 202, 1211, 'do', 1, '{"kind": "do", "group": {"at": 1211, "events": [{"seat": 0, "prompt": "block.victim", "choices": ["1:4"]}]}}', 'bia', '2026-11-18 15:31:30.386846+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 203, 1212, 'do', 1, '{"kind": "do", "group": {"at": 1212, "events": [{"seat": 0, "prompt": "block.result", "choices": ["attacker-down"]}]}}', 'bia', '2026-11-18 15:31:30.386849+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 204, 1213, 'do', 1, '{"kind": "do", "group": {"at": 1213, "events": [{"dice": [3, 3], "seat": 1, "prompt": "armour", "rolled": true}]}}', 'bia', '2026-11-18 15:31:30.386852+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 205, 1214, 'do', 1, '{"kind": "do", "group": {"at": 1214, "events": [{"seat": 1, "prompt": "end-turn"}]}}', 'bia', '2026-11-18 15:31:30.386855+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 206, 1215, 'do', 1, '{"kind": "do", "group": {"at": 1215, "events": [{"seat": 0, "prompt": "turnover", "choices": ["spell-on-carrier"]}]}}', 'bia', '2026-11-18 15:31:30.386859+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 207, 1216, 'do', 1, '{"kind": "do", "group": {"at": 1216, "events": [{"seat": 0, "prompt": "after.mvp.home", "rolled": true, "choices": ["0:3"]}]}}', 'bia', '2026-11-18 15:31:30.386862+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 208, 1217, 'do', 1, '{"kind": "do", "group": {"at": 1217, "events": [{"seat": 0, "prompt": "result.home", "choices": ["D97D-DF04"]}]}}', 'bia', '2026-11-18 15:31:30.386866+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 209, 1218, 'do', 1, '{"kind": "do", "group": {"at": 1218, "events": [{"dice": [5, 1], "seat": 0, "prompt": "after.improve.home.3", "rolled": true}]}}', 'bia', '2026-11-18 15:31:30.38687+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 210, 1219, 'do', 1, '{"kind": "do", "group": {"at": 1219, "events": [{"seat": 1, "prompt": "after.mvp.away", "rolled": true, "choices": ["1:8"]}]}}', 'bia', '2026-11-18 15:31:30.386874+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 211, 1220, 'do', 1, '{"kind": "do", "group": {"at": 1220, "events": [{"seat": 0, "prompt": "after.learn.home.3", "choices": ["sneaky-git"]}]}}', 'bia', '2026-11-18 15:31:30.386889+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 212, 1221, 'do', 1, '{"kind": "do", "group": {"at": 1221, "events": [{"dice": [5, 4], "seat": 1, "prompt": "after.improve.away.3", "rolled": true}]}}', 'bia', '2026-11-18 15:31:30.386892+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 213, 1222, 'do', 1, '{"kind": "do", "group": {"at": 1222, "events": [{"dice": [6], "seat": 0, "prompt": "after.winnings.home", "rolled": true}]}}', 'bia', '2026-11-18 15:31:30.386896+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 214, 1223, 'do', 1, '{"kind": "do", "group": {"at": 1223, "events": [{"dice": [6, 2], "seat": 1, "prompt": "after.improve.away.8", "rolled": true}]}}', 'bia', '2026-11-18 15:31:30.386899+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 215, 1224, 'do', 1, '{"kind": "do", "group": {"at": 1224, "events": [{"seat": 1, "prompt": "after.learn.away.3", "choices": ["kick"]}]}}', 'bia', '2026-11-18 15:31:30.386902+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 216, 1225, 'do', 1, '{"kind": "do", "group": {"at": 1225, "events": [{"seat": 1, "prompt": "result.away", "choices": ["3EF1-51A3"]}]}}', 'bia', '2026-11-18 15:31:30.386905+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 217, 1226, 'do', 1, '{"kind": "do", "group": {"at": 1226, "events": [{"seat": 1, "prompt": "after.learn.away.8", "choices": ["nerves-of-steel"]}]}}', 'bia', '2026-11-18 15:31:30.386909+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 218, 1227, 'do', 1, '{"kind": "do", "group": {"at": 1227, "events": [{"dice": [1], "seat": 1, "prompt": "after.winnings.away", "rolled": true}]}}', 'bia', '2026-11-18 15:31:30.386913+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 219, 1228, 'do', 1, '{"kind": "do", "group": {"at": 1228, "events": [{"seat": 1, "prompt": "after.winnings-again.away", "choices": ["no"]}]}}', 'bia', '2026-11-18 15:31:30.386916+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 220, 1229, 'do', 1, '{"kind": "do", "group": {"at": 1229, "events": [{"dice": [5, 4], "seat": 0, "prompt": "after.fans.home", "rolled": true}]}}', 'bia', '2026-11-18 15:31:30.386919+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 221, 1230, 'do', 1, '{"kind": "do", "group": {"at": 1230, "events": [{"dice": [1, 2, 4], "seat": 1, "prompt": "after.fans.away", "rolled": true}]}}', 'bia', '2026-11-18 15:31:30.386922+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 222, 1231, 'do', 1, '{"kind": "do", "group": {"at": 1231, "events": [{"seat": 0, "prompt": "after.trade-done.home"}]}}', 'bia', '2026-11-18 15:31:30.386926+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '9e5e8137-273a-46b2-b406-3d3ce43cf883', 223, 1232, 'do', 1, '{"kind": "do", "group": {"at": 1232, "events": [{"seat": 1, "prompt": "after.trade-done.away"}]}}', 'bia', '2026-11-18 15:31:30.386929+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 1, 1013, 'do', 1, '{"kind": "do", "group": {"at": 1013, "events": [{"dice": [6, 2], "prompt": "weather", "rolled": true}]}}', 'ben', '2026-11-18 15:31:30.669471+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 2, 1014, 'do', 1, '{"kind": "do", "group": {"at": 1014, "events": [{"dice": [5, 6], "seat": 0, "prompt": "gate", "rolled": true}]}}', 'ben', '2026-11-18 15:31:30.66961+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 3, 1015, 'do', 1, '{"kind": "do", "group": {"at": 1015, "events": [{"dice": [5, 3], "seat": 1, "prompt": "gate", "rolled": true}]}}', 'ben', '2026-11-18 15:31:30.669617+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 4, 1016, 'do', 1, '{"kind": "do", "group": {"at": 1016, "events": [{"dice": [1], "prompt": "coin-toss", "rolled": true}]}}', 'ben', '2026-11-18 15:31:30.669711+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 5, 1017, 'do', 1, '{"kind": "do", "group": {"at": 1017, "events": [{"seat": 0, "prompt": "kick-or-receive", "choices": ["kick"]}]}}', 'ben', '2026-11-18 15:31:30.669716+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 6, 1018, 'do', 1, '{"kind": "do", "group": {"at": 1018, "events": [{"seat": 0, "prompt": "place-ball"}]}}', 'ben', '2026-11-18 15:31:30.669719+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 7, 1019, 'do', 1, '{"kind": "do", "group": {"at": 1019, "events": [{"dice": [1, 5], "seat": 0, "prompt": "scatter", "rolled": true}]}}', 'ben', '2026-11-18 15:31:30.66973+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 8, 1020, 'do', 1, '{"kind": "do", "group": {"at": 1020, "events": [{"dice": [5, 2], "prompt": "kick-off-table", "rolled": true}]}}', 'ben', '2026-11-18 15:31:30.669734+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 9, 1021, 'do', 1, '{"kind": "do", "group": {"at": 1021, "events": [{"dice": [4, 6], "prompt": "changing-weather", "rolled": true}]}}', 'ben', '2026-11-18 15:31:30.669737+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 10, 1022, 'do', 1, '{"kind": "do", "group": {"at": 1022, "events": [{"dice": [5], "seat": 0, "prompt": "gust", "rolled": true}]}}', 'ben', '2026-11-18 15:31:30.66974+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 11, 1023, 'do', 1, '{"kind": "do", "group": {"at": 1023, "events": [{"seat": 1, "prompt": "land", "choices": ["caught"]}]}}', 'ben', '2026-11-18 15:31:30.669743+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 12, 1024, 'do', 1, '{"kind": "do", "group": {"at": 1024, "events": [{"seat": 1, "prompt": "ball-taken", "choices": ["1:9"]}]}}', 'ben', '2026-11-18 15:31:30.669748+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 13, 1025, 'do', 1, '{"kind": "do", "group": {"at": 1025, "events": [{"prompt": "crowd", "choices": ["1:7"]}]}}', 'ben', '2026-11-18 15:31:30.669771+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 14, 1026, 'do', 1, '{"kind": "do", "group": {"at": 1026, "events": [{"dice": [1, 2], "seat": 0, "prompt": "injury", "rolled": true}]}}', 'ben', '2026-11-18 15:31:30.669774+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 15, 1027, 'do', 1, '{"kind": "do", "group": {"at": 1027, "events": [{"seat": 1, "prompt": "fall", "choices": ["1:1"]}]}}', 'ben', '2026-11-18 15:31:30.669777+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 16, 1028, 'do', 1, '{"kind": "do", "group": {"at": 1028, "events": [{"dice": [5, 6], "seat": 0, "prompt": "armour", "rolled": true}]}}', 'ben', '2026-11-18 15:31:30.669781+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 17, 1029, 'do', 1, '{"kind": "do", "group": {"at": 1029, "events": [{"dice": [3, 4], "seat": 0, "prompt": "injury", "rolled": true}]}}', 'ben', '2026-11-18 15:31:30.669784+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 18, 1030, 'do', 1, '{"kind": "do", "group": {"at": 1030, "events": [{"seat": 0, "prompt": "re-roll", "choices": ["team"]}]}}', 'ben', '2026-11-18 15:31:30.669787+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 19, 1031, 'do', 1, '{"kind": "do", "group": {"at": 1031, "events": [{"seat": 0, "prompt": "fall", "choices": ["0:10"]}]}}', 'ben', '2026-11-18 15:31:30.66979+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 20, 1032, 'do', 1, '{"kind": "do", "group": {"at": 1032, "events": [{"dice": [5, 1], "seat": 1, "prompt": "armour", "rolled": true}]}}', 'ben', '2026-11-18 15:31:30.669793+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 21, 1033, 'do', 1, '{"kind": "do", "group": {"at": 1033, "events": [{"prompt": "crowd", "choices": ["1:11"]}]}}', 'ben', '2026-11-18 15:31:30.669796+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 22, 1034, 'do', 1, '{"kind": "do", "group": {"at": 1034, "events": [{"dice": [4, 3], "seat": 0, "prompt": "injury", "rolled": true}]}}', 'ben', '2026-11-18 15:31:30.669799+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 23, 1035, 'do', 1, '{"kind": "do", "group": {"at": 1035, "events": [{"seat": 1, "prompt": "touchdown", "choices": ["1:5"]}]}}', 'ben', '2026-11-18 15:31:30.669802+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 24, 1036, 'do', 1, '{"kind": "do", "group": {"at": 1036, "events": [{"seat": 1, "prompt": "place-ball"}]}}', 'ben', '2026-11-18 15:31:30.669805+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 25, 1037, 'do', 1, '{"kind": "do", "group": {"at": 1037, "events": [{"dice": [6, 6], "seat": 1, "prompt": "scatter", "rolled": true}]}}', 'ben', '2026-11-18 15:31:30.669809+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 26, 1038, 'do', 1, '{"kind": "do", "group": {"at": 1038, "events": [{"dice": [5, 3], "prompt": "kick-off-table", "rolled": true}]}}', 'ben', '2026-11-18 15:31:30.669812+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 27, 1039, 'do', 1, '{"kind": "do", "group": {"at": 1039, "events": [{"dice": [2, 2], "prompt": "kick-off.brilliant-coaching", "rolled": true}]}}', 'ben', '2026-11-18 15:31:30.669816+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 28, 1040, 'do', 1, '{"kind": "do", "group": {"at": 1040, "events": [{"seat": 0, "prompt": "land", "choices": ["on-the-ground"]}]}}', 'ben', '2026-11-18 15:31:30.66982+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 29, 1041, 'do', 1, '{"kind": "do", "group": {"at": 1041, "events": [{"seat": 1, "prompt": "interception", "choices": ["1:8"]}]}}', 'ben', '2026-11-18 15:31:30.669823+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 30, 1042, 'do', 1, '{"kind": "do", "group": {"at": 1042, "events": [{"seat": 1, "prompt": "touchdown", "choices": ["1:7"]}]}}', 'ben', '2026-11-18 15:31:30.669826+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 31, 1043, 'do', 1, '{"kind": "do", "group": {"at": 1043, "events": [{"seat": 1, "prompt": "place-ball"}]}}', 'ben', '2026-11-18 15:31:30.669829+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 32, 1044, 'do', 1, '{"kind": "do", "group": {"at": 1044, "events": [{"dice": [1, 4], "seat": 1, "prompt": "scatter", "rolled": true}]}}', 'ben', '2026-11-18 15:31:30.669833+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 33, 1045, 'do', 1, '{"kind": "do", "group": {"at": 1045, "events": [{"dice": [1, 3], "prompt": "kick-off-table", "rolled": true}]}}', 'ben', '2026-11-18 15:31:30.669836+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 34, 1046, 'do', 1, '{"kind": "do", "group": {"at": 1046, "events": [{"prompt": "said"}]}}', 'ben', '2026-11-18 15:31:30.669839+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 35, 1047, 'do', 1, '{"kind": "do", "group": {"at": 1047, "events": [{"seat": 0, "prompt": "land", "choices": ["on-the-ground"]}]}}', 'ben', '2026-11-18 15:31:30.669842+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 36, 1048, 'do', 1, '{"kind": "do", "group": {"at": 1048, "events": [{"seat": 0, "prompt": "block", "choices": ["0:1"]}]}}', 'ben', '2026-11-18 15:31:30.669845+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 37, 1049, 'do', 1, '{"kind": "do", "group": {"at": 1049, "events": [{"seat": 0, "prompt": "block.victim", "choices": ["1:3"]}]}}', 'ben', '2026-11-18 15:31:30.669849+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 38, 1050, 'do', 1, '{"kind": "do", "group": {"at": 1050, "events": [{"seat": 0, "prompt": "block.dice", "choices": ["-3"]}]}}', 'ben', '2026-11-18 15:31:30.669852+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 39, 1051, 'do', 1, '{"kind": "do", "group": {"at": 1051, "events": [{"dice": [5, 6, 5], "seat": 0, "prompt": "block.roll", "rolled": true}]}}', 'ben', '2026-11-18 15:31:30.669867+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 40, 1052, 'do', 1, '{"kind": "do", "group": {"at": 1052, "events": [{"seat": 0, "prompt": "roll-again", "choices": ["team"]}]}}', 'ben', '2026-11-18 15:31:30.66987+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 41, 1053, 'do', 1, '{"kind": "do", "group": {"at": 1053, "events": [{"dice": [6, 3, 1], "seat": 0, "prompt": "block.roll", "rolled": true}]}}', 'ben', '2026-11-18 15:31:30.669873+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 42, 1054, 'do', 1, '{"kind": "do", "group": {"at": 1054, "events": [{"seat": 1, "prompt": "block.choose", "choices": ["defender-down"]}]}}', 'ben', '2026-11-18 15:31:30.669877+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 43, 1055, 'do', 1, '{"kind": "do", "group": {"at": 1055, "events": [{"seat": 0, "prompt": "block.outcome", "choices": ["crowd"]}]}}', 'ben', '2026-11-18 15:31:30.66988+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 44, 1056, 'do', 1, '{"kind": "do", "group": {"at": 1056, "events": [{"dice": [3, 3], "seat": 0, "prompt": "injury", "rolled": true}]}}', 'ben', '2026-11-18 15:31:30.669884+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 45, 1057, 'do', 1, '{"kind": "do", "group": {"at": 1057, "events": [{"prompt": "casualty.victim", "choices": ["0:10"]}]}}', 'ben', '2026-11-18 15:31:30.669887+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 46, 1058, 'do', 1, '{"kind": "do", "group": {"at": 1058, "events": [{"seat": 1, "prompt": "casualty.by", "choices": ["1:11"]}]}}', 'ben', '2026-11-18 15:31:30.66989+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 47, 1059, 'do', 1, '{"kind": "do", "group": {"at": 1059, "events": [{"seat": 1, "prompt": "casualty.how", "choices": ["block"]}]}}', 'ben', '2026-11-18 15:31:30.669893+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 48, 1060, 'do', 1, '{"kind": "do", "group": {"at": 1060, "events": [{"seat": 1, "prompt": "casualty.by", "choices": ["1:8"]}]}}', 'ben', '2026-11-18 15:31:30.669896+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 49, 1061, 'do', 1, '{"kind": "do", "group": {"at": 1061, "events": [{"dice": [2, 4], "seat": 1, "prompt": "casualty", "rolled": true}]}}', 'ben', '2026-11-18 15:31:30.669899+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 50, 1062, 'do', 1, '{"kind": "do", "group": {"at": 1062, "events": [{"seat": 0, "prompt": "turnover", "choices": ["fumble"]}]}}', 'ben', '2026-11-18 15:31:30.669903+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 51, 1063, 'do', 1, '{"kind": "do", "group": {"at": 1063, "events": [{"seat": 1, "prompt": "turnover", "choices": ["no-bite"]}]}}', 'ben', '2026-11-18 15:31:30.669906+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 52, 1064, 'do', 1, '{"kind": "do", "group": {"at": 1064, "events": [{"prompt": "hand.number", "choices": ["turn.0"]}]}}', 'ben', '2026-11-18 15:31:30.669909+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 53, 1065, 'do', 1, '{"kind": "do", "group": {"at": 1065, "events": [{"seat": 0, "number": 0, "prompt": "hand.value"}]}}', 'ben', '2026-11-18 15:31:30.669912+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 54, 1066, 'do', 1, '{"kind": "do", "group": {"at": 1066, "events": [{"seat": 0, "prompt": "turnover", "choices": ["fumble"]}]}}', 'ben', '2026-11-18 15:31:30.669915+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 55, 1067, 'do', 1, '{"kind": "do", "group": {"at": 1067, "events": [{"prompt": "crowd", "choices": ["1:1"]}]}}', 'ben', '2026-11-18 15:31:30.669918+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 56, 1068, 'do', 1, '{"kind": "do", "group": {"at": 1068, "events": [{"dice": [4, 1], "seat": 0, "prompt": "injury", "rolled": true}]}}', 'ben', '2026-11-18 15:31:30.669921+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 57, 1069, 'do', 1, '{"kind": "do", "group": {"at": 1069, "events": [{"seat": 1, "prompt": "fall", "choices": ["1:7"]}]}}', 'ben', '2026-11-18 15:31:30.669924+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 58, 1070, 'do', 1, '{"kind": "do", "group": {"at": 1070, "events": [{"dice": [4, 2], "seat": 0, "prompt": "armour", "rolled": true}]}}', 'ben', '2026-11-18 15:31:30.669928+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 59, 1071, 'do', 1, '{"kind": "do", "group": {"at": 1071, "events": [{"seat": 0, "prompt": "block", "choices": ["0:2"]}]}}', 'ben', '2026-11-18 15:31:30.669934+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 60, 1072, 'do', 1, '{"kind": "do", "group": {"at": 1072, "events": [{"seat": 0, "prompt": "block.victim", "choices": ["1:10"]}]}}', 'ben', '2026-11-18 15:31:30.669937+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 61, 1073, 'do', 1, '{"kind": "do", "group": {"at": 1073, "events": [{"seat": 0, "prompt": "block.dice", "choices": ["3"]}]}}', 'ben', '2026-11-18 15:31:30.66994+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 62, 1074, 'do', 1, '{"kind": "do", "group": {"at": 1074, "events": [{"dice": [4, 4, 4], "seat": 0, "prompt": "block.roll", "rolled": true}]}}', 'ben', '2026-11-18 15:31:30.669943+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 63, 1075, 'do', 1, '{"kind": "do", "group": {"at": 1075, "events": [{"seat": 0, "prompt": "block.outcome", "choices": ["nobody"]}]}}', 'ben', '2026-11-18 15:31:30.669947+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 64, 1076, 'do', 1, '{"kind": "do", "group": {"at": 1076, "events": [{"seat": 0, "prompt": "foul", "choices": ["0:6"]}]}}', 'ben', '2026-11-18 15:31:30.66995+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 65, 1077, 'do', 1, '{"kind": "do", "group": {"at": 1077, "events": [{"seat": 0, "prompt": "foul.victim", "choices": ["1:7"]}]}}', 'ben', '2026-11-18 15:31:30.669962+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 66, 1078, 'do', 1, '{"kind": "do", "group": {"at": 1078, "events": [{"seat": 0, "number": 7, "prompt": "foul.assists"}]}}', 'ben', '2026-11-18 15:31:30.669966+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 67, 1079, 'do', 1, '{"kind": "do", "group": {"at": 1079, "events": [{"dice": [6, 4], "seat": 0, "prompt": "armour", "rolled": true}]}}', 'ben', '2026-11-18 15:31:30.66997+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 68, 1080, 'do', 1, '{"kind": "do", "group": {"at": 1080, "events": [{"dice": [1, 3], "seat": 0, "prompt": "injury", "rolled": true}]}}', 'ben', '2026-11-18 15:31:30.669973+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 69, 1081, 'do', 1, '{"kind": "do", "group": {"at": 1081, "events": [{"seat": 0, "prompt": "blitz", "choices": ["0:8"]}]}}', 'ben', '2026-11-18 15:31:30.669976+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 70, 1082, 'do', 1, '{"kind": "do", "group": {"at": 1082, "events": [{"seat": 0, "prompt": "blitz.victim", "choices": ["1:5"]}]}}', 'ben', '2026-11-18 15:31:30.66998+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 71, 1083, 'do', 1, '{"kind": "do", "group": {"at": 1083, "events": [{"seat": 0, "prompt": "block.dice", "choices": ["3"]}]}}', 'ben', '2026-11-18 15:31:30.669983+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 72, 1084, 'do', 1, '{"kind": "do", "group": {"at": 1084, "events": [{"dice": [1, 1, 2], "seat": 0, "prompt": "block.roll", "rolled": true}]}}', 'ben', '2026-11-18 15:31:30.669986+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 73, 1085, 'do', 1, '{"kind": "do", "group": {"at": 1085, "events": [{"seat": 0, "prompt": "block.choose", "choices": ["attacker-down"]}]}}', 'ben', '2026-11-18 15:31:30.669989+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 74, 1086, 'do', 1, '{"kind": "do", "group": {"at": 1086, "events": [{"dice": [5, 5], "seat": 1, "prompt": "armour", "rolled": true}]}}', 'ben', '2026-11-18 15:31:30.669992+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 75, 1087, 'do', 1, '{"kind": "do", "group": {"at": 1087, "events": [{"dice": [3, 5], "seat": 1, "prompt": "injury", "rolled": true}]}}', 'ben', '2026-11-18 15:31:30.669997+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 76, 1088, 'do', 1, '{"kind": "do", "group": {"at": 1088, "events": [{"seat": 1, "prompt": "touchdown", "choices": ["1:10"]}]}}', 'ben', '2026-11-18 15:31:30.670025+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 77, 1089, 'do', 1, '{"kind": "do", "group": {"at": 1089, "events": [{"dice": [6], "seat": 0, "prompt": "ko-recovery", "rolled": true}]}}', 'ben', '2026-11-18 15:31:30.670029+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 78, 1090, 'do', 1, '{"kind": "do", "group": {"at": 1090, "events": [{"seat": 1, "prompt": "place-ball"}]}}', 'ben', '2026-11-18 15:31:30.670032+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 79, 1091, 'do', 1, '{"kind": "do", "group": {"at": 1091, "events": [{"dice": [4, 3], "seat": 1, "prompt": "scatter", "rolled": true}]}}', 'ben', '2026-11-18 15:31:30.670035+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 80, 1092, 'do', 1, '{"kind": "do", "group": {"at": 1092, "events": [{"dice": [5, 1], "prompt": "kick-off-table", "rolled": true}]}}', 'ben', '2026-11-18 15:31:30.670038+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 81, 1093, 'do', 1, '{"kind": "do", "group": {"at": 1093, "events": [{"dice": [1, 3], "prompt": "kick-off.cheering-fans", "rolled": true}]}}', 'ben', '2026-11-18 15:31:30.670041+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 82, 1094, 'do', 1, '{"kind": "do", "group": {"at": 1094, "events": [{"seat": 0, "prompt": "land", "choices": ["on-the-ground"]}]}}', 'ben', '2026-11-18 15:31:30.670044+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 83, 1095, 'do', 1, '{"kind": "do", "group": {"at": 1095, "events": [{"seat": 0, "prompt": "turnover", "choices": ["sent-off"]}]}}', 'ben', '2026-11-18 15:31:30.670048+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 84, 1096, 'do', 1, '{"kind": "do", "group": {"at": 1096, "events": [{"seat": 1, "prompt": "block", "choices": ["1:7"]}]}}', 'ben', '2026-11-18 15:31:30.670051+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 85, 1097, 'do', 1, '{"kind": "do", "group": {"at": 1097, "events": [{"seat": 1, "prompt": "block.victim", "choices": ["0:4"]}]}}', 'ben', '2026-11-18 15:31:30.670054+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 86, 1098, 'do', 1, '{"kind": "do", "group": {"at": 1098, "events": [{"seat": 1, "prompt": "block.result", "choices": ["both-down"]}]}}', 'ben', '2026-11-18 15:31:30.670057+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 87, 1099, 'do', 1, '{"kind": "do", "group": {"at": 1099, "events": [{"dice": [5, 1], "seat": 1, "prompt": "armour", "rolled": true}]}}', 'ben', '2026-11-18 15:31:30.67006+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 88, 1100, 'do', 1, '{"kind": "do", "group": {"at": 1100, "events": [{"dice": [1, 5], "seat": 0, "prompt": "armour", "rolled": true}]}}', 'ben', '2026-11-18 15:31:30.670063+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 89, 1101, 'do', 1, '{"kind": "do", "group": {"at": 1101, "events": [{"prompt": "crowd", "choices": ["1:5"]}]}}', 'ben', '2026-11-18 15:31:30.670066+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 90, 1102, 'do', 1, '{"kind": "do", "group": {"at": 1102, "events": [{"dice": [4, 1], "seat": 0, "prompt": "injury", "rolled": true}]}}', 'ben', '2026-11-18 15:31:30.67007+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 91, 1103, 'do', 1, '{"kind": "do", "group": {"at": 1103, "events": [{"seat": 0, "prompt": "touchdown", "choices": ["0:5"]}]}}', 'ben', '2026-11-18 15:31:30.670083+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 92, 1104, 'do', 1, '{"kind": "do", "group": {"at": 1104, "events": [{"prompt": "hand.carrier", "choices": ["none"]}]}}', 'ben', '2026-11-18 15:31:30.670087+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 93, 1105, 'do', 1, '{"kind": "do", "group": {"at": 1105, "events": [{"seat": 0, "prompt": "place-ball"}]}}', 'ben', '2026-11-18 15:31:30.67009+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 94, 1106, 'do', 1, '{"kind": "do", "group": {"at": 1106, "events": [{"dice": [8, 1], "seat": 0, "prompt": "scatter", "rolled": true}]}}', 'ben', '2026-11-18 15:31:30.670093+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 95, 1107, 'do', 1, '{"kind": "do", "group": {"at": 1107, "events": [{"dice": [5, 2], "prompt": "kick-off-table", "rolled": true}]}}', 'ben', '2026-11-18 15:31:30.670096+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 96, 1108, 'do', 1, '{"kind": "do", "group": {"at": 1108, "events": [{"dice": [1, 4], "prompt": "changing-weather", "rolled": true}]}}', 'ben', '2026-11-18 15:31:30.670099+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 97, 1109, 'do', 1, '{"kind": "do", "group": {"at": 1109, "events": [{"dice": [7], "seat": 0, "prompt": "gust", "rolled": true}]}}', 'ben', '2026-11-18 15:31:30.670102+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 98, 1110, 'do', 1, '{"kind": "do", "group": {"at": 1110, "events": [{"seat": 1, "prompt": "land", "choices": ["on-the-ground"]}]}}', 'ben', '2026-11-18 15:31:30.670106+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 99, 1111, 'do', 1, '{"kind": "do", "group": {"at": 1111, "events": [{"seat": 1, "prompt": "turnover", "choices": ["ball-not-caught"]}]}}', 'ben', '2026-11-18 15:31:30.67011+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 100, 1112, 'do', 1, '{"kind": "do", "group": {"at": 1112, "events": [{"prompt": "casualty.victim", "choices": ["0:1"]}]}}', 'ben', '2026-11-18 15:31:30.670113+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 101, 1113, 'do', 1, '{"kind": "do", "group": {"at": 1113, "events": [{"seat": 1, "prompt": "casualty.how", "choices": ["fall"]}]}}', 'ben', '2026-11-18 15:31:30.670116+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 102, 1114, 'do', 1, '{"kind": "do", "group": {"at": 1114, "events": [{"dice": [6, 8], "seat": 1, "prompt": "casualty", "rolled": true}]}}', 'ben', '2026-11-18 15:31:30.670119+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 103, 1115, 'do', 1, '{"kind": "do", "group": {"at": 1115, "events": [{"seat": 0, "prompt": "end-turn"}]}}', 'ben', '2026-11-18 15:31:30.670122+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 104, 1116, 'do', 1, '{"kind": "do", "group": {"at": 1116, "events": [{"seat": 0, "prompt": "block", "choices": ["0:11"]}]}}', 'ben', '2026-11-18 15:31:30.670125+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 105, 1117, 'do', 1, '{"kind": "do", "group": {"at": 1117, "events": [{"seat": 0, "prompt": "block.victim", "choices": ["1:11"]}]}}', 'ben', '2026-11-18 15:31:30.670128+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 106, 1118, 'do', 1, '{"kind": "do", "group": {"at": 1118, "events": [{"seat": 0, "prompt": "block.dice", "choices": ["2"]}]}}', 'ben', '2026-11-18 15:31:30.670132+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 107, 1119, 'do', 1, '{"kind": "do", "group": {"at": 1119, "events": [{"dice": [1, 2], "seat": 0, "prompt": "block.roll", "rolled": true}]}}', 'ben', '2026-11-18 15:31:30.670135+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 108, 1120, 'do', 1, '{"kind": "do", "group": {"at": 1120, "events": [{"seat": 0, "prompt": "block.choose", "choices": ["attacker-down"]}]}}', 'ben', '2026-11-18 15:31:30.670138+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 109, 1121, 'do', 1, '{"kind": "do", "group": {"at": 1121, "events": [{"dice": [4, 6], "seat": 1, "prompt": "armour", "rolled": true}]}}', 'ben', '2026-11-18 15:31:30.670142+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 110, 1122, 'do', 1, '{"kind": "do", "group": {"at": 1122, "events": [{"dice": [3, 3], "seat": 1, "prompt": "injury", "rolled": true}]}}', 'ben', '2026-11-18 15:31:30.670145+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 111, 1123, 'do', 1, '{"kind": "do", "group": {"at": 1123, "events": [{"seat": 0, "prompt": "turnover", "choices": ["thrown-carrier"]}]}}', 'ben', '2026-11-18 15:31:30.670148+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 112, 1124, 'do', 1, '{"kind": "do", "group": {"at": 1124, "events": [{"seat": 0, "prompt": "blitz", "choices": ["0:4"]}]}}', 'ben', '2026-11-18 15:31:30.670151+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 113, 1125, 'do', 1, '{"kind": "do", "group": {"at": 1125, "events": [{"seat": 0, "prompt": "blitz.victim", "choices": ["1:10"]}]}}', 'ben', '2026-11-18 15:31:30.670154+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 114, 1126, 'do', 1, '{"kind": "do", "group": {"at": 1126, "events": [{"seat": 0, "prompt": "block.result", "choices": ["pushed"]}]}}', 'ben', '2026-11-18 15:31:30.670157+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 115, 1127, 'do', 1, '{"kind": "do", "group": {"at": 1127, "events": [{"seat": 0, "prompt": "block.outcome", "choices": ["nobody"]}]}}', 'ben', '2026-11-18 15:31:30.67016+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 116, 1128, 'do', 1, '{"kind": "do", "group": {"at": 1128, "events": [{"prompt": "casualty.victim", "choices": ["1:7"]}]}}', 'ben', '2026-11-18 15:31:30.670176+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 117, 1129, 'do', 1, '{"kind": "do", "group": {"at": 1129, "events": [{"dice": [3, 7], "seat": 0, "prompt": "casualty", "rolled": true}]}}', 'ben', '2026-11-18 15:31:30.670192+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 118, 1130, 'do', 1, '{"kind": "do", "group": {"at": 1130, "events": [{"seat": 0, "prompt": "end-turn"}]}}', 'ben', '2026-11-18 15:31:30.670196+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 119, 1131, 'do', 1, '{"kind": "do", "group": {"at": 1131, "events": [{"seat": 0, "prompt": "completion", "choices": ["0:11"]}]}}', 'ben', '2026-11-18 15:31:30.670199+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 120, 1132, 'do', 1, '{"kind": "do", "group": {"at": 1132, "events": [{"seat": 0, "prompt": "turnover", "choices": ["time-limit"]}]}}', 'ben', '2026-11-18 15:31:30.670203+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 121, 1133, 'do', 1, '{"kind": "do", "group": {"at": 1133, "events": [{"seat": 1, "prompt": "place-ball"}]}}', 'ben', '2026-11-18 15:31:30.670208+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 122, 1134, 'do', 1, '{"kind": "do", "group": {"at": 1134, "events": [{"dice": [8, 5], "seat": 1, "prompt": "scatter", "rolled": true}]}}', 'ben', '2026-11-18 15:31:30.670211+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 123, 1135, 'do', 1, '{"kind": "do", "group": {"at": 1135, "events": [{"dice": [2, 3], "prompt": "kick-off-table", "rolled": true}]}}', 'ben', '2026-11-18 15:31:30.670214+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 124, 1136, 'do', 1, '{"kind": "do", "group": {"at": 1136, "events": [{"seat": 0, "prompt": "kick-off.high-kick", "choices": ["0:8"]}]}}', 'ben', '2026-11-18 15:31:30.670218+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 125, 1137, 'do', 1, '{"kind": "do", "group": {"at": 1137, "events": [{"seat": 0, "prompt": "land", "choices": ["caught"]}]}}', 'ben', '2026-11-18 15:31:30.670221+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 126, 1138, 'do', 1, '{"kind": "do", "group": {"at": 1138, "events": [{"seat": 0, "prompt": "ball-taken", "choices": ["0:7"]}]}}', 'ben', '2026-11-18 15:31:30.670224+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 127, 1139, 'do', 1, '{"kind": "do", "group": {"at": 1139, "events": [{"prompt": "casualty.victim", "choices": ["0:3"]}]}}', 'ben', '2026-11-18 15:31:30.670227+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 128, 1140, 'do', 1, '{"kind": "do", "group": {"at": 1140, "events": [{"dice": [2, 2], "seat": 1, "prompt": "casualty", "rolled": true}]}}', 'ben', '2026-11-18 15:31:30.670231+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 129, 1141, 'do', 1, '{"kind": "do", "group": {"at": 1141, "events": [{"seat": 0, "prompt": "re-roll", "choices": ["team"]}]}}', 'ben', '2026-11-18 15:31:30.670235+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 130, 1142, 'do', 1, '{"kind": "do", "group": {"at": 1142, "events": [{"prompt": "casualty.victim", "choices": ["1:10"]}]}}', 'ben', '2026-11-18 15:31:30.670238+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 131, 1143, 'do', 1, '{"kind": "do", "group": {"at": 1143, "events": [{"seat": 0, "prompt": "casualty.how", "choices": ["crowd"]}]}}', 'ben', '2026-11-18 15:31:30.670241+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 132, 1144, 'do', 1, '{"kind": "do", "group": {"at": 1144, "events": [{"dice": [5, 1], "seat": 0, "prompt": "casualty", "rolled": true}]}}', 'ben', '2026-11-18 15:31:30.670244+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 133, 1145, 'do', 1, '{"kind": "do", "group": {"at": 1145, "events": [{"seat": 0, "prompt": "block", "choices": ["0:5"]}]}}', 'ben', '2026-11-18 15:31:30.670248+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 134, 1146, 'do', 1, '{"kind": "do", "group": {"at": 1146, "events": [{"seat": 0, "prompt": "block.victim", "choices": ["1:8"]}]}}', 'ben', '2026-11-18 15:31:30.670251+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 135, 1147, 'do', 1, '{"kind": "do", "group": {"at": 1147, "events": [{"seat": 0, "prompt": "block.dice", "choices": ["3"]}]}}', 'ben', '2026-11-18 15:31:30.670254+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 136, 1148, 'do', 1, '{"kind": "do", "group": {"at": 1148, "events": [{"dice": [5, 4, 6], "seat": 0, "prompt": "block.roll", "rolled": true}]}}', 'ben', '2026-11-18 15:31:30.670257+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 137, 1149, 'do', 1, '{"kind": "do", "group": {"at": 1149, "events": [{"seat": 0, "prompt": "block.choose", "choices": ["defender-stumbles"]}]}}', 'ben', '2026-11-18 15:31:30.670262+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 138, 1150, 'do', 1, '{"kind": "do", "group": {"at": 1150, "events": [{"seat": 0, "prompt": "block.outcome", "choices": ["crowd"]}]}}', 'ben', '2026-11-18 15:31:30.670265+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 139, 1151, 'do', 1, '{"kind": "do", "group": {"at": 1151, "events": [{"dice": [6, 5], "seat": 0, "prompt": "injury", "rolled": true}]}}', 'ben', '2026-11-18 15:31:30.670268+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 140, 1152, 'do', 1, '{"kind": "do", "group": {"at": 1152, "events": [{"dice": [4, 1], "seat": 0, "prompt": "casualty", "rolled": true}]}}', 'ben', '2026-11-18 15:31:30.670271+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 141, 1153, 'do', 1, '{"kind": "do", "group": {"at": 1153, "events": [{"seat": 1, "prompt": "interception", "choices": ["1:11"]}]}}', 'ben', '2026-11-18 15:31:30.670281+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 142, 1154, 'do', 1, '{"kind": "do", "group": {"at": 1154, "events": [{"seat": 1, "prompt": "block", "choices": ["1:3"]}]}}', 'ben', '2026-11-18 15:31:30.670284+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 143, 1155, 'do', 1, '{"kind": "do", "group": {"at": 1155, "events": [{"seat": 1, "prompt": "block.victim", "choices": ["0:8"]}]}}', 'ben', '2026-11-18 15:31:30.670296+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 144, 1156, 'do', 1, '{"kind": "do", "group": {"at": 1156, "events": [{"seat": 1, "prompt": "block.result", "choices": ["defender-stumbles"]}]}}', 'ben', '2026-11-18 15:31:30.670299+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 145, 1157, 'do', 1, '{"kind": "do", "group": {"at": 1157, "events": [{"seat": 1, "prompt": "block.outcome", "choices": ["crowd"]}]}}', 'ben', '2026-11-18 15:31:30.670304+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 146, 1158, 'do', 1, '{"kind": "do", "group": {"at": 1158, "events": [{"dice": [2, 4], "seat": 1, "prompt": "injury", "rolled": true}]}}', 'ben', '2026-11-18 15:31:30.670307+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 147, 1159, 'do', 1, '{"kind": "do", "group": {"at": 1159, "events": [{"seat": 1, "prompt": "turnover", "choices": ["spell-on-carrier"]}]}}', 'ben', '2026-11-18 15:31:30.67031+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 148, 1160, 'do', 1, '{"kind": "do", "group": {"at": 1160, "events": [{"seat": 0, "prompt": "end-turn"}]}}', 'ben', '2026-11-18 15:31:30.670331+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 149, 1161, 'do', 1, '{"kind": "do", "group": {"at": 1161, "events": [{"seat": 1, "prompt": "end-turn"}]}}', 'ben', '2026-11-18 15:31:30.670334+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 150, 1162, 'do', 1, '{"kind": "do", "group": {"at": 1162, "events": [{"seat": 0, "prompt": "block", "choices": ["0:4"]}]}}', 'ben', '2026-11-18 15:31:30.670338+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 151, 1163, 'do', 1, '{"kind": "do", "group": {"at": 1163, "events": [{"seat": 0, "prompt": "block.victim", "choices": ["1:2"]}]}}', 'ben', '2026-11-18 15:31:30.670341+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 152, 1164, 'do', 1, '{"kind": "do", "group": {"at": 1164, "events": [{"seat": 0, "prompt": "block.result", "choices": ["pushed"]}]}}', 'ben', '2026-11-18 15:31:30.670344+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 153, 1165, 'do', 1, '{"kind": "do", "group": {"at": 1165, "events": [{"seat": 0, "prompt": "block.outcome", "choices": ["crowd"]}]}}', 'ben', '2026-11-18 15:31:30.670348+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 154, 1166, 'do', 1, '{"kind": "do", "group": {"at": 1166, "events": [{"dice": [1, 3], "seat": 0, "prompt": "injury", "rolled": true}]}}', 'ben', '2026-11-18 15:31:30.670351+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 155, 1167, 'do', 1, '{"kind": "do", "group": {"at": 1167, "events": [{"seat": 0, "prompt": "fall", "choices": ["0:5"]}]}}', 'ben', '2026-11-18 15:31:30.670354+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 156, 1168, 'do', 1, '{"kind": "do", "group": {"at": 1168, "events": [{"dice": [5, 4], "seat": 1, "prompt": "armour", "rolled": true}]}}', 'ben', '2026-11-18 15:31:30.670358+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 157, 1169, 'do', 1, '{"kind": "do", "group": {"at": 1169, "events": [{"dice": [4, 1], "seat": 1, "prompt": "injury", "rolled": true}]}}', 'ben', '2026-11-18 15:31:30.670361+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 158, 1170, 'do', 1, '{"kind": "do", "group": {"at": 1170, "events": [{"seat": 1, "prompt": "fall", "choices": ["1:9"]}]}}', 'ben', '2026-11-18 15:31:30.670364+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 159, 1171, 'do', 1, '{"kind": "do", "group": {"at": 1171, "events": [{"dice": [6, 1], "seat": 0, "prompt": "armour", "rolled": true}]}}', 'ben', '2026-11-18 15:31:30.670367+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 160, 1172, 'do', 1, '{"kind": "do", "group": {"at": 1172, "events": [{"seat": 0, "prompt": "fall", "choices": ["0:6"]}]}}', 'ben', '2026-11-18 15:31:30.67037+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 161, 1173, 'do', 1, '{"kind": "do", "group": {"at": 1173, "events": [{"dice": [6, 5], "seat": 1, "prompt": "armour", "rolled": true}]}}', 'ben', '2026-11-18 15:31:30.670374+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 162, 1174, 'do', 1, '{"kind": "do", "group": {"at": 1174, "events": [{"dice": [2, 6], "seat": 1, "prompt": "injury", "rolled": true}]}}', 'ben', '2026-11-18 15:31:30.670377+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 163, 1175, 'do', 1, '{"kind": "do", "group": {"at": 1175, "events": [{"seat": 1, "prompt": "blitz", "choices": ["1:3"]}]}}', 'ben', '2026-11-18 15:31:30.67038+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 164, 1176, 'do', 1, '{"kind": "do", "group": {"at": 1176, "events": [{"seat": 1, "prompt": "blitz.victim", "choices": ["0:7"]}]}}', 'ben', '2026-11-18 15:31:30.670383+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 165, 1177, 'do', 1, '{"kind": "do", "group": {"at": 1177, "events": [{"seat": 1, "prompt": "block.dice", "choices": ["2"]}]}}', 'ben', '2026-11-18 15:31:30.670386+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 166, 1178, 'do', 1, '{"kind": "do", "group": {"at": 1178, "events": [{"dice": [3, 4], "seat": 1, "prompt": "block.roll", "rolled": true}]}}', 'ben', '2026-11-18 15:31:30.670389+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 167, 1179, 'do', 1, '{"kind": "do", "group": {"at": 1179, "events": [{"seat": 1, "prompt": "block.outcome", "choices": ["crowd"]}]}}', 'ben', '2026-11-18 15:31:30.670392+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 168, 1180, 'do', 1, '{"kind": "do", "group": {"at": 1180, "events": [{"dice": [1, 4], "seat": 1, "prompt": "injury", "rolled": true}]}}', 'ben', '2026-11-18 15:31:30.670395+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 169, 1181, 'do', 1, '{"kind": "do", "group": {"at": 1181, "events": [{"prompt": "casualty.victim", "choices": ["0:9"]}]}}', 'ben', '2026-11-18 15:31:30.670408+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 170, 1182, 'do', 1, '{"kind": "do", "group": {"at": 1182, "events": [{"seat": 1, "prompt": "casualty.how", "choices": ["foul"]}]}}', 'ben', '2026-11-18 15:31:30.670411+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 171, 1183, 'do', 1, '{"kind": "do", "group": {"at": 1183, "events": [{"dice": [4, 6], "seat": 1, "prompt": "casualty", "rolled": true}]}}', 'ben', '2026-11-18 15:31:30.670414+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 172, 1184, 'do', 1, '{"kind": "do", "group": {"at": 1184, "events": [{"prompt": "hand.board", "choices": ["0:2"]}]}}', 'ben', '2026-11-18 15:31:30.670417+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 173, 1185, 'do', 1, '{"kind": "do", "group": {"at": 1185, "events": [{"number": 245, "prompt": "hand.square"}]}}', 'ben', '2026-11-18 15:31:30.670421+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 174, 1186, 'do', 1, '{"kind": "do", "group": {"at": 1186, "events": [{"seat": 1, "prompt": "foul", "choices": ["1:6"]}]}}', 'ben', '2026-11-18 15:31:30.670424+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 175, 1187, 'do', 1, '{"kind": "do", "group": {"at": 1187, "events": [{"seat": 1, "prompt": "foul.victim", "choices": ["0:5"]}]}}', 'ben', '2026-11-18 15:31:30.670427+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 176, 1188, 'do', 1, '{"kind": "do", "group": {"at": 1188, "events": [{"seat": 1, "number": -1, "prompt": "foul.assists"}]}}', 'ben', '2026-11-18 15:31:30.67043+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 177, 1189, 'do', 1, '{"kind": "do", "group": {"at": 1189, "events": [{"dice": [3, 6], "seat": 1, "prompt": "armour", "rolled": true}]}}', 'ben', '2026-11-18 15:31:30.670434+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 178, 1190, 'do', 1, '{"kind": "do", "group": {"at": 1190, "events": [{"seat": 1, "prompt": "turnover", "choices": ["no-hands"]}]}}', 'ben', '2026-11-18 15:31:30.670437+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 179, 1191, 'do', 1, '{"kind": "do", "group": {"at": 1191, "events": [{"seat": 0, "prompt": "blitz", "choices": ["0:4"]}]}}', 'ben', '2026-11-18 15:31:30.67044+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 180, 1192, 'do', 1, '{"kind": "do", "group": {"at": 1192, "events": [{"seat": 0, "prompt": "blitz.victim", "choices": ["1:5"]}]}}', 'ben', '2026-11-18 15:31:30.670443+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 181, 1193, 'do', 1, '{"kind": "do", "group": {"at": 1193, "events": [{"seat": 0, "prompt": "block.result", "choices": ["attacker-down"]}]}}', 'ben', '2026-11-18 15:31:30.670447+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 182, 1194, 'do', 1, '{"kind": "do", "group": {"at": 1194, "events": [{"dice": [2, 5], "seat": 1, "prompt": "armour", "rolled": true}]}}', 'ben', '2026-11-18 15:31:30.67045+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 183, 1195, 'do', 1, '{"kind": "do", "group": {"at": 1195, "events": [{"prompt": "crowd", "choices": ["0:11"]}]}}', 'ben', '2026-11-18 15:31:30.670453+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 184, 1196, 'do', 1, '{"kind": "do", "group": {"at": 1196, "events": [{"dice": [6, 4], "seat": 1, "prompt": "injury", "rolled": true}]}}', 'ben', '2026-11-18 15:31:30.670456+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 185, 1197, 'do', 1, '{"kind": "do", "group": {"at": 1197, "events": [{"dice": [2, 3], "seat": 1, "prompt": "casualty", "rolled": true}]}}', 'ben', '2026-11-18 15:31:30.67046+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 186, 1198, 'do', 1, '{"kind": "do", "group": {"at": 1198, "events": [{"seat": 1, "prompt": "touchdown", "choices": ["1:1"]}]}}', 'ben', '2026-11-18 15:31:30.670463+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 187, 1199, 'do', 1, '{"kind": "do", "group": {"at": 1199, "events": [{"dice": [6], "seat": 0, "prompt": "ko-recovery", "rolled": true}]}}', 'ben', '2026-11-18 15:31:30.670466+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 188, 1200, 'do', 1, '{"kind": "do", "group": {"at": 1200, "events": [{"seat": 1, "prompt": "place-ball"}]}}', 'ben', '2026-11-18 15:31:30.670469+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 189, 1201, 'do', 1, '{"kind": "do", "group": {"at": 1201, "events": [{"dice": [4, 5], "seat": 1, "prompt": "scatter", "rolled": true}]}}', 'ben', '2026-11-18 15:31:30.670473+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 190, 1202, 'do', 1, '{"kind": "do", "group": {"at": 1202, "events": [{"dice": [3, 3], "prompt": "kick-off-table", "rolled": true}]}}', 'ben', '2026-11-18 15:31:30.670476+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 191, 1203, 'do', 1, '{"kind": "do", "group": {"at": 1203, "events": [{"dice": [1, 1], "prompt": "kick-off.cheering-fans", "rolled": true}]}}', 'ben', '2026-11-18 15:31:30.670479+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 192, 1204, 'do', 1, '{"kind": "do", "group": {"at": 1204, "events": [{"seat": 0, "prompt": "land", "choices": ["caught"]}]}}', 'ben', '2026-11-18 15:31:30.670483+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 193, 1205, 'do', 1, '{"kind": "do", "group": {"at": 1205, "events": [{"seat": 0, "prompt": "ball-taken", "choices": ["0:5"]}]}}', 'ben', '2026-11-18 15:31:30.670486+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 194, 1206, 'do', 1, '{"kind": "do", "group": {"at": 1206, "events": [{"seat": 0, "prompt": "blitz", "choices": ["0:6"]}]}}', 'ben', '2026-11-18 15:31:30.670489+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 195, 1207, 'do', 1, '{"kind": "do", "group": {"at": 1207, "events": [{"seat": 0, "prompt": "blitz.victim", "choices": ["1:1"]}]}}', 'ben', '2026-11-18 15:31:30.670505+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 196, 1208, 'do', 1, '{"kind": "do", "group": {"at": 1208, "events": [{"seat": 0, "prompt": "block.dice", "choices": ["-3"]}]}}', 'ben', '2026-11-18 15:31:30.670508+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 197, 1209, 'do', 1, '{"kind": "do", "group": {"at": 1209, "events": [{"dice": [2, 6, 1], "seat": 0, "prompt": "block.roll", "rolled": true}]}}', 'ben', '2026-11-18 15:31:30.670511+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 198, 1210, 'do', 1, '{"kind": "do", "group": {"at": 1210, "events": [{"seat": 0, "prompt": "roll-again", "choices": ["team"]}]}}', 'ben', '2026-11-18 15:31:30.670514+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 199, 1211, 'do', 1, '{"kind": "do", "group": {"at": 1211, "events": [{"dice": [2, 6, 3], "seat": 0, "prompt": "block.roll", "rolled": true}]}}', 'ben', '2026-11-18 15:31:30.670518+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 200, 1212, 'do', 1, '{"kind": "do", "group": {"at": 1212, "events": [{"seat": 1, "prompt": "block.choose", "choices": ["defender-down"]}]}}', 'ben', '2026-11-18 15:31:30.670522+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 201, 1213, 'do', 1, '{"kind": "do", "group": {"at": 1213, "events": [{"seat": 0, "prompt": "block.outcome", "choices": ["crowd"]}]}}', 'ben', '2026-11-18 15:31:30.670525+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 202, 1214, 'do', 1, '{"kind": "do", "group": {"at": 1214, "events": [{"dice": [2, 3], "seat": 0, "prompt": "injury", "rolled": true}]}}', 'ben', '2026-11-18 15:31:30.670528+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 203, 1215, 'do', 1, '{"kind": "do", "group": {"at": 1215, "events": [{"seat": 1, "prompt": "interception", "choices": ["1:2"]}]}}', 'ben', '2026-11-18 15:31:30.670531+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 204, 1216, 'do', 1, '{"kind": "do", "group": {"at": 1216, "events": [{"seat": 1, "prompt": "turnover", "choices": ["pick-up-failed"]}]}}', 'ben', '2026-11-18 15:31:30.670534+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 205, 1217, 'do', 1, '{"kind": "do", "group": {"at": 1217, "events": [{"seat": 0, "prompt": "end-turn"}]}}', 'ben', '2026-11-18 15:31:30.670538+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 206, 1218, 'do', 1, '{"kind": "do", "group": {"at": 1218, "events": [{"seat": 1, "prompt": "re-roll", "choices": ["team"]}]}}', 'ben', '2026-11-18 15:31:30.670541+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 207, 1219, 'do', 1, '{"kind": "do", "group": {"at": 1219, "events": [{"prompt": "crowd", "choices": ["0:7"]}]}}', 'ben', '2026-11-18 15:31:30.670545+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 208, 1220, 'do', 1, '{"kind": "do", "group": {"at": 1220, "events": [{"dice": [6, 2], "seat": 1, "prompt": "injury", "rolled": true}]}}', 'ben', '2026-11-18 15:31:30.670549+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 209, 1221, 'do', 1, '{"kind": "do", "group": {"at": 1221, "events": [{"seat": 1, "prompt": "touchdown", "choices": ["1:2"]}]}}', 'ben', '2026-11-18 15:31:30.670552+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 210, 1222, 'do', 1, '{"kind": "do", "group": {"at": 1222, "events": [{"dice": [5], "seat": 0, "prompt": "ko-recovery", "rolled": true}]}}', 'ben', '2026-11-18 15:31:30.670555+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 211, 1223, 'do', 1, '{"kind": "do", "group": {"at": 1223, "events": [{"seat": 1, "prompt": "place-ball"}]}}', 'ben', '2026-11-18 15:31:30.670558+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 212, 1224, 'do', 1, '{"kind": "do", "group": {"at": 1224, "events": [{"dice": [6, 6], "seat": 1, "prompt": "scatter", "rolled": true}]}}', 'ben', '2026-11-18 15:31:30.670562+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 213, 1225, 'do', 1, '{"kind": "do", "group": {"at": 1225, "events": [{"dice": [4, 4], "prompt": "kick-off-table", "rolled": true}]}}', 'ben', '2026-11-18 15:31:30.670565+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 214, 1226, 'do', 1, '{"kind": "do", "group": {"at": 1226, "events": [{"dice": [2, 3], "prompt": "kick-off.brilliant-coaching", "rolled": true}]}}', 'ben', '2026-11-18 15:31:30.670568+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 215, 1227, 'do', 1, '{"kind": "do", "group": {"at": 1227, "events": [{"seat": 0, "prompt": "land", "choices": ["touchback"]}]}}', 'ben', '2026-11-18 15:31:30.670571+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 216, 1228, 'do', 1, '{"kind": "do", "group": {"at": 1228, "events": [{"seat": 0, "prompt": "ball-taken", "choices": ["0:7"]}]}}', 'ben', '2026-11-18 15:31:30.670576+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 217, 1229, 'do', 1, '{"kind": "do", "group": {"at": 1229, "events": [{"seat": 1, "prompt": "interception", "choices": ["1:3"]}]}}', 'ben', '2026-11-18 15:31:30.670579+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 218, 1230, 'do', 1, '{"kind": "do", "group": {"at": 1230, "events": [{"seat": 1, "prompt": "completion", "choices": ["1:4"]}]}}', 'ben', '2026-11-18 15:31:30.670582+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 219, 1231, 'do', 1, '{"kind": "do", "group": {"at": 1231, "events": [{"prompt": "casualty.victim", "choices": ["0:2"]}]}}', 'ben', '2026-11-18 15:31:30.670585+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 220, 1232, 'do', 1, '{"kind": "do", "group": {"at": 1232, "events": [{"seat": 1, "prompt": "casualty.how", "choices": ["crowd"]}]}}', 'ben', '2026-11-18 15:31:30.670605+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 221, 1233, 'do', 1, '{"kind": "do", "group": {"at": 1233, "events": [{"dice": [3, 7], "seat": 1, "prompt": "casualty", "rolled": true}]}}', 'ben', '2026-11-18 15:31:30.670619+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 222, 1234, 'do', 1, '{"kind": "do", "group": {"at": 1234, "events": [{"seat": 1, "prompt": "block", "choices": ["1:9"]}]}}', 'ben', '2026-11-18 15:31:30.670622+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 223, 1235, 'do', 1, '{"kind": "do", "group": {"at": 1235, "events": [{"seat": 1, "prompt": "block.victim", "choices": ["0:7"]}]}}', 'ben', '2026-11-18 15:31:30.670625+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 224, 1236, 'do', 1, '{"kind": "do", "group": {"at": 1236, "events": [{"seat": 1, "prompt": "block.result", "choices": ["attacker-down"]}]}}', 'ben', '2026-11-18 15:31:30.670629+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 225, 1237, 'do', 1, '{"kind": "do", "group": {"at": 1237, "events": [{"dice": [4, 5], "seat": 0, "prompt": "armour", "rolled": true}]}}', 'ben', '2026-11-18 15:31:30.670632+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 226, 1238, 'do', 1, '{"kind": "do", "group": {"at": 1238, "events": [{"dice": [1, 2], "seat": 0, "prompt": "injury", "rolled": true}]}}', 'ben', '2026-11-18 15:31:30.670636+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 227, 1239, 'do', 1, '{"kind": "do", "group": {"at": 1239, "events": [{"seat": 0, "prompt": "after.mvp.home", "rolled": true, "choices": ["0:6"]}]}}', 'ben', '2026-11-18 15:31:30.670639+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 228, 1240, 'do', 1, '{"kind": "do", "group": {"at": 1240, "events": [{"dice": [6], "seat": 0, "prompt": "after.winnings.home", "rolled": true}]}}', 'ben', '2026-11-18 15:31:30.670642+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 229, 1241, 'do', 1, '{"kind": "do", "group": {"at": 1241, "events": [{"seat": 1, "prompt": "after.mvp.away", "rolled": true, "choices": ["1:1"]}]}}', 'ben', '2026-11-18 15:31:30.670645+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 230, 1242, 'do', 1, '{"kind": "do", "group": {"at": 1242, "events": [{"dice": [6, 6], "seat": 1, "prompt": "after.improve.away.1", "rolled": true}]}}', 'ben', '2026-11-18 15:31:30.670648+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 231, 1243, 'do', 1, '{"kind": "do", "group": {"at": 1243, "events": [{"dice": [3, 6], "seat": 0, "prompt": "after.fans.home", "rolled": true}]}}', 'ben', '2026-11-18 15:31:30.670652+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 232, 1244, 'do', 1, '{"kind": "do", "group": {"at": 1244, "events": [{"seat": 0, "prompt": "after.buy.home", "choices": ["apothecary"]}]}}', 'ben', '2026-11-18 15:31:30.670656+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 233, 1245, 'do', 1, '{"kind": "do", "group": {"at": 1245, "events": [{"seat": 1, "prompt": "after.learn.away.1", "choices": ["fend"]}]}}', 'ben', '2026-11-18 15:31:30.670659+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 234, 1246, 'do', 1, '{"kind": "do", "group": {"at": 1246, "events": [{"text": "…", "prompt": "hand.note"}]}}', 'ben', '2026-11-18 15:31:30.670662+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 235, 1247, 'do', 1, '{"kind": "do", "group": {"at": 1247, "events": [{"seat": 0, "prompt": "result.home", "choices": ["508D-2B89"]}]}}', 'ben', '2026-11-18 15:31:30.670665+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 236, 1248, 'do', 1, '{"kind": "do", "group": {"at": 1248, "events": [{"seat": 0, "prompt": "after.fire.home", "choices": ["5"]}]}}', 'ben', '2026-11-18 15:31:30.670668+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 237, 1249, 'do', 1, '{"kind": "do", "group": {"at": 1249, "events": [{"seat": 0, "prompt": "after.fire.home", "choices": ["2"]}]}}', 'ben', '2026-11-18 15:31:30.670671+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 238, 1250, 'do', 1, '{"kind": "do", "group": {"at": 1250, "events": [{"seat": 0, "prompt": "after.fire.home", "choices": ["4"]}]}}', 'ben', '2026-11-18 15:31:30.670675+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 239, 1251, 'do', 1, '{"kind": "do", "group": {"at": 1251, "events": [{"seat": 0, "prompt": "after.fire.home", "choices": ["7"]}]}}', 'ben', '2026-11-18 15:31:30.670678+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 240, 1252, 'do', 1, '{"kind": "do", "group": {"at": 1252, "events": [{"seat": 0, "prompt": "after.fire.home", "choices": ["3"]}]}}', 'ben', '2026-11-18 15:31:30.670681+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 241, 1253, 'do', 1, '{"kind": "do", "group": {"at": 1253, "events": [{"seat": 0, "prompt": "after.trade-done.home"}]}}', 'ben', '2026-11-18 15:31:30.670684+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 242, 1254, 'do', 1, '{"kind": "do", "group": {"at": 1254, "events": [{"seat": 1, "prompt": "result.away", "choices": ["6C5C-3050"]}]}}', 'ben', '2026-11-18 15:31:30.670687+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 243, 1255, 'do', 1, '{"kind": "do", "group": {"at": 1255, "events": [{"dice": [5], "seat": 1, "prompt": "after.winnings.away", "rolled": true}]}}', 'ben', '2026-11-18 15:31:30.670691+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 244, 1256, 'do', 1, '{"kind": "do", "group": {"at": 1256, "events": [{"seat": 1, "prompt": "after.winnings-again.away", "choices": ["yes"]}]}}', 'ben', '2026-11-18 15:31:30.670694+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 23, 1294, 'do', 1, '{"kind": "do", "group": {"at": 1294, "events": [{"seat": 0, "number": 8, "prompt": "hand.value"}]}}', 'ben', '2026-11-18 15:31:31.267892+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 245, 1257, 'do', 1, '{"kind": "do", "group": {"at": 1257, "events": [{"dice": [6], "seat": 1, "prompt": "after.winnings-second.away", "rolled": true}]}}', 'ben', '2026-11-18 15:31:30.670697+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 246, 1258, 'do', 1, '{"kind": "do", "group": {"at": 1258, "events": [{"dice": [6, 6, 2], "seat": 1, "prompt": "after.fans.away", "rolled": true}]}}', 'ben', '2026-11-18 15:31:30.670716+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 247, 1259, 'do', 1, '{"kind": "do", "group": {"at": 1259, "events": [{"seat": 1, "prompt": "after.fire.away", "choices": ["1"]}]}}', 'ben', '2026-11-18 15:31:30.670721+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'a230e9f4-c532-49f8-a681-514ddcbb4722', 248, 1260, 'do', 1, '{"kind": "do", "group": {"at": 1260, "events": [{"seat": 1, "prompt": "after.trade-done.away"}]}}', 'ben', '2026-11-18 15:31:30.670724+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 1, 1272, 'do', 1, '{"kind": "do", "group": {"at": 1272, "events": [{"dice": [1, 3], "prompt": "weather", "rolled": true}]}}', 'ben', '2026-11-18 15:31:31.267718+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 2, 1273, 'do', 1, '{"kind": "do", "group": {"at": 1273, "events": [{"seat": 0, "number": 15000, "prompt": "petty-cash"}]}}', 'ben', '2026-11-18 15:31:31.26782+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 3, 1274, 'do', 1, '{"kind": "do", "group": {"at": 1274, "events": [{"seat": 1, "number": 40000, "prompt": "petty-cash"}]}}', 'ben', '2026-11-18 15:31:31.267826+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 4, 1275, 'do', 1, '{"kind": "do", "group": {"at": 1275, "events": [{"seat": 1, "prompt": "inducements.buy", "choices": ["bloodweiser-babes"]}]}}', 'ben', '2026-11-18 15:31:31.26783+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 5, 1276, 'do', 1, '{"kind": "do", "group": {"at": 1276, "events": [{"seat": 1, "prompt": "inducements.done"}]}}', 'ben', '2026-11-18 15:31:31.267833+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 6, 1277, 'do', 1, '{"kind": "do", "group": {"at": 1277, "events": [{"dice": [2, 1], "seat": 0, "prompt": "gate", "rolled": true}]}}', 'ben', '2026-11-18 15:31:31.267836+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 7, 1278, 'do', 1, '{"kind": "do", "group": {"at": 1278, "events": [{"dice": [2, 3], "seat": 1, "prompt": "gate", "rolled": true}]}}', 'ben', '2026-11-18 15:31:31.26784+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 8, 1279, 'do', 1, '{"kind": "do", "group": {"at": 1279, "events": [{"dice": [1], "prompt": "coin-toss", "rolled": true}]}}', 'ben', '2026-11-18 15:31:31.267843+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 9, 1280, 'do', 1, '{"kind": "do", "group": {"at": 1280, "events": [{"seat": 0, "prompt": "kick-or-receive", "choices": ["receive"]}]}}', 'ben', '2026-11-18 15:31:31.267846+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 10, 1281, 'do', 1, '{"kind": "do", "group": {"at": 1281, "events": [{"seat": 1, "prompt": "place-ball"}]}}', 'ben', '2026-11-18 15:31:31.267849+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 11, 1282, 'do', 1, '{"kind": "do", "group": {"at": 1282, "events": [{"dice": [3, 1], "seat": 1, "prompt": "scatter", "rolled": true}]}}', 'ben', '2026-11-18 15:31:31.267853+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 12, 1283, 'do', 1, '{"kind": "do", "group": {"at": 1283, "events": [{"dice": [5, 6], "prompt": "kick-off-table", "rolled": true}]}}', 'ben', '2026-11-18 15:31:31.267856+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 13, 1284, 'do', 1, '{"kind": "do", "group": {"at": 1284, "events": [{"dice": [3, 5], "prompt": "kick-off.throw-a-rock", "rolled": true}]}}', 'ben', '2026-11-18 15:31:31.267859+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 14, 1285, 'do', 1, '{"kind": "do", "group": {"at": 1285, "events": [{"seat": 0, "prompt": "rock", "rolled": true, "choices": ["0:8"]}]}}', 'ben', '2026-11-18 15:31:31.267863+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 15, 1286, 'do', 1, '{"kind": "do", "group": {"at": 1286, "events": [{"dice": [2, 4], "seat": 1, "prompt": "injury", "rolled": true}]}}', 'ben', '2026-11-18 15:31:31.267866+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 16, 1287, 'do', 1, '{"kind": "do", "group": {"at": 1287, "events": [{"seat": 0, "prompt": "land", "choices": ["caught"]}]}}', 'ben', '2026-11-18 15:31:31.267869+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 17, 1288, 'do', 1, '{"kind": "do", "group": {"at": 1288, "events": [{"seat": 0, "prompt": "ball-taken", "choices": ["0:15"]}]}}', 'ben', '2026-11-18 15:31:31.267872+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 18, 1289, 'do', 1, '{"kind": "do", "group": {"at": 1289, "events": [{"seat": 0, "prompt": "end-turn"}]}}', 'ben', '2026-11-18 15:31:31.267876+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 19, 1290, 'do', 1, '{"kind": "do", "group": {"at": 1290, "events": [{"seat": 1, "prompt": "blitz", "choices": ["1:9"]}]}}', 'ben', '2026-11-18 15:31:31.267879+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 20, 1291, 'do', 1, '{"kind": "do", "group": {"at": 1291, "events": [{"seat": 1, "prompt": "blitz.victim", "choices": ["0:14"]}]}}', 'ben', '2026-11-18 15:31:31.267882+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 21, 1292, 'do', 1, '{"kind": "do", "group": {"at": 1292, "events": [{"seat": 1, "prompt": "block.result", "choices": ["pushed"]}]}}', 'ben', '2026-11-18 15:31:31.267886+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 22, 1293, 'do', 1, '{"kind": "do", "group": {"at": 1293, "events": [{"prompt": "hand.number", "choices": ["re-rolls.0"]}]}}', 'ben', '2026-11-18 15:31:31.267889+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 24, 1295, 'do', 1, '{"kind": "do", "group": {"at": 1295, "events": [{"seat": 1, "prompt": "block.outcome", "choices": ["crowd"]}]}}', 'ben', '2026-11-18 15:31:31.267898+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 25, 1296, 'do', 1, '{"kind": "do", "group": {"at": 1296, "events": [{"dice": [4, 4], "seat": 1, "prompt": "injury", "rolled": true}]}}', 'ben', '2026-11-18 15:31:31.267965+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 26, 1297, 'do', 1, '{"kind": "do", "group": {"at": 1297, "events": [{"seat": 0, "prompt": "apothecary-ko", "choices": ["yes"]}]}}', 'ben', '2026-11-18 15:31:31.267969+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 27, 1298, 'do', 1, '{"kind": "do", "group": {"at": 1298, "events": [{"seat": 1, "prompt": "re-roll", "choices": ["loner"]}]}}', 'ben', '2026-11-18 15:31:31.267975+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 28, 1299, 'do', 1, '{"kind": "do", "group": {"at": 1299, "events": [{"dice": [3], "seat": 1, "prompt": "roll", "rolled": true}]}}', 'ben', '2026-11-18 15:31:31.267978+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 29, 1300, 'do', 1, '{"kind": "do", "group": {"at": 1300, "events": [{"prompt": "crowd", "choices": ["1:12"]}]}}', 'ben', '2026-11-18 15:31:31.267981+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 30, 1301, 'do', 1, '{"kind": "do", "group": {"at": 1301, "events": [{"dice": [1, 2], "seat": 0, "prompt": "injury", "rolled": true}]}}', 'ben', '2026-11-18 15:31:31.267985+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 31, 1302, 'do', 1, '{"kind": "do", "group": {"at": 1302, "events": [{"prompt": "crowd", "choices": ["1:10"]}]}}', 'ben', '2026-11-18 15:31:31.267988+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 32, 1303, 'do', 1, '{"kind": "do", "group": {"at": 1303, "events": [{"dice": [4, 4], "seat": 0, "prompt": "injury", "rolled": true}]}}', 'ben', '2026-11-18 15:31:31.267991+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 33, 1304, 'do', 1, '{"kind": "do", "group": {"at": 1304, "events": [{"seat": 1, "prompt": "turnover", "choices": ["spell-on-carrier"]}]}}', 'ben', '2026-11-18 15:31:31.267995+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 34, 1305, 'do', 1, '{"kind": "do", "group": {"at": 1305, "events": [{"seat": 0, "prompt": "stand-up", "choices": ["0:8"]}]}}', 'ben', '2026-11-18 15:31:31.267999+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 35, 1306, 'do', 1, '{"kind": "do", "group": {"at": 1306, "events": [{"seat": 0, "prompt": "fall", "choices": ["0:15"]}]}}', 'ben', '2026-11-18 15:31:31.268002+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 36, 1307, 'do', 1, '{"kind": "do", "group": {"at": 1307, "events": [{"dice": [5, 5], "seat": 1, "prompt": "armour", "rolled": true}]}}', 'ben', '2026-11-18 15:31:31.268005+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 37, 1308, 'do', 1, '{"kind": "do", "group": {"at": 1308, "events": [{"dice": [4, 4], "seat": 1, "prompt": "injury", "rolled": true}]}}', 'ben', '2026-11-18 15:31:31.268009+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 38, 1309, 'do', 1, '{"kind": "do", "group": {"at": 1309, "events": [{"seat": 0, "prompt": "ball.lands", "choices": ["1:13"]}]}}', 'ben', '2026-11-18 15:31:31.268012+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 39, 1310, 'do', 1, '{"kind": "do", "group": {"at": 1310, "events": [{"seat": 1, "prompt": "roll.zones", "choices": ["7"]}]}}', 'ben', '2026-11-18 15:31:31.268015+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 40, 1311, 'do', 1, '{"kind": "do", "group": {"at": 1311, "events": [{"dice": [1], "seat": 1, "prompt": "roll.die", "rolled": true}]}}', 'ben', '2026-11-18 15:31:31.268018+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 41, 1312, 'do', 1, '{"kind": "do", "group": {"at": 1312, "events": [{"seat": 0, "prompt": "ball.lands", "choices": ["1:6"]}]}}', 'ben', '2026-11-18 15:31:31.268023+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 42, 1313, 'do', 1, '{"kind": "do", "group": {"at": 1313, "events": [{"seat": 1, "prompt": "roll.zones", "choices": ["7"]}]}}', 'ben', '2026-11-18 15:31:31.268026+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 43, 1314, 'do', 1, '{"kind": "do", "group": {"at": 1314, "events": [{"dice": [5], "seat": 1, "prompt": "roll.die", "rolled": true}]}}', 'ben', '2026-11-18 15:31:31.268029+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 44, 1315, 'do', 1, '{"kind": "do", "group": {"at": 1315, "events": [{"seat": 0, "prompt": "ball.lands", "choices": ["1:4"]}]}}', 'ben', '2026-11-18 15:31:31.272216+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 45, 1316, 'do', 1, '{"kind": "do", "group": {"at": 1316, "events": [{"seat": 1, "prompt": "roll.zones", "choices": ["2"]}]}}', 'ben', '2026-11-18 15:31:31.272235+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 46, 1317, 'do', 1, '{"kind": "do", "group": {"at": 1317, "events": [{"dice": [4], "seat": 1, "prompt": "roll.die", "rolled": true}]}}', 'ben', '2026-11-18 15:31:31.272239+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 47, 1318, 'do', 1, '{"kind": "do", "group": {"at": 1318, "events": [{"seat": 0, "prompt": "ball.lands", "choices": ["0:17"]}]}}', 'ben', '2026-11-18 15:31:31.272242+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 48, 1319, 'do', 1, '{"kind": "do", "group": {"at": 1319, "events": [{"seat": 0, "prompt": "roll.zones", "choices": ["7"]}]}}', 'ben', '2026-11-18 15:31:31.272246+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 49, 1320, 'do', 1, '{"kind": "do", "group": {"at": 1320, "events": [{"dice": [3], "seat": 0, "prompt": "roll.die", "rolled": true}]}}', 'ben', '2026-11-18 15:31:31.272249+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 50, 1321, 'do', 1, '{"kind": "do", "group": {"at": 1321, "events": [{"seat": 0, "prompt": "roll-again", "choices": ["team"]}]}}', 'ben', '2026-11-18 15:31:31.272252+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 51, 1322, 'do', 1, '{"kind": "do", "group": {"at": 1322, "events": [{"dice": [6], "seat": 0, "prompt": "loner-die", "rolled": true}]}}', 'ben', '2026-11-18 15:31:31.272287+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 52, 1323, 'do', 1, '{"kind": "do", "group": {"at": 1323, "events": [{"dice": [3], "seat": 0, "prompt": "roll.die", "rolled": true}]}}', 'ben', '2026-11-18 15:31:31.27229+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 53, 1324, 'do', 1, '{"kind": "do", "group": {"at": 1324, "events": [{"seat": 0, "prompt": "ball.lands", "choices": ["1:13"]}]}}', 'ben', '2026-11-18 15:31:31.272293+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 54, 1325, 'do', 1, '{"kind": "do", "group": {"at": 1325, "events": [{"seat": 1, "prompt": "roll.zones", "choices": ["3"]}]}}', 'ben', '2026-11-18 15:31:31.272296+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 55, 1326, 'do', 1, '{"kind": "do", "group": {"at": 1326, "events": [{"dice": [1], "seat": 1, "prompt": "roll.die", "rolled": true}]}}', 'ben', '2026-11-18 15:31:31.272299+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 56, 1327, 'do', 1, '{"kind": "do", "group": {"at": 1327, "events": [{"seat": 0, "prompt": "ball.lands", "choices": ["throw-in"]}]}}', 'ben', '2026-11-18 15:31:31.272302+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 57, 1328, 'do', 1, '{"kind": "do", "group": {"at": 1328, "events": [{"seat": 0, "prompt": "ball.lands", "choices": ["0:13"]}]}}', 'ben', '2026-11-18 15:31:31.272309+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 58, 1329, 'do', 1, '{"kind": "do", "group": {"at": 1329, "events": [{"seat": 0, "prompt": "roll.zones", "choices": ["7"]}]}}', 'ben', '2026-11-18 15:31:31.272313+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 59, 1330, 'do', 1, '{"kind": "do", "group": {"at": 1330, "events": [{"dice": [4], "seat": 0, "prompt": "roll.die", "rolled": true}]}}', 'ben', '2026-11-18 15:31:31.272316+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 60, 1331, 'do', 1, '{"kind": "do", "group": {"at": 1331, "events": [{"seat": 0, "prompt": "ball.lands", "choices": ["1:13"]}]}}', 'ben', '2026-11-18 15:31:31.272319+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 61, 1332, 'do', 1, '{"kind": "do", "group": {"at": 1332, "events": [{"seat": 1, "prompt": "roll.zones", "choices": ["7"]}]}}', 'ben', '2026-11-18 15:31:31.272322+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 62, 1333, 'do', 1, '{"kind": "do", "group": {"at": 1333, "events": [{"dice": [6], "seat": 1, "prompt": "roll.die", "rolled": true}]}}', 'ben', '2026-11-18 15:31:31.272325+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 63, 1334, 'do', 1, '{"kind": "do", "group": {"at": 1334, "events": [{"seat": 1, "prompt": "end-turn"}]}}', 'ben', '2026-11-18 15:31:31.272342+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 64, 1335, 'do', 1, '{"kind": "do", "group": {"at": 1335, "events": [{"prompt": "crowd", "choices": ["1:11"]}]}}', 'ben', '2026-11-18 15:31:31.272346+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 65, 1336, 'do', 1, '{"kind": "do", "group": {"at": 1336, "events": [{"dice": [3, 2], "seat": 0, "prompt": "injury", "rolled": true}]}}', 'ben', '2026-11-18 15:31:31.272349+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 66, 1337, 'do', 1, '{"kind": "do", "group": {"at": 1337, "events": [{"seat": 0, "prompt": "end-turn"}]}}', 'ben', '2026-11-18 15:31:31.272352+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 67, 1338, 'do', 1, '{"kind": "do", "group": {"at": 1338, "events": [{"seat": 1, "prompt": "end-turn"}]}}', 'ben', '2026-11-18 15:31:31.272355+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 68, 1339, 'do', 1, '{"kind": "do", "group": {"at": 1339, "events": [{"prompt": "crowd", "choices": ["1:9"]}]}}', 'ben', '2026-11-18 15:31:31.272358+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 69, 1340, 'do', 1, '{"kind": "do", "group": {"at": 1340, "events": [{"dice": [2, 1], "seat": 0, "prompt": "injury", "rolled": true}]}}', 'ben', '2026-11-18 15:31:31.272361+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 70, 1341, 'do', 1, '{"kind": "do", "group": {"at": 1341, "events": [{"seat": 0, "prompt": "block", "choices": ["0:6"]}]}}', 'ben', '2026-11-18 15:31:31.272364+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 71, 1342, 'do', 1, '{"kind": "do", "group": {"at": 1342, "events": [{"seat": 0, "prompt": "block.victim", "choices": ["1:1"]}]}}', 'ben', '2026-11-18 15:31:31.272367+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 72, 1343, 'do', 1, '{"kind": "do", "group": {"at": 1343, "events": [{"seat": 0, "prompt": "block.dice", "choices": ["-2"]}]}}', 'ben', '2026-11-18 15:31:31.272371+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 73, 1344, 'do', 1, '{"kind": "do", "group": {"at": 1344, "events": [{"dice": [3, 6], "seat": 0, "prompt": "block.roll", "rolled": true}]}}', 'ben', '2026-11-18 15:31:31.272374+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 74, 1345, 'do', 1, '{"kind": "do", "group": {"at": 1345, "events": [{"seat": 0, "prompt": "roll-again", "choices": ["team"]}]}}', 'ben', '2026-11-18 15:31:31.272377+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 75, 1346, 'do', 1, '{"kind": "do", "group": {"at": 1346, "events": [{"dice": [4, 6], "seat": 0, "prompt": "block.roll", "rolled": true}]}}', 'ben', '2026-11-18 15:31:31.27238+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 76, 1347, 'do', 1, '{"kind": "do", "group": {"at": 1347, "events": [{"seat": 1, "prompt": "block.choose", "choices": ["pushed"]}]}}', 'ben', '2026-11-18 15:31:31.272383+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 77, 1348, 'do', 1, '{"kind": "do", "group": {"at": 1348, "events": [{"seat": 0, "prompt": "block.outcome", "choices": ["crowd"]}]}}', 'ben', '2026-11-18 15:31:31.2724+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 78, 1349, 'do', 1, '{"kind": "do", "group": {"at": 1349, "events": [{"dice": [2, 6], "seat": 0, "prompt": "injury", "rolled": true}]}}', 'ben', '2026-11-18 15:31:31.272415+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 79, 1350, 'do', 1, '{"kind": "do", "group": {"at": 1350, "events": [{"prompt": "crowd", "choices": ["0:6"]}]}}', 'ben', '2026-11-18 15:31:31.272418+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 80, 1351, 'do', 1, '{"kind": "do", "group": {"at": 1351, "events": [{"dice": [1, 2], "seat": 1, "prompt": "injury", "rolled": true}]}}', 'ben', '2026-11-18 15:31:31.272423+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 81, 1352, 'do', 1, '{"kind": "do", "group": {"at": 1352, "events": [{"seat": 0, "prompt": "end-turn"}]}}', 'ben', '2026-11-18 15:31:31.272426+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 82, 1353, 'do', 1, '{"kind": "do", "group": {"at": 1353, "events": [{"seat": 1, "prompt": "end-turn"}]}}', 'ben', '2026-11-18 15:31:31.272429+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 83, 1354, 'do', 1, '{"kind": "do", "group": {"at": 1354, "events": [{"prompt": "crowd", "choices": ["1:3"]}]}}', 'ben', '2026-11-18 15:31:31.272433+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 84, 1355, 'do', 1, '{"kind": "do", "group": {"at": 1355, "events": [{"dice": [3, 6], "seat": 0, "prompt": "injury", "rolled": true}]}}', 'ben', '2026-11-18 15:31:31.272436+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 85, 1356, 'do', 1, '{"kind": "do", "group": {"at": 1356, "events": [{"seat": 0, "prompt": "end-turn"}]}}', 'ben', '2026-11-18 15:31:31.272439+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 86, 1357, 'do', 1, '{"kind": "do", "group": {"at": 1357, "events": [{"seat": 1, "prompt": "fall", "choices": ["1:2"]}]}}', 'ben', '2026-11-18 15:31:31.272443+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 87, 1358, 'do', 1, '{"kind": "do", "group": {"at": 1358, "events": [{"dice": [4, 5], "seat": 0, "prompt": "armour", "rolled": true}]}}', 'ben', '2026-11-18 15:31:31.272446+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 88, 1359, 'do', 1, '{"kind": "do", "group": {"at": 1359, "events": [{"dice": [3, 4], "seat": 0, "prompt": "injury", "rolled": true}]}}', 'ben', '2026-11-18 15:31:31.272449+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 89, 1360, 'do', 1, '{"kind": "do", "group": {"at": 1360, "events": [{"seat": 0, "prompt": "turnover", "choices": ["sent-off"]}]}}', 'ben', '2026-11-18 15:31:31.272454+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 90, 1361, 'do', 1, '{"kind": "do", "group": {"at": 1361, "events": [{"prompt": "casualty.victim", "choices": ["1:13"]}]}}', 'ben', '2026-11-18 15:31:31.272457+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 91, 1362, 'do', 1, '{"kind": "do", "group": {"at": 1362, "events": [{"seat": 0, "prompt": "casualty.by", "choices": ["0:12"]}]}}', 'ben', '2026-11-18 15:31:31.27246+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 92, 1363, 'do', 1, '{"kind": "do", "group": {"at": 1363, "events": [{"dice": [5, 6], "seat": 0, "prompt": "casualty", "rolled": true}]}}', 'ben', '2026-11-18 15:31:31.272476+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 93, 1364, 'do', 1, '{"kind": "do", "group": {"at": 1364, "events": [{"seat": 1, "prompt": "ball.lands", "choices": ["0:18"]}]}}', 'ben', '2026-11-18 15:31:31.272479+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 94, 1365, 'do', 1, '{"kind": "do", "group": {"at": 1365, "events": [{"seat": 0, "prompt": "roll.zones", "choices": ["4"]}]}}', 'ben', '2026-11-18 15:31:31.272491+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 95, 1366, 'do', 1, '{"kind": "do", "group": {"at": 1366, "events": [{"dice": [5], "seat": 0, "prompt": "roll.die", "rolled": true}]}}', 'ben', '2026-11-18 15:31:31.272494+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 96, 1367, 'do', 1, '{"kind": "do", "group": {"at": 1367, "events": [{"seat": 1, "prompt": "ball.lands", "choices": ["0:10"]}]}}', 'ben', '2026-11-18 15:31:31.272498+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 97, 1368, 'do', 1, '{"kind": "do", "group": {"at": 1368, "events": [{"dice": [5], "seat": 0, "prompt": "roll.die", "rolled": true}]}}', 'ben', '2026-11-18 15:31:31.272502+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 98, 1369, 'do', 1, '{"kind": "do", "group": {"at": 1369, "events": [{"seat": 0, "prompt": "end-turn"}]}}', 'ben', '2026-11-18 15:31:31.272505+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 99, 1370, 'do', 1, '{"kind": "do", "group": {"at": 1370, "events": [{"prompt": "casualty.victim", "choices": ["1:5"]}]}}', 'ben', '2026-11-18 15:31:31.272508+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 100, 1371, 'do', 1, '{"kind": "do", "group": {"at": 1371, "events": [{"seat": 0, "prompt": "casualty.how", "choices": ["block"]}]}}', 'ben', '2026-11-18 15:31:31.272512+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 101, 1372, 'do', 1, '{"kind": "do", "group": {"at": 1372, "events": [{"seat": 0, "prompt": "casualty.how", "choices": ["fall"]}]}}', 'ben', '2026-11-18 15:31:31.272515+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 102, 1373, 'do', 1, '{"kind": "do", "group": {"at": 1373, "events": [{"dice": [6, 5], "seat": 0, "prompt": "casualty", "rolled": true}]}}', 'ben', '2026-11-18 15:31:31.272518+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 103, 1374, 'do', 1, '{"kind": "do", "group": {"at": 1374, "events": [{"seat": 1, "prompt": "end-turn"}]}}', 'ben', '2026-11-18 15:31:31.272521+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 104, 1375, 'do', 1, '{"kind": "do", "group": {"at": 1375, "events": [{"prompt": "crowd", "choices": ["0:10"]}]}}', 'ben', '2026-11-18 15:31:31.27255+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 105, 1376, 'do', 1, '{"kind": "do", "group": {"at": 1376, "events": [{"dice": [4, 5], "seat": 1, "prompt": "injury", "rolled": true}]}}', 'ben', '2026-11-18 15:31:31.272554+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 106, 1377, 'do', 1, '{"kind": "do", "group": {"at": 1377, "events": [{"seat": 0, "prompt": "ball.lands", "choices": ["on-the-ground"]}]}}', 'ben', '2026-11-18 15:31:31.272558+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 107, 1378, 'do', 1, '{"kind": "do", "group": {"at": 1378, "events": [{"seat": 1, "prompt": "block", "choices": ["1:4"]}]}}', 'ben', '2026-11-18 15:31:31.272561+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 108, 1379, 'do', 1, '{"kind": "do", "group": {"at": 1379, "events": [{"seat": 1, "prompt": "block.victim", "choices": ["0:11"]}]}}', 'ben', '2026-11-18 15:31:31.272564+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 109, 1380, 'do', 1, '{"kind": "do", "group": {"at": 1380, "events": [{"seat": 1, "prompt": "block.result", "choices": ["both-down"]}]}}', 'ben', '2026-11-18 15:31:31.272567+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 110, 1381, 'do', 1, '{"kind": "do", "group": {"at": 1381, "events": [{"seat": 1, "prompt": "roll-again", "choices": ["team"]}]}}', 'ben', '2026-11-18 15:31:31.27257+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 111, 1382, 'do', 1, '{"kind": "do", "group": {"at": 1382, "events": [{"seat": 1, "prompt": "block.result", "choices": ["attacker-down"]}]}}', 'ben', '2026-11-18 15:31:31.272574+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 112, 1383, 'do', 1, '{"kind": "do", "group": {"at": 1383, "events": [{"dice": [4, 3], "seat": 0, "prompt": "armour", "rolled": true}]}}', 'ben', '2026-11-18 15:31:31.272577+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 113, 1384, 'do', 1, '{"kind": "do", "group": {"at": 1384, "events": [{"prompt": "half-time.card"}]}}', 'ben', '2026-11-18 15:31:31.272581+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 114, 1385, 'do', 1, '{"kind": "do", "group": {"at": 1385, "events": [{"dice": [1, 3], "seat": 0, "prompt": "ko-recovery", "rolled": true}]}}', 'ben', '2026-11-18 15:31:31.272585+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 115, 1386, 'do', 1, '{"kind": "do", "group": {"at": 1386, "events": [{"dice": [4, 4, 3], "seat": 1, "prompt": "ko-recovery", "rolled": true}]}}', 'ben', '2026-11-18 15:31:31.272588+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 116, 1387, 'do', 1, '{"kind": "do", "group": {"at": 1387, "events": [{"seat": 0, "prompt": "place-ball"}]}}', 'ben', '2026-11-18 15:31:31.272643+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 117, 1388, 'do', 1, '{"kind": "do", "group": {"at": 1388, "events": [{"dice": [8, 6], "seat": 0, "prompt": "scatter", "rolled": true}]}}', 'ben', '2026-11-18 15:31:31.272646+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 118, 1389, 'do', 1, '{"kind": "do", "group": {"at": 1389, "events": [{"dice": [4, 1], "prompt": "kick-off-table", "rolled": true}]}}', 'ben', '2026-11-18 15:31:31.27265+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 119, 1390, 'do', 1, '{"kind": "do", "group": {"at": 1390, "events": [{"seat": 1, "prompt": "kick-off.high-kick", "choices": ["1:11"]}]}}', 'ben', '2026-11-18 15:31:31.272666+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 120, 1391, 'do', 1, '{"kind": "do", "group": {"at": 1391, "events": [{"seat": 1, "prompt": "land", "choices": ["caught"]}]}}', 'ben', '2026-11-18 15:31:31.272669+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 121, 1392, 'do', 1, '{"kind": "do", "group": {"at": 1392, "events": [{"seat": 1, "prompt": "ball-taken", "choices": ["1:6"]}]}}', 'ben', '2026-11-18 15:31:31.272672+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 122, 1393, 'do', 1, '{"kind": "do", "group": {"at": 1393, "events": [{"seat": 1, "prompt": "touchdown", "choices": ["1:10"]}]}}', 'ben', '2026-11-18 15:31:31.272687+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 123, 1394, 'do', 1, '{"kind": "do", "group": {"at": 1394, "events": [{"dice": [6, 2], "seat": 0, "prompt": "ko-recovery", "rolled": true}]}}', 'ben', '2026-11-18 15:31:31.272691+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 124, 1395, 'do', 1, '{"kind": "do", "group": {"at": 1395, "events": [{"seat": 1, "prompt": "place-ball"}]}}', 'ben', '2026-11-18 15:31:31.272694+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 125, 1396, 'do', 1, '{"kind": "do", "group": {"at": 1396, "events": [{"dice": [2, 2], "seat": 1, "prompt": "scatter", "rolled": true}]}}', 'ben', '2026-11-18 15:31:31.272697+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 126, 1397, 'do', 1, '{"kind": "do", "group": {"at": 1397, "events": [{"dice": [1, 6], "prompt": "kick-off-table", "rolled": true}]}}', 'ben', '2026-11-18 15:31:31.2727+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 127, 1398, 'do', 1, '{"kind": "do", "group": {"at": 1398, "events": [{"dice": [5, 2], "prompt": "changing-weather", "rolled": true}]}}', 'ben', '2026-11-18 15:31:31.272703+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 128, 1399, 'do', 1, '{"kind": "do", "group": {"at": 1399, "events": [{"dice": [8], "seat": 1, "prompt": "gust", "rolled": true}]}}', 'ben', '2026-11-18 15:31:31.272708+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 129, 1400, 'do', 1, '{"kind": "do", "group": {"at": 1400, "events": [{"seat": 0, "prompt": "land", "choices": ["touchback"]}]}}', 'ben', '2026-11-18 15:31:31.272711+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 130, 1401, 'do', 1, '{"kind": "do", "group": {"at": 1401, "events": [{"seat": 0, "prompt": "ball-taken", "choices": ["0:16"]}]}}', 'ben', '2026-11-18 15:31:31.272736+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 131, 1402, 'do', 1, '{"kind": "do", "group": {"at": 1402, "events": [{"prompt": "casualty.victim", "choices": ["0:10"]}]}}', 'ben', '2026-11-18 15:31:31.272739+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 132, 1403, 'do', 1, '{"kind": "do", "group": {"at": 1403, "events": [{"seat": 1, "prompt": "casualty.by", "choices": ["1:6"]}]}}', 'ben', '2026-11-18 15:31:31.272742+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 133, 1404, 'do', 1, '{"kind": "do", "group": {"at": 1404, "events": [{"prompt": "hand.player", "choices": ["0:9"]}]}}', 'ben', '2026-11-18 15:31:31.272745+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 134, 1405, 'do', 1, '{"kind": "do", "group": {"at": 1405, "events": [{"prompt": "hand.place", "choices": ["knocked-out"]}]}}', 'ben', '2026-11-18 15:31:31.272748+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 135, 1406, 'do', 1, '{"kind": "do", "group": {"at": 1406, "events": [{"dice": [5, 5], "seat": 1, "prompt": "casualty", "rolled": true}]}}', 'ben', '2026-11-18 15:31:31.272752+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 136, 1407, 'do', 1, '{"kind": "do", "group": {"at": 1407, "events": [{"seat": 0, "prompt": "blitz", "choices": ["0:16"]}]}}', 'ben', '2026-11-18 15:31:31.272756+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 137, 1408, 'do', 1, '{"kind": "do", "group": {"at": 1408, "events": [{"seat": 0, "prompt": "blitz.victim", "choices": ["1:1"]}]}}', 'ben', '2026-11-18 15:31:31.272759+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 138, 1409, 'do', 1, '{"kind": "do", "group": {"at": 1409, "events": [{"seat": 0, "prompt": "block.result", "choices": ["pushed"]}]}}', 'ben', '2026-11-18 15:31:31.272762+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 139, 1410, 'do', 1, '{"kind": "do", "group": {"at": 1410, "events": [{"seat": 0, "prompt": "roll-again", "choices": ["team"]}]}}', 'ben', '2026-11-18 15:31:31.272766+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 140, 1411, 'do', 1, '{"kind": "do", "group": {"at": 1411, "events": [{"dice": [6], "seat": 0, "prompt": "loner-die", "rolled": true}]}}', 'ben', '2026-11-18 15:31:31.272781+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 141, 1412, 'do', 1, '{"kind": "do", "group": {"at": 1412, "events": [{"seat": 0, "prompt": "block.dice", "choices": ["3"]}]}}', 'ben', '2026-11-18 15:31:31.272785+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 142, 1413, 'do', 1, '{"kind": "do", "group": {"at": 1413, "events": [{"dice": [6, 1, 6], "seat": 0, "prompt": "block.roll", "rolled": true}]}}', 'ben', '2026-11-18 15:31:31.272788+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 143, 1414, 'do', 1, '{"kind": "do", "group": {"at": 1414, "events": [{"seat": 0, "prompt": "block.choose", "choices": ["attacker-down"]}]}}', 'ben', '2026-11-18 15:31:31.272791+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 144, 1415, 'do', 1, '{"kind": "do", "group": {"at": 1415, "events": [{"dice": [4, 1], "seat": 1, "prompt": "armour", "rolled": true}]}}', 'ben', '2026-11-18 15:31:31.272795+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 145, 1416, 'do', 1, '{"kind": "do", "group": {"at": 1416, "events": [{"seat": 0, "prompt": "ball.lands", "choices": ["0:12"]}]}}', 'ben', '2026-11-18 15:31:31.272799+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 146, 1417, 'do', 1, '{"kind": "do", "group": {"at": 1417, "events": [{"seat": 0, "prompt": "roll.zones", "choices": ["5"]}]}}', 'ben', '2026-11-18 15:31:31.272802+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 147, 1418, 'do', 1, '{"kind": "do", "group": {"at": 1418, "events": [{"dice": [6], "seat": 0, "prompt": "roll.die", "rolled": true}]}}', 'ben', '2026-11-18 15:31:31.272805+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 148, 1419, 'do', 1, '{"kind": "do", "group": {"at": 1419, "events": [{"seat": 1, "prompt": "foul", "choices": ["1:3"]}]}}', 'ben', '2026-11-18 15:31:31.272808+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 149, 1420, 'do', 1, '{"kind": "do", "group": {"at": 1420, "events": [{"seat": 1, "prompt": "foul.victim", "choices": ["0:16"]}]}}', 'ben', '2026-11-18 15:31:31.272811+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 150, 1421, 'do', 1, '{"kind": "do", "group": {"at": 1421, "events": [{"seat": 1, "number": 2, "prompt": "foul.assists"}]}}', 'ben', '2026-11-18 15:31:31.272814+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 151, 1422, 'do', 1, '{"kind": "do", "group": {"at": 1422, "events": [{"dice": [1, 4], "seat": 1, "prompt": "armour", "rolled": true}]}}', 'ben', '2026-11-18 15:31:31.27283+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 152, 1423, 'do', 1, '{"kind": "do", "group": {"at": 1423, "events": [{"seat": 1, "prompt": "turnover", "choices": ["spell-on-carrier"]}]}}', 'ben', '2026-11-18 15:31:31.272834+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 153, 1424, 'do', 1, '{"kind": "do", "group": {"at": 1424, "events": [{"prompt": "casualty.victim", "choices": ["0:8"]}]}}', 'ben', '2026-11-18 15:31:31.272838+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 154, 1425, 'do', 1, '{"kind": "do", "group": {"at": 1425, "events": [{"seat": 1, "prompt": "casualty.how", "choices": ["block"]}]}}', 'ben', '2026-11-18 15:31:31.272841+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 155, 1426, 'do', 1, '{"kind": "do", "group": {"at": 1426, "events": [{"seat": 1, "prompt": "casualty.how", "choices": ["weapon"]}]}}', 'ben', '2026-11-18 15:31:31.272844+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 156, 1427, 'do', 1, '{"kind": "do", "group": {"at": 1427, "events": [{"seat": 1, "prompt": "casualty.by", "choices": ["1:3"]}]}}', 'ben', '2026-11-18 15:31:31.272857+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 157, 1428, 'do', 1, '{"kind": "do", "group": {"at": 1428, "events": [{"seat": 1, "prompt": "casualty.how", "choices": ["foul"]}]}}', 'ben', '2026-11-18 15:31:31.27286+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 158, 1429, 'do', 1, '{"kind": "do", "group": {"at": 1429, "events": [{"seat": 1, "prompt": "casualty.by", "choices": ["1:4"]}]}}', 'ben', '2026-11-18 15:31:31.272863+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 159, 1430, 'do', 1, '{"kind": "do", "group": {"at": 1430, "events": [{"seat": 1, "prompt": "casualty.by", "choices": ["1:9"]}]}}', 'ben', '2026-11-18 15:31:31.27288+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 160, 1431, 'do', 1, '{"kind": "do", "group": {"at": 1431, "events": [{"seat": 1, "prompt": "casualty.by", "choices": ["none"]}]}}', 'ben', '2026-11-18 15:31:31.272884+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 161, 1432, 'do', 1, '{"kind": "do", "group": {"at": 1432, "events": [{"dice": [1, 1], "seat": 1, "prompt": "casualty", "rolled": true}]}}', 'ben', '2026-11-18 15:31:31.272887+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 162, 1433, 'do', 1, '{"kind": "do", "group": {"at": 1433, "events": [{"seat": 0, "prompt": "block", "choices": ["0:13"]}]}}', 'ben', '2026-11-18 15:31:31.27289+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 163, 1434, 'do', 1, '{"kind": "do", "group": {"at": 1434, "events": [{"seat": 0, "prompt": "block.victim", "choices": ["1:10"]}]}}', 'ben', '2026-11-18 15:31:31.272893+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 164, 1435, 'do', 1, '{"kind": "do", "group": {"at": 1435, "events": [{"seat": 0, "prompt": "block.result", "choices": ["both-down"]}]}}', 'ben', '2026-11-18 15:31:31.272896+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 165, 1436, 'do', 1, '{"kind": "do", "group": {"at": 1436, "events": [{"seat": 0, "prompt": "block.outcome", "choices": ["attacker"]}]}}', 'ben', '2026-11-18 15:31:31.2729+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 166, 1437, 'do', 1, '{"kind": "do", "group": {"at": 1437, "events": [{"dice": [3, 6], "seat": 1, "prompt": "armour", "rolled": true}]}}', 'ben', '2026-11-18 15:31:31.272903+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 167, 1438, 'do', 1, '{"kind": "do", "group": {"at": 1438, "events": [{"dice": [5, 5], "seat": 1, "prompt": "injury", "rolled": true}]}}', 'ben', '2026-11-18 15:31:31.272907+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 168, 1439, 'do', 1, '{"kind": "do", "group": {"at": 1439, "events": [{"dice": [1, 6], "seat": 1, "prompt": "casualty", "rolled": true}]}}', 'ben', '2026-11-18 15:31:31.27291+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 169, 1440, 'do', 1, '{"kind": "do", "group": {"at": 1440, "events": [{"seat": 1, "prompt": "end-turn"}]}}', 'ben', '2026-11-18 15:31:31.272914+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 170, 1441, 'do', 1, '{"kind": "do", "group": {"at": 1441, "events": [{"seat": 0, "prompt": "blitz", "choices": ["0:6"]}]}}', 'ben', '2026-11-18 15:31:31.272929+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 171, 1442, 'do', 1, '{"kind": "do", "group": {"at": 1442, "events": [{"seat": 0, "prompt": "blitz.victim", "choices": ["1:12"]}]}}', 'ben', '2026-11-18 15:31:31.272932+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 172, 1443, 'do', 1, '{"kind": "do", "group": {"at": 1443, "events": [{"seat": 0, "prompt": "block.dice", "choices": ["1"]}]}}', 'ben', '2026-11-18 15:31:31.272935+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 173, 1444, 'do', 1, '{"kind": "do", "group": {"at": 1444, "events": [{"dice": [5], "seat": 0, "prompt": "block.roll", "rolled": true}]}}', 'ben', '2026-11-18 15:31:31.272938+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 174, 1445, 'do', 1, '{"kind": "do", "group": {"at": 1445, "events": [{"seat": 0, "prompt": "block.outcome", "choices": ["nobody"]}]}}', 'ben', '2026-11-18 15:31:31.272942+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 175, 1446, 'do', 1, '{"kind": "do", "group": {"at": 1446, "events": [{"seat": 0, "prompt": "block", "choices": ["0:18"]}]}}', 'ben', '2026-11-18 15:31:31.272946+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 176, 1447, 'do', 1, '{"kind": "do", "group": {"at": 1447, "events": [{"seat": 0, "prompt": "block.victim", "choices": ["1:9"]}]}}', 'ben', '2026-11-18 15:31:31.272949+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 177, 1448, 'do', 1, '{"kind": "do", "group": {"at": 1448, "events": [{"seat": 0, "prompt": "block.dice", "choices": ["2"]}]}}', 'ben', '2026-11-18 15:31:31.272953+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 178, 1449, 'do', 1, '{"kind": "do", "group": {"at": 1449, "events": [{"dice": [3, 2], "seat": 0, "prompt": "block.roll", "rolled": true}]}}', 'ben', '2026-11-18 15:31:31.272956+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 179, 1450, 'do', 1, '{"kind": "do", "group": {"at": 1450, "events": [{"seat": 0, "prompt": "block.choose", "choices": ["pushed"]}]}}', 'ben', '2026-11-18 15:31:31.272959+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 180, 1451, 'do', 1, '{"kind": "do", "group": {"at": 1451, "events": [{"seat": 0, "prompt": "block.outcome", "choices": ["nobody"]}]}}', 'ben', '2026-11-18 15:31:31.272962+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 181, 1452, 'do', 1, '{"kind": "do", "group": {"at": 1452, "events": [{"prompt": "casualty.victim", "choices": ["0:14"]}]}}', 'ben', '2026-11-18 15:31:31.272966+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 182, 1453, 'do', 1, '{"kind": "do", "group": {"at": 1453, "events": [{"dice": [3, 3], "seat": 1, "prompt": "casualty", "rolled": true}]}}', 'ben', '2026-11-18 15:31:31.272991+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 183, 1454, 'do', 1, '{"kind": "do", "group": {"at": 1454, "events": [{"seat": 0, "prompt": "turnover", "choices": ["no-bite"]}]}}', 'ben', '2026-11-18 15:31:31.272995+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 184, 1455, 'do', 1, '{"kind": "do", "group": {"at": 1455, "events": [{"seat": 1, "prompt": "roll.dodge", "choices": ["1:2"]}]}}', 'ben', '2026-11-18 15:31:31.272999+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 185, 1456, 'do', 1, '{"kind": "do", "group": {"at": 1456, "events": [{"seat": 1, "prompt": "roll.zones", "choices": ["2"]}]}}', 'ben', '2026-11-18 15:31:31.273002+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 186, 1457, 'do', 1, '{"kind": "do", "group": {"at": 1457, "events": [{"dice": [5], "seat": 1, "prompt": "roll.die", "rolled": true}]}}', 'ben', '2026-11-18 15:31:31.273005+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 187, 1458, 'do', 1, '{"kind": "do", "group": {"at": 1458, "events": [{"seat": 1, "prompt": "blitz", "choices": ["1:4"]}]}}', 'ben', '2026-11-18 15:31:31.273009+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 188, 1459, 'do', 1, '{"kind": "do", "group": {"at": 1459, "events": [{"seat": 1, "prompt": "blitz.victim", "choices": ["0:17"]}]}}', 'ben', '2026-11-18 15:31:31.273043+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 189, 1460, 'do', 1, '{"kind": "do", "group": {"at": 1460, "events": [{"seat": 1, "prompt": "block.result", "choices": ["both-down"]}]}}', 'ben', '2026-11-18 15:31:31.273046+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 190, 1461, 'do', 1, '{"kind": "do", "group": {"at": 1461, "events": [{"seat": 1, "prompt": "block.outcome", "choices": ["both"]}]}}', 'ben', '2026-11-18 15:31:31.273051+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 191, 1462, 'do', 1, '{"kind": "do", "group": {"at": 1462, "events": [{"dice": [3, 5], "seat": 1, "prompt": "armour", "rolled": true}]}}', 'ben', '2026-11-18 15:31:31.273054+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 192, 1463, 'do', 1, '{"kind": "do", "group": {"at": 1463, "events": [{"dice": [4, 5], "seat": 1, "prompt": "injury", "rolled": true}]}}', 'ben', '2026-11-18 15:31:31.273057+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 193, 1464, 'do', 1, '{"kind": "do", "group": {"at": 1464, "events": [{"dice": [5, 4], "seat": 0, "prompt": "armour", "rolled": true}]}}', 'ben', '2026-11-18 15:31:31.27306+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 194, 1465, 'do', 1, '{"kind": "do", "group": {"at": 1465, "events": [{"dice": [4, 3], "seat": 0, "prompt": "injury", "rolled": true}]}}', 'ben', '2026-11-18 15:31:31.273063+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 195, 1466, 'do', 1, '{"kind": "do", "group": {"at": 1466, "events": [{"seat": 0, "prompt": "touchdown", "choices": ["0:6"]}]}}', 'ben', '2026-11-18 15:31:31.273066+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 196, 1467, 'do', 1, '{"kind": "do", "group": {"at": 1467, "events": [{"dice": [1, 1, 1], "seat": 0, "prompt": "ko-recovery", "rolled": true}]}}', 'ben', '2026-11-18 15:31:31.273082+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 197, 1468, 'do', 1, '{"kind": "do", "group": {"at": 1468, "events": [{"seat": 0, "prompt": "place-ball"}]}}', 'ben', '2026-11-18 15:31:31.273085+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 198, 1469, 'do', 1, '{"kind": "do", "group": {"at": 1469, "events": [{"dice": [6, 4], "seat": 0, "prompt": "scatter", "rolled": true}]}}', 'ben', '2026-11-18 15:31:31.273089+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 199, 1470, 'do', 1, '{"kind": "do", "group": {"at": 1470, "events": [{"dice": [4, 2], "prompt": "kick-off-table", "rolled": true}]}}', 'ben', '2026-11-18 15:31:31.273092+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 200, 1471, 'do', 1, '{"kind": "do", "group": {"at": 1471, "events": [{"dice": [3, 1], "prompt": "kick-off.cheering-fans", "rolled": true}]}}', 'ben', '2026-11-18 15:31:31.273096+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 201, 1472, 'do', 1, '{"kind": "do", "group": {"at": 1472, "events": [{"seat": 1, "prompt": "land", "choices": ["touchback"]}]}}', 'ben', '2026-11-18 15:31:31.273099+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 202, 1473, 'do', 1, '{"kind": "do", "group": {"at": 1473, "events": [{"seat": 1, "prompt": "ball-taken", "choices": ["1:11"]}]}}', 'ben', '2026-11-18 15:31:31.273102+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 203, 1474, 'do', 1, '{"kind": "do", "group": {"at": 1474, "events": [{"prompt": "crowd", "choices": ["1:6"]}]}}', 'ben', '2026-11-18 15:31:31.273105+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 204, 1475, 'do', 1, '{"kind": "do", "group": {"at": 1475, "events": [{"dice": [6, 2], "seat": 0, "prompt": "injury", "rolled": true}]}}', 'ben', '2026-11-18 15:31:31.273108+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 205, 1476, 'do', 1, '{"kind": "do", "group": {"at": 1476, "events": [{"seat": 1, "prompt": "completion", "choices": ["1:2"]}]}}', 'ben', '2026-11-18 15:31:31.273111+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 206, 1477, 'do', 1, '{"kind": "do", "group": {"at": 1477, "events": [{"prompt": "crowd", "choices": ["1:3"]}]}}', 'ben', '2026-11-18 15:31:31.273115+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 207, 1478, 'do', 1, '{"kind": "do", "group": {"at": 1478, "events": [{"dice": [4, 5], "seat": 0, "prompt": "injury", "rolled": true}]}}', 'ben', '2026-11-18 15:31:31.273131+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 208, 1479, 'do', 1, '{"kind": "do", "group": {"at": 1479, "events": [{"seat": 1, "prompt": "block", "choices": ["1:11"]}]}}', 'ben', '2026-11-18 15:31:31.273144+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 209, 1480, 'do', 1, '{"kind": "do", "group": {"at": 1480, "events": [{"seat": 1, "prompt": "block.victim", "choices": ["0:6"]}]}}', 'ben', '2026-11-18 15:31:31.273147+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 210, 1481, 'do', 1, '{"kind": "do", "group": {"at": 1481, "events": [{"seat": 1, "prompt": "block.dice", "choices": ["-2"]}]}}', 'ben', '2026-11-18 15:31:31.273151+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 211, 1482, 'do', 1, '{"kind": "do", "group": {"at": 1482, "events": [{"dice": [4, 2], "seat": 1, "prompt": "block.roll", "rolled": true}]}}', 'ben', '2026-11-18 15:31:31.273154+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 212, 1483, 'do', 1, '{"kind": "do", "group": {"at": 1483, "events": [{"seat": 1, "prompt": "roll-again", "choices": ["team"]}]}}', 'ben', '2026-11-18 15:31:31.273157+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 213, 1484, 'do', 1, '{"kind": "do", "group": {"at": 1484, "events": [{"dice": [1, 1], "seat": 1, "prompt": "block.roll", "rolled": true}]}}', 'ben', '2026-11-18 15:31:31.27316+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 214, 1485, 'do', 1, '{"kind": "do", "group": {"at": 1485, "events": [{"dice": [3, 1], "seat": 0, "prompt": "armour", "rolled": true}]}}', 'ben', '2026-11-18 15:31:31.273174+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 215, 1486, 'do', 1, '{"kind": "do", "group": {"at": 1486, "events": [{"seat": 1, "prompt": "ball.lands", "choices": ["0:6"]}]}}', 'ben', '2026-11-18 15:31:31.27319+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 216, 1487, 'do', 1, '{"kind": "do", "group": {"at": 1487, "events": [{"dice": [5], "seat": 0, "prompt": "roll.die", "rolled": true}]}}', 'ben', '2026-11-18 15:31:31.273193+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 217, 1488, 'do', 1, '{"kind": "do", "group": {"at": 1488, "events": [{"seat": 0, "prompt": "turnover", "choices": ["ball-not-caught"]}]}}', 'ben', '2026-11-18 15:31:31.273197+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 218, 1489, 'do', 1, '{"kind": "do", "group": {"at": 1489, "events": [{"prompt": "crowd", "choices": ["0:12"]}]}}', 'ben', '2026-11-18 15:31:31.2732+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 219, 1490, 'do', 1, '{"kind": "do", "group": {"at": 1490, "events": [{"dice": [4, 5], "seat": 1, "prompt": "injury", "rolled": true}]}}', 'ben', '2026-11-18 15:31:31.273203+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 220, 1491, 'do', 1, '{"kind": "do", "group": {"at": 1491, "events": [{"seat": 1, "prompt": "re-roll", "choices": ["team"]}]}}', 'ben', '2026-11-18 15:31:31.273206+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 221, 1492, 'do', 1, '{"kind": "do", "group": {"at": 1492, "events": [{"seat": 1, "prompt": "touchdown", "choices": ["1:1"]}]}}', 'ben', '2026-11-18 15:31:31.273211+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 222, 1493, 'do', 1, '{"kind": "do", "group": {"at": 1493, "events": [{"dice": [3, 2, 1, 1], "seat": 0, "prompt": "ko-recovery", "rolled": true}]}}', 'ben', '2026-11-18 15:31:31.273214+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 223, 1494, 'do', 1, '{"kind": "do", "group": {"at": 1494, "events": [{"dice": [6, 2], "seat": 1, "prompt": "ko-recovery", "rolled": true}]}}', 'ben', '2026-11-18 15:31:31.273217+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 224, 1495, 'do', 1, '{"kind": "do", "group": {"at": 1495, "events": [{"seat": 1, "prompt": "place-ball"}]}}', 'ben', '2026-11-18 15:31:31.27322+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 225, 1496, 'do', 1, '{"kind": "do", "group": {"at": 1496, "events": [{"dice": [6, 3], "seat": 1, "prompt": "scatter", "rolled": true}]}}', 'ben', '2026-11-18 15:31:31.273241+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 226, 1497, 'do', 1, '{"kind": "do", "group": {"at": 1497, "events": [{"dice": [3, 5], "prompt": "kick-off-table", "rolled": true}]}}', 'ben', '2026-11-18 15:31:31.273244+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 227, 1498, 'do', 1, '{"kind": "do", "group": {"at": 1498, "events": [{"dice": [3, 2], "prompt": "kick-off.brilliant-coaching", "rolled": true}]}}', 'ben', '2026-11-18 15:31:31.273247+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 228, 1499, 'do', 1, '{"kind": "do", "group": {"at": 1499, "events": [{"seat": 0, "prompt": "land", "choices": ["on-the-ground"]}]}}', 'ben', '2026-11-18 15:31:31.27325+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 229, 1500, 'do', 1, '{"kind": "do", "group": {"at": 1500, "events": [{"seat": 0, "prompt": "block", "choices": ["0:16"]}]}}', 'ben', '2026-11-18 15:31:31.273255+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 230, 1501, 'do', 1, '{"kind": "do", "group": {"at": 1501, "events": [{"seat": 0, "prompt": "block.victim", "choices": ["1:1"]}]}}', 'ben', '2026-11-18 15:31:31.273258+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 231, 1502, 'do', 1, '{"kind": "do", "group": {"at": 1502, "events": [{"seat": 0, "prompt": "block.dice", "choices": ["2"]}]}}', 'ben', '2026-11-18 15:31:31.273261+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 232, 1503, 'do', 1, '{"kind": "do", "group": {"at": 1503, "events": [{"dice": [2, 4], "seat": 0, "prompt": "block.roll", "rolled": true}]}}', 'ben', '2026-11-18 15:31:31.273265+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 233, 1504, 'do', 1, '{"kind": "do", "group": {"at": 1504, "events": [{"seat": 0, "prompt": "roll-again", "choices": ["team"]}]}}', 'ben', '2026-11-18 15:31:31.273268+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 234, 1505, 'do', 1, '{"kind": "do", "group": {"at": 1505, "events": [{"dice": [2], "seat": 0, "prompt": "loner-die", "rolled": true}]}}', 'ben', '2026-11-18 15:31:31.273292+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 235, 1506, 'do', 1, '{"kind": "do", "group": {"at": 1506, "events": [{"seat": 0, "prompt": "block.choose", "choices": ["both-down"]}]}}', 'ben', '2026-11-18 15:31:31.273296+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 236, 1507, 'do', 1, '{"kind": "do", "group": {"at": 1507, "events": [{"dice": [4, 4], "seat": 0, "prompt": "armour", "rolled": true}]}}', 'ben', '2026-11-18 15:31:31.273299+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 237, 1508, 'do', 1, '{"kind": "do", "group": {"at": 1508, "events": [{"dice": [3, 1], "seat": 0, "prompt": "injury", "rolled": true}]}}', 'ben', '2026-11-18 15:31:31.273303+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 238, 1509, 'do', 1, '{"kind": "do", "group": {"at": 1509, "events": [{"dice": [6, 6], "seat": 1, "prompt": "armour", "rolled": true}]}}', 'ben', '2026-11-18 15:31:31.273306+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 239, 1510, 'do', 1, '{"kind": "do", "group": {"at": 1510, "events": [{"dice": [3, 4], "seat": 1, "prompt": "injury", "rolled": true}]}}', 'ben', '2026-11-18 15:31:31.273309+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 240, 1511, 'do', 1, '{"kind": "do", "group": {"at": 1511, "events": [{"seat": 1, "prompt": "end-turn"}]}}', 'ben', '2026-11-18 15:31:31.273312+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 241, 1512, 'do', 1, '{"kind": "do", "group": {"at": 1512, "events": [{"seat": 1, "prompt": "interception", "choices": ["1:2"]}]}}', 'ben', '2026-11-18 15:31:31.273316+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 242, 1513, 'do', 1, '{"kind": "do", "group": {"at": 1513, "events": [{"seat": 1, "prompt": "blitz", "choices": ["1:11"]}]}}', 'ben', '2026-11-18 15:31:31.273319+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 243, 1514, 'do', 1, '{"kind": "do", "group": {"at": 1514, "events": [{"seat": 1, "prompt": "blitz.victim", "choices": ["0:6"]}]}}', 'ben', '2026-11-18 15:31:31.273335+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 244, 1515, 'do', 1, '{"kind": "do", "group": {"at": 1515, "events": [{"seat": 1, "prompt": "block.dice", "choices": ["3"]}]}}', 'ben', '2026-11-18 15:31:31.273338+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 245, 1516, 'do', 1, '{"kind": "do", "group": {"at": 1516, "events": [{"dice": [5, 3, 5], "seat": 1, "prompt": "block.roll", "rolled": true}]}}', 'ben', '2026-11-18 15:31:31.273341+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 246, 1517, 'do', 1, '{"kind": "do", "group": {"at": 1517, "events": [{"seat": 1, "prompt": "roll-again", "choices": ["team"]}]}}', 'ben', '2026-11-18 15:31:31.273347+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 247, 1518, 'do', 1, '{"kind": "do", "group": {"at": 1518, "events": [{"dice": [1, 3, 3], "seat": 1, "prompt": "block.roll", "rolled": true}]}}', 'ben', '2026-11-18 15:31:31.27335+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 248, 1519, 'do', 1, '{"kind": "do", "group": {"at": 1519, "events": [{"seat": 1, "prompt": "block.choose", "choices": ["attacker-down"]}]}}', 'ben', '2026-11-18 15:31:31.273354+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 249, 1520, 'do', 1, '{"kind": "do", "group": {"at": 1520, "events": [{"dice": [4, 3], "seat": 0, "prompt": "armour", "rolled": true}]}}', 'ben', '2026-11-18 15:31:31.273357+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 250, 1521, 'do', 1, '{"kind": "do", "group": {"at": 1521, "events": [{"seat": 0, "prompt": "turnover", "choices": ["knocked-down"]}]}}', 'ben', '2026-11-18 15:31:31.27336+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 251, 1522, 'do', 1, '{"kind": "do", "group": {"at": 1522, "events": [{"seat": 0, "prompt": "after.mvp.home", "rolled": true, "choices": ["0:12"]}]}}', 'ben', '2026-11-18 15:31:31.273364+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 252, 1523, 'do', 1, '{"kind": "do", "group": {"at": 1523, "events": [{"dice": [3, 3], "seat": 0, "prompt": "after.improve.home.12", "rolled": true}]}}', 'ben', '2026-11-18 15:31:31.273368+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 253, 1524, 'do', 1, '{"kind": "do", "group": {"at": 1524, "events": [{"seat": 0, "prompt": "result.home", "choices": ["DF99-B865"]}]}}', 'ben', '2026-11-18 15:31:31.273383+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 254, 1525, 'do', 1, '{"kind": "do", "group": {"at": 1525, "events": [{"seat": 0, "prompt": "after.learn.home.12", "choices": ["dodge"]}]}}', 'ben', '2026-11-18 15:31:31.273387+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 255, 1526, 'do', 1, '{"kind": "do", "group": {"at": 1526, "events": [{"seat": 1, "prompt": "result.away", "choices": ["BA67-4F1D"]}]}}', 'ben', '2026-11-18 15:31:31.27339+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 256, 1527, 'do', 1, '{"kind": "do", "group": {"at": 1527, "events": [{"seat": 1, "prompt": "after.mvp.away", "rolled": true, "choices": ["1:12"]}]}}', 'ben', '2026-11-18 15:31:31.273393+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 257, 1528, 'do', 1, '{"kind": "do", "group": {"at": 1528, "events": [{"dice": [5, 4], "seat": 1, "prompt": "after.improve.away.2", "rolled": true}]}}', 'ben', '2026-11-18 15:31:31.273396+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 258, 1529, 'do', 1, '{"kind": "do", "group": {"at": 1529, "events": [{"dice": [2, 4], "seat": 0, "prompt": "after.improve.home.6", "rolled": true}]}}', 'ben', '2026-11-18 15:31:31.273399+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 259, 1530, 'do', 1, '{"kind": "do", "group": {"at": 1530, "events": [{"dice": [3, 2], "seat": 1, "prompt": "after.improve.away.10", "rolled": true}]}}', 'ben', '2026-11-18 15:31:31.27342+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 260, 1531, 'do', 1, '{"kind": "do", "group": {"at": 1531, "events": [{"seat": 0, "prompt": "after.learn.home.6", "choices": ["leap"]}]}}', 'ben', '2026-11-18 15:31:31.273446+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 261, 1532, 'do', 1, '{"kind": "do", "group": {"at": 1532, "events": [{"seat": 1, "prompt": "after.learn.away.2", "choices": ["tackle"]}]}}', 'ben', '2026-11-18 15:31:31.27345+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 262, 1533, 'do', 1, '{"kind": "do", "group": {"at": 1533, "events": [{"dice": [6], "seat": 0, "prompt": "after.winnings.home", "rolled": true}]}}', 'ben', '2026-11-18 15:31:31.273453+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 263, 1534, 'do', 1, '{"kind": "do", "group": {"at": 1534, "events": [{"dice": [5, 6], "seat": 0, "prompt": "after.fans.home", "rolled": true}]}}', 'ben', '2026-11-18 15:31:31.273456+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 264, 1535, 'do', 1, '{"kind": "do", "group": {"at": 1535, "events": [{"seat": 0, "prompt": "after.hire.home", "choices": ["thrower"]}]}}', 'ben', '2026-11-18 15:31:31.273472+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 265, 1536, 'do', 1, '{"kind": "do", "group": {"at": 1536, "events": [{"seat": 0, "prompt": "after.trade-done.home"}]}}', 'ben', '2026-11-18 15:31:31.273475+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 266, 1537, 'do', 1, '{"kind": "do", "group": {"at": 1537, "events": [{"seat": 1, "prompt": "after.learn.away.10", "choices": ["strong-arm"]}]}}', 'ben', '2026-11-18 15:31:31.273479+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 267, 1538, 'do', 1, '{"kind": "do", "group": {"at": 1538, "events": [{"dice": [4], "seat": 1, "prompt": "after.winnings.away", "rolled": true}]}}', 'ben', '2026-11-18 15:31:31.273482+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 268, 1539, 'do', 1, '{"kind": "do", "group": {"at": 1539, "events": [{"text": "…", "prompt": "hand.note"}]}}', 'ben', '2026-11-18 15:31:31.273486+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 269, 1540, 'do', 1, '{"kind": "do", "group": {"at": 1540, "events": [{"seat": 1, "prompt": "after.winnings-again.away", "choices": ["no"]}]}}', 'ben', '2026-11-18 15:31:31.27349+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 270, 1541, 'do', 1, '{"kind": "do", "group": {"at": 1541, "events": [{"dice": [3, 6, 2], "seat": 1, "prompt": "after.fans.away", "rolled": true}]}}', 'ben', '2026-11-18 15:31:31.273493+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 271, 1542, 'do', 1, '{"kind": "do", "group": {"at": 1542, "events": [{"seat": 1, "prompt": "after.trade-done.away"}]}}', 'ben', '2026-11-18 15:31:31.273496+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 272, 1543, 'do', 1, '{"kind": "do", "group": {"at": 1543, "events": [{"seat": 1, "prompt": "after.journeyman.away.13", "choices": ["sign"]}]}}', 'ben', '2026-11-18 15:31:31.273499+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'f06dad7d-232a-407b-b06a-6694830eeb4f', 273, 1544, 'do', 1, '{"kind": "do", "group": {"at": 1544, "events": [{"seat": 1, "prompt": "after.journeyman.away.12", "choices": ["sign"]}]}}', 'ben', '2026-11-18 15:31:31.273509+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'ba39771f-b0a5-432e-a1f6-0d2ee7c840e5', 1, 1021, 'do', 1, '{"kind": "do", "group": {"at": 1020, "events": [{"dice": [1, 1], "prompt": "weather"}]}}', 'bob', '2026-11-18 15:31:31.591833+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'ba39771f-b0a5-432e-a1f6-0d2ee7c840e5', 2, 1023, 'do', 1, '{"kind": "do", "group": {"at": 1022, "events": [{"seat": 1, "number": 25000, "prompt": "petty-cash"}]}}', 'bob', '2026-11-18 15:31:31.591938+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'ba39771f-b0a5-432e-a1f6-0d2ee7c840e5', 3, 1025, 'do', 1, '{"kind": "do", "group": {"at": 1024, "events": [{"seat": 0, "number": 20000, "prompt": "petty-cash"}]}}', 'bob', '2026-11-18 15:31:31.591943+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'ba39771f-b0a5-432e-a1f6-0d2ee7c840e5', 4, 1027, 'do', 1, '{"kind": "do", "group": {"at": 1026, "events": [{"seat": 0, "prompt": "inducements.done"}]}}', 'bob', '2026-11-18 15:31:31.591947+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'ba39771f-b0a5-432e-a1f6-0d2ee7c840e5', 5, 1029, 'do', 1, '{"kind": "do", "group": {"at": 1028, "events": [{"dice": [3, 6], "seat": 0, "prompt": "gate", "rolled": true}]}}', 'bob', '2026-11-18 15:31:31.591951+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'ba39771f-b0a5-432e-a1f6-0d2ee7c840e5', 6, 1031, 'do', 1, '{"kind": "do", "group": {"at": 1030, "events": [{"dice": [1, 4], "seat": 1, "prompt": "gate", "rolled": true}]}}', 'bob', '2026-11-18 15:31:31.591955+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'ba39771f-b0a5-432e-a1f6-0d2ee7c840e5', 7, 1033, 'do', 1, '{"kind": "do", "group": {"at": 1032, "events": [{"dice": [2], "prompt": "coin-toss"}]}}', 'bob', '2026-11-18 15:31:31.591958+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'ba39771f-b0a5-432e-a1f6-0d2ee7c840e5', 8, 1035, 'do', 1, '{"kind": "do", "group": {"at": 1034, "events": [{"seat": 1, "prompt": "kick-or-receive", "choices": ["kick"]}]}}', 'bob', '2026-11-18 15:31:31.591962+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'ba39771f-b0a5-432e-a1f6-0d2ee7c840e5', 9, 1037, 'do', 1, '{"kind": "do", "group": {"at": 1036, "events": [{"seat": 1, "prompt": "place-ball"}]}}', 'bob', '2026-11-18 15:31:31.591965+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'ba39771f-b0a5-432e-a1f6-0d2ee7c840e5', 10, 1039, 'do', 1, '{"kind": "do", "group": {"at": 1038, "events": [{"dice": [3, 4], "seat": 1, "prompt": "scatter"}]}}', 'bob', '2026-11-18 15:31:31.596138+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'ba39771f-b0a5-432e-a1f6-0d2ee7c840e5', 11, 1041, 'do', 1, '{"kind": "do", "group": {"at": 1040, "events": [{"seat": 1, "prompt": "kick-skill", "choices": ["1:3"]}]}}', 'bob', '2026-11-18 15:31:31.596155+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'ba39771f-b0a5-432e-a1f6-0d2ee7c840e5', 12, 1043, 'do', 1, '{"kind": "do", "group": {"at": 1042, "events": [{"dice": [4, 6], "prompt": "kick-off-table", "rolled": true}]}}', 'bob', '2026-11-18 15:31:31.596225+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'ba39771f-b0a5-432e-a1f6-0d2ee7c840e5', 13, 1045, 'do', 1, '{"kind": "do", "group": {"at": 1044, "events": [{"seat": 1, "prompt": "said"}]}}', 'bob', '2026-11-18 15:31:31.596229+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'ba39771f-b0a5-432e-a1f6-0d2ee7c840e5', 14, 1047, 'do', 1, '{"kind": "do", "group": {"at": 1046, "events": [{"seat": 1, "prompt": "blitz", "choices": ["1:10"]}]}}', 'bob', '2026-11-18 15:31:31.596233+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'ba39771f-b0a5-432e-a1f6-0d2ee7c840e5', 15, 1049, 'do', 1, '{"kind": "do", "group": {"at": 1048, "events": [{"seat": 1, "prompt": "blitz.victim", "choices": ["0:4"]}]}}', 'bob', '2026-11-18 15:31:31.596236+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'ba39771f-b0a5-432e-a1f6-0d2ee7c840e5', 16, 1051, 'do', 1, '{"kind": "do", "group": {"at": 1050, "events": [{"seat": 1, "prompt": "block.dice", "choices": ["3"]}]}}', 'bob', '2026-11-18 15:31:31.596239+00');
INSERT INTO dugout_shared.match_entry VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'ba39771f-b0a5-432e-a1f6-0d2ee7c840e5', 17, 1053, 'do', 1, '{"kind": "do", "group": {"at": 1052, "events": [{"dice": [2, 2, 2], "seat": 1, "prompt": "block.roll", "rolled": true}]}}', 'bob', '2026-11-18 15:31:31.596251+00');


--
-- Data for Name: member; Type: TABLE DATA; Schema: dugout_shared; Owner: dugout_keeper_league1
--

INSERT INTO dugout_shared.member VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'anna', 'commissioner', '', '{}', 'anna', '2026-11-18 15:31:30.041187+00');
INSERT INTO dugout_shared.member VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'rita', 'reader', '', '{}', 'anna', '2026-11-18 15:31:30.093835+00');
INSERT INTO dugout_shared.member VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'bob', 'coach', '', '{team-1}', 'anna', '2026-11-18 15:31:30.095865+00');
INSERT INTO dugout_shared.member VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'bea', 'coach', '', '{team-2}', 'anna', '2026-11-18 15:31:30.097665+00');
INSERT INTO dugout_shared.member VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'ben', 'coach', '', '{team-3}', 'anna', '2026-11-18 15:31:30.101208+00');
INSERT INTO dugout_shared.member VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'bia', 'coach', '', '{team-4}', 'anna', '2026-11-18 15:31:30.102808+00');


--
-- Data for Name: presence; Type: TABLE DATA; Schema: dugout_shared; Owner: dugout_keeper_league1
--



--
-- Data for Name: receipt; Type: TABLE DATA; Schema: dugout_shared; Owner: dugout_keeper_league1
--

INSERT INTO dugout_shared.receipt VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '50884c0f-d56d-4963-93a6-845f2638f4e2', '{"done": "kept", "changes": 7}', 'bia', '2026-11-18 15:31:30.36594+00');
INSERT INTO dugout_shared.receipt VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '98f5d6f4-de30-4e08-a970-7fbaf10d7889', '{"done": "kept", "changes": 9}', 'bia', '2026-11-18 15:31:30.434926+00');
INSERT INTO dugout_shared.receipt VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '48531ac4-fdaa-4e3a-a2ea-4a4fe16efc5c', '{"done": "kept", "changes": 10}', 'ben', '2026-11-18 15:31:30.646446+00');
INSERT INTO dugout_shared.receipt VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'ac138c37-43c9-4c3c-826c-748dca2f5e60', '{"done": "kept", "changes": 12}', 'ben', '2026-11-18 15:31:30.721755+00');
INSERT INTO dugout_shared.receipt VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'e10e11fd-5484-404e-a7d0-6b11908e3057', '{"done": "kept", "changes": 13}', 'bea', '2026-11-18 15:31:30.926144+00');
INSERT INTO dugout_shared.receipt VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'e0d13a0d-14bf-4372-9416-ddde04495e3e', '{"done": "kept", "changes": 14}', 'bob', '2026-11-18 15:31:31.097756+00');
INSERT INTO dugout_shared.receipt VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '4fd8fda6-6895-4bd2-83a3-2f5802aff349', '{"done": "kept", "changes": 15}', 'ben', '2026-11-18 15:31:31.242383+00');
INSERT INTO dugout_shared.receipt VALUES ('94d99de4-9997-40eb-8120-c36613e45132', '6e8fc80e-49cc-4339-9209-f75849bff57d', '{"done": "kept", "changes": 17}', 'ben', '2026-11-18 15:31:31.317276+00');
INSERT INTO dugout_shared.receipt VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'fe5b4803-1bbe-40ae-85cd-43b31d7732cc', '{"done": "kept", "changes": 18}', 'bob', '2026-11-18 15:31:31.55596+00');


--
-- Data for Name: sealed; Type: TABLE DATA; Schema: dugout_shared; Owner: dugout_keeper_league1
--

INSERT INTO dugout_shared.sealed VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 9, '{"kind": "do", "group": {"at": 1017, "events": [{"prompt": "phase-begun", "values": {"phase": 0, "seeds": ["team-1", "team-4", "team-3", "team-2"], "places": [], "divisions": [["team-1", "team-4", "team-3", "team-2"]], "competition": "c1"}}, {"prompt": "rounds-drawn", "values": {"phase": 0, "rounds": [{"number": 1, "deadline": 0, "fixtures": [{"id": "f1", "tie": -1, "away": "team-2", "home": "team-4", "when": {"date": 0, "place": "", "table": 0, "deadline": 0}, "stage": 0, "pinned": false, "friendly": false, "occasion": ""}, {"id": "f2", "tie": -1, "away": "team-1", "home": "team-3", "when": {"date": 0, "place": "", "table": 0, "deadline": 0}, "stage": 0, "pinned": false, "friendly": false, "occasion": ""}]}, {"number": 2, "deadline": 0, "fixtures": [{"id": "f3", "tie": -1, "away": "team-4", "home": "team-3", "when": {"date": 0, "place": "", "table": 0, "deadline": 0}, "stage": 0, "pinned": false, "friendly": false, "occasion": ""}, {"id": "f4", "tie": -1, "away": "team-2", "home": "team-1", "when": {"date": 0, "place": "", "table": 0, "deadline": 0}, "stage": 0, "pinned": false, "friendly": false, "occasion": ""}]}, {"number": 3, "deadline": 0, "fixtures": [{"id": "f5", "tie": -1, "away": "team-1", "home": "team-4", "when": {"date": 0, "place": "", "table": 0, "deadline": 0}, "stage": 0, "pinned": false, "friendly": false, "occasion": ""}, {"id": "f6", "tie": -1, "away": "team-3", "home": "team-2", "when": {"date": 0, "place": "", "table": 0, "deadline": 0}, "stage": 0, "pinned": false, "friendly": false, "occasion": ""}]}], "competition": "c1"}}]}}');
INSERT INTO dugout_shared.sealed VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 10, '{"kind": "do", "group": {"at": 1018, "events": [{"prompt": "round-published", "values": {"round": 1, "deadline": 0, "competition": "c1"}}]}}');
INSERT INTO dugout_shared.sealed VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 11, '{"kind": "do", "group": {"at": 1019, "events": [{"prompt": "round-published", "values": {"round": 2, "deadline": 0, "competition": "c1"}}]}}');


--
-- Data for Name: spent; Type: TABLE DATA; Schema: dugout_shared; Owner: dugout_keeper_league1
--

INSERT INTO dugout_shared.spent VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'bia', 'match_entry', 223, 67728);
INSERT INTO dugout_shared.spent VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'bia', 'match', 1, 32168);
INSERT INTO dugout_shared.spent VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'bia', 'team_sheet', 2, 6984);
INSERT INTO dugout_shared.spent VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'bia', 'entry', 2, 1448);
INSERT INTO dugout_shared.spent VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'bia', 'receipt', 2, 320);
INSERT INTO dugout_shared.spent VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'bea', 'entry', 1, 280);
INSERT INTO dugout_shared.spent VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'bea', 'receipt', 1, 160);
INSERT INTO dugout_shared.spent VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'ben', 'match_entry', 521, 158824);
INSERT INTO dugout_shared.spent VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'ben', 'match', 2, 72984);
INSERT INTO dugout_shared.spent VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'ben', 'team_sheet', 4, 16064);
INSERT INTO dugout_shared.spent VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'ben', 'entry', 4, 2896);
INSERT INTO dugout_shared.spent VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'ben', 'receipt', 4, 640);
INSERT INTO dugout_shared.spent VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'bob', 'match', 1, 8752);
INSERT INTO dugout_shared.spent VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'bob', 'entry', 2, 608);
INSERT INTO dugout_shared.spent VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'bob', 'receipt', 2, 320);
INSERT INTO dugout_shared.spent VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'bob', 'match_entry', 17, 5088);


--
-- Data for Name: team; Type: TABLE DATA; Schema: dugout_shared; Owner: dugout_keeper_league1
--

INSERT INTO dugout_shared.team VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'team-3', 'Team 3', false, 3, '{"id": "team-3", "name": "Team 3", "badge": {"field": "#204080", "shape": "shield", "charge": "ball", "chargeColour": "#ffffff"}, "coach": "Coach 3", "budget": 1000000, "format": "dugout-team", "roster": "elf", "colours": ["#204080", "#ffffff"], "founded": true, "options": {"fame": true, "fouls": true, "skills": true, "fumbles": true, "referee": true, "weather": true, "ban-igor": false, "hand-off": true, "overtime": false, "apothecary": true, "ban-bribes": false, "mvp-method": "random-available", "ban-wizards": false, "cards-limit": 5, "going-for-it": true, "legacy-teams": false, "merged-decks": false, "trophy-perks": false, "block-assists": true, "expenses-step": 150000, "interceptions": true, "league-points": "three-one-zero", "qualification": "points", "several-teams": false, "team-creation": true, "coaching-staff": true, "expenses-start": 1750000, "kick-off-table": true, "ban-mercenaries": false, "cards-allowance": 50000, "free-fan-factor": false, "ban-star-players": false, "special-play-cards": "off", "ban-bloodweiser-babes": false, "knock-out-inducements": true, "lasting-star-injuries": false, "permanent-inducements": false, "short-league-winnings": "none", "ban-extra-team-training": false, "ban-halfling-master-chef": false, "ban-wandering-apothecary": false, "cards-before-inducements": true}, "players": [{"id": "6", "name": "Zephra Goldglance", "deeds": {"mvp": 1, "touchdown": 1}, "number": 6, "position": "catcher", "improvements": [{"dice": [2, 4], "skill": "leap", "value": 20000}]}, {"id": "8", "name": "Talise Longsmile", "number": 8, "position": "catcher"}, {"id": "9", "name": "Ilvo Goldfire", "number": 9, "position": "lineman"}, {"id": "10", "name": "Velo Swiftfire", "number": 10, "injuries": {"av": 1}, "position": "catcher", "missesNextMatch": true}, {"id": "11", "name": "Ludo Farfire", "deeds": {"completion": 1}, "number": 11, "position": "lineman"}, {"id": "19", "name": "", "number": 13, "position": "thrower"}, {"id": "20", "kind": "journeyman", "name": "", "number": 1, "position": "lineman"}, {"id": "21", "kind": "journeyman", "name": "", "number": 2, "position": "lineman"}, {"id": "22", "kind": "journeyman", "name": "", "number": 3, "position": "lineman"}, {"id": "23", "kind": "journeyman", "name": "", "number": 4, "position": "lineman"}, {"id": "24", "kind": "journeyman", "name": "", "number": 5, "position": "lineman"}, {"id": "25", "kind": "journeyman", "name": "", "number": 7, "position": "lineman"}], "rerolls": 1, "ruleset": "crp", "version": 1, "treasury": 10000, "fanFactor": 1, "nextPlayer": 26, "apothecaries": 1, "cheerleaders": 0, "formerPlayers": [{"id": "1", "name": "Fenno Clearfire", "number": 1, "status": "dead", "position": "blitzer"}, {"id": "5", "name": "Rixa Longmark", "deeds": {"touchdown": 1}, "number": 5, "status": "fired", "position": "blitzer"}, {"id": "2", "name": "Quill Highmark", "number": 2, "status": "fired", "position": "thrower"}, {"id": "4", "name": "Cassil Longglance", "deeds": {"casualty": 1}, "number": 4, "status": "fired", "position": "catcher"}, {"id": "7", "name": "Brio Brightarc", "number": 7, "status": "fired", "position": "lineman"}, {"id": "3", "name": "Sorell Brightglance", "number": 3, "status": "fired", "position": "thrower"}, {"id": "12", "kind": "journeyman", "name": "", "deeds": {"mvp": 1, "casualty": 1}, "number": 1, "status": "left", "position": "lineman", "improvements": [{"dice": [3, 3], "skill": "dodge", "value": 20000}]}, {"id": "13", "kind": "journeyman", "name": "", "number": 2, "status": "left", "position": "lineman"}, {"id": "14", "kind": "journeyman", "name": "", "number": 3, "status": "left", "position": "lineman"}, {"id": "15", "kind": "journeyman", "name": "", "number": 4, "status": "left", "position": "lineman"}, {"id": "16", "kind": "journeyman", "name": "", "number": 5, "status": "left", "position": "lineman"}, {"id": "17", "kind": "journeyman", "name": "", "number": 7, "status": "left", "position": "lineman"}, {"id": "18", "kind": "journeyman", "name": "", "number": 12, "status": "left", "position": "lineman"}], "assistantCoaches": 0}', 17);
INSERT INTO dugout_shared.team VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'team-2', 'Team 2', false, 2, '{"id": "team-2", "name": "Team 2", "badge": {"field": "#204080", "shape": "shield", "charge": "ball", "chargeColour": "#ffffff"}, "coach": "Coach 2", "budget": 1000000, "format": "dugout-team", "roster": "dwarf", "colours": ["#204080", "#ffffff"], "founded": true, "options": {"fame": true, "fouls": true, "skills": true, "fumbles": true, "referee": true, "weather": true, "ban-igor": false, "hand-off": true, "overtime": false, "apothecary": true, "ban-bribes": false, "mvp-method": "random-available", "ban-wizards": false, "cards-limit": 5, "going-for-it": true, "legacy-teams": false, "merged-decks": false, "trophy-perks": false, "block-assists": true, "expenses-step": 150000, "interceptions": true, "league-points": "three-one-zero", "qualification": "points", "several-teams": false, "team-creation": true, "coaching-staff": true, "expenses-start": 1750000, "kick-off-table": true, "ban-mercenaries": false, "cards-allowance": 50000, "free-fan-factor": false, "ban-star-players": false, "special-play-cards": "off", "ban-bloodweiser-babes": false, "knock-out-inducements": true, "lasting-star-injuries": false, "permanent-inducements": false, "short-league-winnings": "none", "ban-extra-team-training": false, "ban-halfling-master-chef": false, "ban-wandering-apothecary": false, "cards-before-inducements": true}, "players": [{"id": "1", "name": "Olgar ''Slag'' Tincounter", "deeds": {"touchdown": 1}, "number": 1, "position": "runner"}, {"id": "2", "name": "Dumbo the Peckish", "number": 2, "position": "deathroller"}, {"id": "3", "name": "Svarn ''Flint'' Tinpuddler", "deeds": {"touchdown": 1, "completion": 1, "interception": 1}, "number": 3, "position": "blitzer", "improvements": [{"dice": [5, 4], "skill": "kick", "value": 20000}]}, {"id": "4", "name": "Durgan ''Pinch'' Oredelver", "deeds": {"interception": 1}, "number": 4, "position": "troll-slayer"}, {"id": "5", "name": "Hok ''Crucible'' Brasspuddler", "number": 5, "position": "blocker"}, {"id": "8", "name": "Ulfin ''Bellows'' Coalsnorter", "deeds": {"mvp": 1, "interception": 1}, "number": 8, "position": "runner", "improvements": [{"dice": [6, 2], "skill": "nerves-of-steel", "value": 20000}]}, {"id": "9", "name": "Kettil ''Ember'' Orepuddler", "number": 9, "position": "blocker"}, {"id": "10", "name": "Yngvar ''Rivet'' Goldsnorter", "deeds": {"touchdown": 1}, "number": 10, "position": "blocker"}, {"id": "11", "name": "Tolg ''Sooty'' Goldbender", "deeds": {"touchdown": 1}, "number": 11, "position": "blocker"}, {"id": "12", "kind": "journeyman", "name": "", "number": 6, "position": "blocker"}, {"id": "13", "kind": "journeyman", "name": "", "number": 7, "position": "blocker"}], "rerolls": 1, "ruleset": "crp", "version": 1, "treasury": 30000, "fanFactor": 3, "nextPlayer": 14, "apothecaries": 0, "cheerleaders": 0, "formerPlayers": [{"id": "6", "name": "Grima ''Sparks'' Orecounter", "number": 6, "status": "dead", "position": "troll-slayer"}, {"id": "7", "name": "Hamrik ''Clinker'' Golddelver", "number": 7, "status": "dead", "position": "blocker"}], "assistantCoaches": 0}', 9);
INSERT INTO dugout_shared.team VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'team-1', 'Team 1', false, 2, '{"id": "team-1", "name": "Team 1", "badge": {"field": "#204080", "shape": "shield", "charge": "ball", "chargeColour": "#ffffff"}, "coach": "Coach 1", "budget": 1000000, "format": "dugout-team", "roster": "high-elf", "colours": ["#204080", "#ffffff"], "founded": true, "options": {"fame": true, "fouls": true, "skills": true, "fumbles": true, "referee": true, "weather": true, "ban-igor": false, "hand-off": true, "overtime": false, "apothecary": true, "ban-bribes": false, "mvp-method": "random-available", "ban-wizards": false, "cards-limit": 5, "going-for-it": true, "legacy-teams": false, "merged-decks": false, "trophy-perks": false, "block-assists": true, "expenses-step": 150000, "interceptions": true, "league-points": "three-one-zero", "qualification": "points", "several-teams": false, "team-creation": true, "coaching-staff": true, "expenses-start": 1750000, "kick-off-table": true, "ban-mercenaries": false, "cards-allowance": 50000, "free-fan-factor": false, "ban-star-players": false, "special-play-cards": "off", "ban-bloodweiser-babes": false, "knock-out-inducements": true, "lasting-star-injuries": false, "permanent-inducements": false, "short-league-winnings": "none", "ban-extra-team-training": false, "ban-halfling-master-chef": false, "ban-wandering-apothecary": false, "cards-before-inducements": true}, "players": [{"id": "2", "name": "Maro Longglance", "deeds": {"touchdown": 1, "interception": 1}, "number": 2, "position": "thrower"}, {"id": "3", "name": "Thessa Flashfire", "deeds": {"interception": 1}, "number": 3, "position": "lineman"}, {"id": "4", "name": "Velo Farmark", "deeds": {"completion": 1}, "number": 4, "position": "lineman"}, {"id": "5", "name": "Cassil Fararc", "deeds": {"touchdown": 1}, "number": 5, "position": "lineman"}, {"id": "6", "name": "Orlin Brightglance", "number": 6, "position": "catcher"}, {"id": "7", "name": "Rixa Longfire", "deeds": {"touchdown": 1}, "number": 7, "position": "lineman"}, {"id": "8", "name": "Sorell Flashsmile", "deeds": {"casualty": 1, "interception": 1}, "number": 8, "position": "lineman", "missesNextMatch": true}, {"id": "9", "name": "Ludo Clearglance", "number": 9, "position": "blitzer"}, {"id": "10", "name": "Quill Goldmark", "deeds": {"touchdown": 1}, "number": 10, "injuries": {"niggling": 1}, "position": "catcher", "missesNextMatch": true}, {"id": "11", "name": "Fenno Highglance", "deeds": {"interception": 1}, "number": 11, "position": "catcher"}, {"id": "12", "kind": "journeyman", "name": "", "number": 1, "position": "lineman"}, {"id": "13", "kind": "journeyman", "name": "", "number": 12, "position": "lineman"}, {"id": "14", "kind": "journeyman", "name": "", "number": 13, "position": "lineman"}], "rerolls": 2, "ruleset": "crp", "version": 1, "treasury": 70000, "fanFactor": 1, "nextPlayer": 15, "apothecaries": 0, "cheerleaders": 0, "formerPlayers": [{"id": "1", "name": "Zephra Brightmark", "deeds": {"mvp": 1, "touchdown": 1}, "number": 1, "status": "fired", "position": "thrower", "improvements": [{"dice": [6, 6], "skill": "fend", "value": 20000}]}], "assistantCoaches": 0}', 12);
INSERT INTO dugout_shared.team VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'team-4', 'Team 4', false, 3, '{"id": "team-4", "name": "Team 4", "badge": {"field": "#204080", "shape": "shield", "charge": "ball", "chargeColour": "#ffffff"}, "coach": "Coach 4", "budget": 1000000, "format": "dugout-team", "roster": "amazon", "colours": ["#204080", "#ffffff"], "founded": true, "options": {"fame": true, "fouls": true, "skills": true, "fumbles": true, "referee": true, "weather": true, "ban-igor": false, "hand-off": true, "overtime": false, "apothecary": true, "ban-bribes": false, "mvp-method": "random-available", "ban-wizards": false, "cards-limit": 5, "going-for-it": true, "legacy-teams": false, "merged-decks": false, "trophy-perks": false, "block-assists": true, "expenses-step": 150000, "interceptions": true, "league-points": "three-one-zero", "qualification": "points", "several-teams": false, "team-creation": true, "coaching-staff": true, "expenses-start": 1750000, "kick-off-table": true, "ban-mercenaries": false, "cards-allowance": 50000, "free-fan-factor": false, "ban-star-players": false, "special-play-cards": "off", "ban-bloodweiser-babes": false, "knock-out-inducements": true, "lasting-star-injuries": false, "permanent-inducements": false, "short-league-winnings": "none", "ban-extra-team-training": false, "ban-halfling-master-chef": false, "ban-wandering-apothecary": false, "cards-before-inducements": true}, "players": [{"id": "1", "name": "Selara Deep Orchid", "deeds": {"touchdown": 1}, "number": 1, "position": "thrower"}, {"id": "2", "name": "Kiyana Quick Hawk", "deeds": {"touchdown": 1, "completion": 1, "interception": 2}, "number": 2, "position": "catcher", "improvements": [{"dice": [5, 4], "skill": "tackle", "value": 20000}]}, {"id": "3", "name": "Mirara Green Jaguar", "deeds": {"mvp": 1, "casualty": 1}, "number": 3, "position": "catcher", "improvements": [{"dice": [5, 1], "skill": "sneaky-git", "value": 20000}]}, {"id": "4", "name": "Kiyali Bright Vine", "deeds": {"casualty": 1}, "number": 4, "position": "blitzer"}, {"id": "6", "name": "Selana Green Orchid", "deeds": {"casualty": 1}, "number": 6, "position": "linewoman"}, {"id": "7", "name": "Selata Bright Orchid", "number": 7, "position": "linewoman"}, {"id": "8", "name": "Otoli Bright Hawk", "number": 8, "injuries": {"niggling": 1}, "position": "linewoman"}, {"id": "9", "name": "Mirali Green Vine", "number": 9, "position": "linewoman"}, {"id": "10", "name": "Izara Bright Jaguar", "deeds": {"casualty": 1, "touchdown": 1, "completion": 1}, "number": 10, "position": "blitzer", "improvements": [{"dice": [3, 2], "skill": "strong-arm", "value": 20000}]}, {"id": "11", "name": "Izali Deep Orchid", "number": 11, "position": "linewoman"}, {"id": "12", "name": "", "deeds": {"mvp": 1}, "number": 12, "position": "linewoman"}, {"id": "13", "name": "", "number": 13, "injuries": {"av": 1}, "position": "linewoman", "missesNextMatch": true}], "rerolls": 2, "ruleset": "crp", "version": 1, "treasury": 175000, "fanFactor": 2, "nextPlayer": 14, "apothecaries": 0, "cheerleaders": 0, "formerPlayers": [{"id": "5", "name": "Otota Quick River", "number": 5, "status": "dead", "position": "thrower"}], "assistantCoaches": 0}', 17);


--
-- Data for Name: team_sheet; Type: TABLE DATA; Schema: dugout_shared; Owner: dugout_keeper_league1
--

INSERT INTO dugout_shared.team_sheet VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'team-1', 1, '{"id": "team-1", "name": "Team 1", "badge": {"field": "#204080", "shape": "shield", "charge": "ball", "chargeColour": "#ffffff"}, "coach": "Coach 1", "budget": 1000000, "format": "dugout-team", "roster": "high-elf", "colours": ["#204080", "#ffffff"], "founded": true, "options": {"fame": true, "fouls": true, "skills": true, "fumbles": true, "referee": true, "weather": true, "ban-igor": false, "hand-off": true, "overtime": false, "apothecary": true, "ban-bribes": false, "mvp-method": "random-available", "ban-wizards": false, "cards-limit": 5, "going-for-it": true, "legacy-teams": false, "merged-decks": false, "trophy-perks": false, "block-assists": true, "expenses-step": 150000, "interceptions": true, "league-points": "three-one-zero", "qualification": "points", "several-teams": false, "team-creation": true, "coaching-staff": true, "expenses-start": 1750000, "kick-off-table": true, "ban-mercenaries": false, "cards-allowance": 50000, "free-fan-factor": false, "ban-star-players": false, "special-play-cards": "off", "ban-bloodweiser-babes": false, "knock-out-inducements": true, "lasting-star-injuries": false, "permanent-inducements": false, "short-league-winnings": "none", "ban-extra-team-training": false, "ban-halfling-master-chef": false, "ban-wandering-apothecary": false, "cards-before-inducements": true}, "players": [{"id": "1", "name": "Zephra Brightmark", "number": 1, "position": "thrower"}, {"id": "2", "name": "Maro Longglance", "number": 2, "position": "thrower"}, {"id": "3", "name": "Thessa Flashfire", "number": 3, "position": "lineman"}, {"id": "4", "name": "Velo Farmark", "number": 4, "position": "lineman"}, {"id": "5", "name": "Cassil Fararc", "number": 5, "position": "lineman"}, {"id": "6", "name": "Orlin Brightglance", "number": 6, "position": "catcher"}, {"id": "7", "name": "Rixa Longfire", "number": 7, "position": "lineman"}, {"id": "8", "name": "Sorell Flashsmile", "number": 8, "position": "lineman"}, {"id": "9", "name": "Ludo Clearglance", "number": 9, "position": "blitzer"}, {"id": "10", "name": "Quill Goldmark", "number": 10, "position": "catcher"}, {"id": "11", "name": "Fenno Highglance", "number": 11, "position": "catcher"}], "rerolls": 2, "ruleset": "crp", "version": 1, "treasury": 0, "fanFactor": 0, "nextPlayer": 12, "apothecaries": 0, "cheerleaders": 0, "assistantCoaches": 0}', 'anna', '2026-11-18 15:31:30.061084+00');
INSERT INTO dugout_shared.team_sheet VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'team-2', 1, '{"id": "team-2", "name": "Team 2", "badge": {"field": "#204080", "shape": "shield", "charge": "ball", "chargeColour": "#ffffff"}, "coach": "Coach 2", "budget": 1000000, "format": "dugout-team", "roster": "dwarf", "colours": ["#204080", "#ffffff"], "founded": true, "options": {"fame": true, "fouls": true, "skills": true, "fumbles": true, "referee": true, "weather": true, "ban-igor": false, "hand-off": true, "overtime": false, "apothecary": true, "ban-bribes": false, "mvp-method": "random-available", "ban-wizards": false, "cards-limit": 5, "going-for-it": true, "legacy-teams": false, "merged-decks": false, "trophy-perks": false, "block-assists": true, "expenses-step": 150000, "interceptions": true, "league-points": "three-one-zero", "qualification": "points", "several-teams": false, "team-creation": true, "coaching-staff": true, "expenses-start": 1750000, "kick-off-table": true, "ban-mercenaries": false, "cards-allowance": 50000, "free-fan-factor": false, "ban-star-players": false, "special-play-cards": "off", "ban-bloodweiser-babes": false, "knock-out-inducements": true, "lasting-star-injuries": false, "permanent-inducements": false, "short-league-winnings": "none", "ban-extra-team-training": false, "ban-halfling-master-chef": false, "ban-wandering-apothecary": false, "cards-before-inducements": true}, "players": [{"id": "1", "name": "Olgar ''Slag'' Tincounter", "number": 1, "position": "runner"}, {"id": "2", "name": "Dumbo the Peckish", "number": 2, "position": "deathroller"}, {"id": "3", "name": "Svarn ''Flint'' Tinpuddler", "number": 3, "position": "blitzer"}, {"id": "4", "name": "Durgan ''Pinch'' Oredelver", "number": 4, "position": "troll-slayer"}, {"id": "5", "name": "Hok ''Crucible'' Brasspuddler", "number": 5, "position": "blocker"}, {"id": "6", "name": "Grima ''Sparks'' Orecounter", "number": 6, "position": "troll-slayer"}, {"id": "7", "name": "Hamrik ''Clinker'' Golddelver", "number": 7, "position": "blocker"}, {"id": "8", "name": "Ulfin ''Bellows'' Coalsnorter", "number": 8, "position": "runner"}, {"id": "9", "name": "Kettil ''Ember'' Orepuddler", "number": 9, "position": "blocker"}, {"id": "10", "name": "Yngvar ''Rivet'' Goldsnorter", "number": 10, "position": "blocker"}, {"id": "11", "name": "Tolg ''Sooty'' Goldbender", "number": 11, "position": "blocker"}], "rerolls": 1, "ruleset": "crp", "version": 1, "treasury": 0, "fanFactor": 2, "nextPlayer": 12, "apothecaries": 0, "cheerleaders": 0, "assistantCoaches": 0}', 'anna', '2026-11-18 15:31:30.062796+00');
INSERT INTO dugout_shared.team_sheet VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'team-3', 1, '{"id": "team-3", "name": "Team 3", "badge": {"field": "#204080", "shape": "shield", "charge": "ball", "chargeColour": "#ffffff"}, "coach": "Coach 3", "budget": 1000000, "format": "dugout-team", "roster": "elf", "colours": ["#204080", "#ffffff"], "founded": true, "options": {"fame": true, "fouls": true, "skills": true, "fumbles": true, "referee": true, "weather": true, "ban-igor": false, "hand-off": true, "overtime": false, "apothecary": true, "ban-bribes": false, "mvp-method": "random-available", "ban-wizards": false, "cards-limit": 5, "going-for-it": true, "legacy-teams": false, "merged-decks": false, "trophy-perks": false, "block-assists": true, "expenses-step": 150000, "interceptions": true, "league-points": "three-one-zero", "qualification": "points", "several-teams": false, "team-creation": true, "coaching-staff": true, "expenses-start": 1750000, "kick-off-table": true, "ban-mercenaries": false, "cards-allowance": 50000, "free-fan-factor": false, "ban-star-players": false, "special-play-cards": "off", "ban-bloodweiser-babes": false, "knock-out-inducements": true, "lasting-star-injuries": false, "permanent-inducements": false, "short-league-winnings": "none", "ban-extra-team-training": false, "ban-halfling-master-chef": false, "ban-wandering-apothecary": false, "cards-before-inducements": true}, "players": [{"id": "1", "name": "Fenno Clearfire", "number": 1, "position": "blitzer"}, {"id": "2", "name": "Quill Highmark", "number": 2, "position": "thrower"}, {"id": "3", "name": "Sorell Brightglance", "number": 3, "position": "thrower"}, {"id": "4", "name": "Cassil Longglance", "number": 4, "position": "catcher"}, {"id": "5", "name": "Rixa Longmark", "number": 5, "position": "blitzer"}, {"id": "6", "name": "Zephra Goldglance", "number": 6, "position": "catcher"}, {"id": "7", "name": "Brio Brightarc", "number": 7, "position": "lineman"}, {"id": "8", "name": "Talise Longsmile", "number": 8, "position": "catcher"}, {"id": "9", "name": "Ilvo Goldfire", "number": 9, "position": "lineman"}, {"id": "10", "name": "Velo Swiftfire", "number": 10, "position": "catcher"}, {"id": "11", "name": "Ludo Farfire", "number": 11, "position": "lineman"}], "rerolls": 1, "ruleset": "crp", "version": 1, "treasury": 0, "fanFactor": 1, "nextPlayer": 12, "apothecaries": 0, "cheerleaders": 0, "assistantCoaches": 0}', 'anna', '2026-11-18 15:31:30.063914+00');
INSERT INTO dugout_shared.team_sheet VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'team-4', 1, '{"id": "team-4", "name": "Team 4", "badge": {"field": "#204080", "shape": "shield", "charge": "ball", "chargeColour": "#ffffff"}, "coach": "Coach 4", "budget": 1000000, "format": "dugout-team", "roster": "amazon", "colours": ["#204080", "#ffffff"], "founded": true, "options": {"fame": true, "fouls": true, "skills": true, "fumbles": true, "referee": true, "weather": true, "ban-igor": false, "hand-off": true, "overtime": false, "apothecary": true, "ban-bribes": false, "mvp-method": "random-available", "ban-wizards": false, "cards-limit": 5, "going-for-it": true, "legacy-teams": false, "merged-decks": false, "trophy-perks": false, "block-assists": true, "expenses-step": 150000, "interceptions": true, "league-points": "three-one-zero", "qualification": "points", "several-teams": false, "team-creation": true, "coaching-staff": true, "expenses-start": 1750000, "kick-off-table": true, "ban-mercenaries": false, "cards-allowance": 50000, "free-fan-factor": false, "ban-star-players": false, "special-play-cards": "off", "ban-bloodweiser-babes": false, "knock-out-inducements": true, "lasting-star-injuries": false, "permanent-inducements": false, "short-league-winnings": "none", "ban-extra-team-training": false, "ban-halfling-master-chef": false, "ban-wandering-apothecary": false, "cards-before-inducements": true}, "players": [{"id": "1", "name": "Selara Deep Orchid", "number": 1, "position": "thrower"}, {"id": "2", "name": "Kiyana Quick Hawk", "number": 2, "position": "catcher"}, {"id": "3", "name": "Mirara Green Jaguar", "number": 3, "position": "catcher"}, {"id": "4", "name": "Kiyali Bright Vine", "number": 4, "position": "blitzer"}, {"id": "5", "name": "Otota Quick River", "number": 5, "position": "thrower"}, {"id": "6", "name": "Selana Green Orchid", "number": 6, "position": "linewoman"}, {"id": "7", "name": "Selata Bright Orchid", "number": 7, "position": "linewoman"}, {"id": "8", "name": "Otoli Bright Hawk", "number": 8, "position": "linewoman"}, {"id": "9", "name": "Mirali Green Vine", "number": 9, "position": "linewoman"}, {"id": "10", "name": "Izara Bright Jaguar", "number": 10, "position": "blitzer"}, {"id": "11", "name": "Izali Deep Orchid", "number": 11, "position": "linewoman"}], "rerolls": 2, "ruleset": "crp", "version": 1, "treasury": 180000, "fanFactor": 1, "nextPlayer": 12, "apothecaries": 0, "cheerleaders": 0, "assistantCoaches": 0}', 'anna', '2026-11-18 15:31:30.065085+00');
INSERT INTO dugout_shared.team_sheet VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'team-4', 2, '{"id": "team-4", "name": "Team 4", "badge": {"field": "#204080", "shape": "shield", "charge": "ball", "chargeColour": "#ffffff"}, "coach": "Coach 4", "budget": 1000000, "format": "dugout-team", "roster": "amazon", "colours": ["#204080", "#ffffff"], "founded": true, "options": {"fame": true, "fouls": true, "skills": true, "fumbles": true, "referee": true, "weather": true, "ban-igor": false, "hand-off": true, "overtime": false, "apothecary": true, "ban-bribes": false, "mvp-method": "random-available", "ban-wizards": false, "cards-limit": 5, "going-for-it": true, "legacy-teams": false, "merged-decks": false, "trophy-perks": false, "block-assists": true, "expenses-step": 150000, "interceptions": true, "league-points": "three-one-zero", "qualification": "points", "several-teams": false, "team-creation": true, "coaching-staff": true, "expenses-start": 1750000, "kick-off-table": true, "ban-mercenaries": false, "cards-allowance": 50000, "free-fan-factor": false, "ban-star-players": false, "special-play-cards": "off", "ban-bloodweiser-babes": false, "knock-out-inducements": true, "lasting-star-injuries": false, "permanent-inducements": false, "short-league-winnings": "none", "ban-extra-team-training": false, "ban-halfling-master-chef": false, "ban-wandering-apothecary": false, "cards-before-inducements": true}, "players": [{"id": "1", "name": "Selara Deep Orchid", "number": 1, "position": "thrower"}, {"id": "2", "name": "Kiyana Quick Hawk", "deeds": {"touchdown": 1, "interception": 1}, "number": 2, "position": "catcher"}, {"id": "3", "name": "Mirara Green Jaguar", "deeds": {"mvp": 1, "casualty": 1}, "number": 3, "position": "catcher", "improvements": [{"dice": [5, 1], "skill": "sneaky-git", "value": 20000}]}, {"id": "4", "name": "Kiyali Bright Vine", "deeds": {"casualty": 1}, "number": 4, "position": "blitzer"}, {"id": "5", "name": "Otota Quick River", "number": 5, "position": "thrower"}, {"id": "6", "name": "Selana Green Orchid", "number": 6, "position": "linewoman"}, {"id": "7", "name": "Selata Bright Orchid", "number": 7, "position": "linewoman", "missesNextMatch": true}, {"id": "8", "name": "Otoli Bright Hawk", "number": 8, "injuries": {"niggling": 1}, "position": "linewoman", "missesNextMatch": true}, {"id": "9", "name": "Mirali Green Vine", "number": 9, "position": "linewoman"}, {"id": "10", "name": "Izara Bright Jaguar", "deeds": {"completion": 1}, "number": 10, "position": "blitzer"}, {"id": "11", "name": "Izali Deep Orchid", "number": 11, "position": "linewoman"}, {"id": "12", "kind": "journeyman", "name": "", "number": 12, "position": "linewoman"}, {"id": "13", "kind": "journeyman", "name": "", "number": 13, "position": "linewoman"}], "rerolls": 2, "ruleset": "crp", "version": 1, "treasury": 240000, "fanFactor": 1, "nextPlayer": 14, "apothecaries": 0, "cheerleaders": 0, "assistantCoaches": 0}', 'bia', '2026-11-18 15:31:30.419645+00');
INSERT INTO dugout_shared.team_sheet VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'team-2', 2, '{"id": "team-2", "name": "Team 2", "badge": {"field": "#204080", "shape": "shield", "charge": "ball", "chargeColour": "#ffffff"}, "coach": "Coach 2", "budget": 1000000, "format": "dugout-team", "roster": "dwarf", "colours": ["#204080", "#ffffff"], "founded": true, "options": {"fame": true, "fouls": true, "skills": true, "fumbles": true, "referee": true, "weather": true, "ban-igor": false, "hand-off": true, "overtime": false, "apothecary": true, "ban-bribes": false, "mvp-method": "random-available", "ban-wizards": false, "cards-limit": 5, "going-for-it": true, "legacy-teams": false, "merged-decks": false, "trophy-perks": false, "block-assists": true, "expenses-step": 150000, "interceptions": true, "league-points": "three-one-zero", "qualification": "points", "several-teams": false, "team-creation": true, "coaching-staff": true, "expenses-start": 1750000, "kick-off-table": true, "ban-mercenaries": false, "cards-allowance": 50000, "free-fan-factor": false, "ban-star-players": false, "special-play-cards": "off", "ban-bloodweiser-babes": false, "knock-out-inducements": true, "lasting-star-injuries": false, "permanent-inducements": false, "short-league-winnings": "none", "ban-extra-team-training": false, "ban-halfling-master-chef": false, "ban-wandering-apothecary": false, "cards-before-inducements": true}, "players": [{"id": "1", "name": "Olgar ''Slag'' Tincounter", "deeds": {"touchdown": 1}, "number": 1, "position": "runner"}, {"id": "2", "name": "Dumbo the Peckish", "number": 2, "position": "deathroller"}, {"id": "3", "name": "Svarn ''Flint'' Tinpuddler", "deeds": {"touchdown": 1, "completion": 1, "interception": 1}, "number": 3, "position": "blitzer", "improvements": [{"dice": [5, 4], "skill": "kick", "value": 20000}]}, {"id": "4", "name": "Durgan ''Pinch'' Oredelver", "deeds": {"interception": 1}, "number": 4, "position": "troll-slayer"}, {"id": "5", "name": "Hok ''Crucible'' Brasspuddler", "number": 5, "position": "blocker"}, {"id": "8", "name": "Ulfin ''Bellows'' Coalsnorter", "deeds": {"mvp": 1, "interception": 1}, "number": 8, "position": "runner", "improvements": [{"dice": [6, 2], "skill": "nerves-of-steel", "value": 20000}]}, {"id": "9", "name": "Kettil ''Ember'' Orepuddler", "number": 9, "position": "blocker"}, {"id": "10", "name": "Yngvar ''Rivet'' Goldsnorter", "deeds": {"touchdown": 1}, "number": 10, "position": "blocker"}, {"id": "11", "name": "Tolg ''Sooty'' Goldbender", "deeds": {"touchdown": 1}, "number": 11, "position": "blocker"}, {"id": "12", "kind": "journeyman", "name": "", "number": 6, "position": "blocker"}, {"id": "13", "kind": "journeyman", "name": "", "number": 7, "position": "blocker"}], "rerolls": 1, "ruleset": "crp", "version": 1, "treasury": 30000, "fanFactor": 3, "nextPlayer": 14, "apothecaries": 0, "cheerleaders": 0, "formerPlayers": [{"id": "6", "name": "Grima ''Sparks'' Orecounter", "number": 6, "status": "dead", "position": "troll-slayer"}, {"id": "7", "name": "Hamrik ''Clinker'' Golddelver", "number": 7, "status": "dead", "position": "blocker"}], "assistantCoaches": 0}', 'bia', '2026-11-18 15:31:30.426399+00');
INSERT INTO dugout_shared.team_sheet VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'team-3', 2, '{"id": "team-3", "name": "Team 3", "badge": {"field": "#204080", "shape": "shield", "charge": "ball", "chargeColour": "#ffffff"}, "coach": "Coach 3", "budget": 1000000, "format": "dugout-team", "roster": "elf", "colours": ["#204080", "#ffffff"], "founded": true, "options": {"fame": true, "fouls": true, "skills": true, "fumbles": true, "referee": true, "weather": true, "ban-igor": false, "hand-off": true, "overtime": false, "apothecary": true, "ban-bribes": false, "mvp-method": "random-available", "ban-wizards": false, "cards-limit": 5, "going-for-it": true, "legacy-teams": false, "merged-decks": false, "trophy-perks": false, "block-assists": true, "expenses-step": 150000, "interceptions": true, "league-points": "three-one-zero", "qualification": "points", "several-teams": false, "team-creation": true, "coaching-staff": true, "expenses-start": 1750000, "kick-off-table": true, "ban-mercenaries": false, "cards-allowance": 50000, "free-fan-factor": false, "ban-star-players": false, "special-play-cards": "off", "ban-bloodweiser-babes": false, "knock-out-inducements": true, "lasting-star-injuries": false, "permanent-inducements": false, "short-league-winnings": "none", "ban-extra-team-training": false, "ban-halfling-master-chef": false, "ban-wandering-apothecary": false, "cards-before-inducements": true}, "players": [{"id": "6", "name": "Zephra Goldglance", "deeds": {"mvp": 1}, "number": 6, "position": "catcher"}, {"id": "8", "name": "Talise Longsmile", "number": 8, "position": "catcher"}, {"id": "9", "name": "Ilvo Goldfire", "number": 9, "position": "lineman", "missesNextMatch": true}, {"id": "10", "name": "Velo Swiftfire", "number": 10, "position": "catcher"}, {"id": "11", "name": "Ludo Farfire", "deeds": {"completion": 1}, "number": 11, "position": "lineman"}, {"id": "12", "kind": "journeyman", "name": "", "number": 1, "position": "lineman"}, {"id": "13", "kind": "journeyman", "name": "", "number": 2, "position": "lineman"}, {"id": "14", "kind": "journeyman", "name": "", "number": 3, "position": "lineman"}, {"id": "15", "kind": "journeyman", "name": "", "number": 4, "position": "lineman"}, {"id": "16", "kind": "journeyman", "name": "", "number": 5, "position": "lineman"}, {"id": "17", "kind": "journeyman", "name": "", "number": 7, "position": "lineman"}, {"id": "18", "kind": "journeyman", "name": "", "number": 12, "position": "lineman"}], "rerolls": 1, "ruleset": "crp", "version": 1, "treasury": 20000, "fanFactor": 1, "nextPlayer": 19, "apothecaries": 1, "cheerleaders": 0, "formerPlayers": [{"id": "1", "name": "Fenno Clearfire", "number": 1, "status": "dead", "position": "blitzer"}, {"id": "5", "name": "Rixa Longmark", "deeds": {"touchdown": 1}, "number": 5, "status": "fired", "position": "blitzer"}, {"id": "2", "name": "Quill Highmark", "number": 2, "status": "fired", "position": "thrower"}, {"id": "4", "name": "Cassil Longglance", "deeds": {"casualty": 1}, "number": 4, "status": "fired", "position": "catcher"}, {"id": "7", "name": "Brio Brightarc", "number": 7, "status": "fired", "position": "lineman"}, {"id": "3", "name": "Sorell Brightglance", "number": 3, "status": "fired", "position": "thrower"}], "assistantCoaches": 0}', 'ben', '2026-11-18 15:31:30.706748+00');
INSERT INTO dugout_shared.team_sheet VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'team-1', 2, '{"id": "team-1", "name": "Team 1", "badge": {"field": "#204080", "shape": "shield", "charge": "ball", "chargeColour": "#ffffff"}, "coach": "Coach 1", "budget": 1000000, "format": "dugout-team", "roster": "high-elf", "colours": ["#204080", "#ffffff"], "founded": true, "options": {"fame": true, "fouls": true, "skills": true, "fumbles": true, "referee": true, "weather": true, "ban-igor": false, "hand-off": true, "overtime": false, "apothecary": true, "ban-bribes": false, "mvp-method": "random-available", "ban-wizards": false, "cards-limit": 5, "going-for-it": true, "legacy-teams": false, "merged-decks": false, "trophy-perks": false, "block-assists": true, "expenses-step": 150000, "interceptions": true, "league-points": "three-one-zero", "qualification": "points", "several-teams": false, "team-creation": true, "coaching-staff": true, "expenses-start": 1750000, "kick-off-table": true, "ban-mercenaries": false, "cards-allowance": 50000, "free-fan-factor": false, "ban-star-players": false, "special-play-cards": "off", "ban-bloodweiser-babes": false, "knock-out-inducements": true, "lasting-star-injuries": false, "permanent-inducements": false, "short-league-winnings": "none", "ban-extra-team-training": false, "ban-halfling-master-chef": false, "ban-wandering-apothecary": false, "cards-before-inducements": true}, "players": [{"id": "2", "name": "Maro Longglance", "deeds": {"touchdown": 1, "interception": 1}, "number": 2, "position": "thrower"}, {"id": "3", "name": "Thessa Flashfire", "deeds": {"interception": 1}, "number": 3, "position": "lineman"}, {"id": "4", "name": "Velo Farmark", "deeds": {"completion": 1}, "number": 4, "position": "lineman"}, {"id": "5", "name": "Cassil Fararc", "deeds": {"touchdown": 1}, "number": 5, "position": "lineman"}, {"id": "6", "name": "Orlin Brightglance", "number": 6, "position": "catcher"}, {"id": "7", "name": "Rixa Longfire", "deeds": {"touchdown": 1}, "number": 7, "position": "lineman"}, {"id": "8", "name": "Sorell Flashsmile", "deeds": {"casualty": 1, "interception": 1}, "number": 8, "position": "lineman", "missesNextMatch": true}, {"id": "9", "name": "Ludo Clearglance", "number": 9, "position": "blitzer"}, {"id": "10", "name": "Quill Goldmark", "deeds": {"touchdown": 1}, "number": 10, "injuries": {"niggling": 1}, "position": "catcher", "missesNextMatch": true}, {"id": "11", "name": "Fenno Highglance", "deeds": {"interception": 1}, "number": 11, "position": "catcher"}, {"id": "12", "kind": "journeyman", "name": "", "number": 1, "position": "lineman"}, {"id": "13", "kind": "journeyman", "name": "", "number": 12, "position": "lineman"}, {"id": "14", "kind": "journeyman", "name": "", "number": 13, "position": "lineman"}], "rerolls": 2, "ruleset": "crp", "version": 1, "treasury": 70000, "fanFactor": 1, "nextPlayer": 15, "apothecaries": 0, "cheerleaders": 0, "formerPlayers": [{"id": "1", "name": "Zephra Brightmark", "deeds": {"mvp": 1, "touchdown": 1}, "number": 1, "status": "fired", "position": "thrower", "improvements": [{"dice": [6, 6], "skill": "fend", "value": 20000}]}], "assistantCoaches": 0}', 'ben', '2026-11-18 15:31:30.709326+00');
INSERT INTO dugout_shared.team_sheet VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'team-3', 3, '{"id": "team-3", "name": "Team 3", "badge": {"field": "#204080", "shape": "shield", "charge": "ball", "chargeColour": "#ffffff"}, "coach": "Coach 3", "budget": 1000000, "format": "dugout-team", "roster": "elf", "colours": ["#204080", "#ffffff"], "founded": true, "options": {"fame": true, "fouls": true, "skills": true, "fumbles": true, "referee": true, "weather": true, "ban-igor": false, "hand-off": true, "overtime": false, "apothecary": true, "ban-bribes": false, "mvp-method": "random-available", "ban-wizards": false, "cards-limit": 5, "going-for-it": true, "legacy-teams": false, "merged-decks": false, "trophy-perks": false, "block-assists": true, "expenses-step": 150000, "interceptions": true, "league-points": "three-one-zero", "qualification": "points", "several-teams": false, "team-creation": true, "coaching-staff": true, "expenses-start": 1750000, "kick-off-table": true, "ban-mercenaries": false, "cards-allowance": 50000, "free-fan-factor": false, "ban-star-players": false, "special-play-cards": "off", "ban-bloodweiser-babes": false, "knock-out-inducements": true, "lasting-star-injuries": false, "permanent-inducements": false, "short-league-winnings": "none", "ban-extra-team-training": false, "ban-halfling-master-chef": false, "ban-wandering-apothecary": false, "cards-before-inducements": true}, "players": [{"id": "6", "name": "Zephra Goldglance", "deeds": {"mvp": 1, "touchdown": 1}, "number": 6, "position": "catcher", "improvements": [{"dice": [2, 4], "skill": "leap", "value": 20000}]}, {"id": "8", "name": "Talise Longsmile", "number": 8, "position": "catcher"}, {"id": "9", "name": "Ilvo Goldfire", "number": 9, "position": "lineman"}, {"id": "10", "name": "Velo Swiftfire", "number": 10, "injuries": {"av": 1}, "position": "catcher", "missesNextMatch": true}, {"id": "11", "name": "Ludo Farfire", "deeds": {"completion": 1}, "number": 11, "position": "lineman"}, {"id": "19", "name": "", "number": 13, "position": "thrower"}, {"id": "20", "kind": "journeyman", "name": "", "number": 1, "position": "lineman"}, {"id": "21", "kind": "journeyman", "name": "", "number": 2, "position": "lineman"}, {"id": "22", "kind": "journeyman", "name": "", "number": 3, "position": "lineman"}, {"id": "23", "kind": "journeyman", "name": "", "number": 4, "position": "lineman"}, {"id": "24", "kind": "journeyman", "name": "", "number": 5, "position": "lineman"}, {"id": "25", "kind": "journeyman", "name": "", "number": 7, "position": "lineman"}], "rerolls": 1, "ruleset": "crp", "version": 1, "treasury": 10000, "fanFactor": 1, "nextPlayer": 26, "apothecaries": 1, "cheerleaders": 0, "formerPlayers": [{"id": "1", "name": "Fenno Clearfire", "number": 1, "status": "dead", "position": "blitzer"}, {"id": "5", "name": "Rixa Longmark", "deeds": {"touchdown": 1}, "number": 5, "status": "fired", "position": "blitzer"}, {"id": "2", "name": "Quill Highmark", "number": 2, "status": "fired", "position": "thrower"}, {"id": "4", "name": "Cassil Longglance", "deeds": {"casualty": 1}, "number": 4, "status": "fired", "position": "catcher"}, {"id": "7", "name": "Brio Brightarc", "number": 7, "status": "fired", "position": "lineman"}, {"id": "3", "name": "Sorell Brightglance", "number": 3, "status": "fired", "position": "thrower"}, {"id": "12", "kind": "journeyman", "name": "", "deeds": {"mvp": 1, "casualty": 1}, "number": 1, "status": "left", "position": "lineman", "improvements": [{"dice": [3, 3], "skill": "dodge", "value": 20000}]}, {"id": "13", "kind": "journeyman", "name": "", "number": 2, "status": "left", "position": "lineman"}, {"id": "14", "kind": "journeyman", "name": "", "number": 3, "status": "left", "position": "lineman"}, {"id": "15", "kind": "journeyman", "name": "", "number": 4, "status": "left", "position": "lineman"}, {"id": "16", "kind": "journeyman", "name": "", "number": 5, "status": "left", "position": "lineman"}, {"id": "17", "kind": "journeyman", "name": "", "number": 7, "status": "left", "position": "lineman"}, {"id": "18", "kind": "journeyman", "name": "", "number": 12, "status": "left", "position": "lineman"}], "assistantCoaches": 0}', 'ben', '2026-11-18 15:31:31.301137+00');
INSERT INTO dugout_shared.team_sheet VALUES ('94d99de4-9997-40eb-8120-c36613e45132', 'team-4', 3, '{"id": "team-4", "name": "Team 4", "badge": {"field": "#204080", "shape": "shield", "charge": "ball", "chargeColour": "#ffffff"}, "coach": "Coach 4", "budget": 1000000, "format": "dugout-team", "roster": "amazon", "colours": ["#204080", "#ffffff"], "founded": true, "options": {"fame": true, "fouls": true, "skills": true, "fumbles": true, "referee": true, "weather": true, "ban-igor": false, "hand-off": true, "overtime": false, "apothecary": true, "ban-bribes": false, "mvp-method": "random-available", "ban-wizards": false, "cards-limit": 5, "going-for-it": true, "legacy-teams": false, "merged-decks": false, "trophy-perks": false, "block-assists": true, "expenses-step": 150000, "interceptions": true, "league-points": "three-one-zero", "qualification": "points", "several-teams": false, "team-creation": true, "coaching-staff": true, "expenses-start": 1750000, "kick-off-table": true, "ban-mercenaries": false, "cards-allowance": 50000, "free-fan-factor": false, "ban-star-players": false, "special-play-cards": "off", "ban-bloodweiser-babes": false, "knock-out-inducements": true, "lasting-star-injuries": false, "permanent-inducements": false, "short-league-winnings": "none", "ban-extra-team-training": false, "ban-halfling-master-chef": false, "ban-wandering-apothecary": false, "cards-before-inducements": true}, "players": [{"id": "1", "name": "Selara Deep Orchid", "deeds": {"touchdown": 1}, "number": 1, "position": "thrower"}, {"id": "2", "name": "Kiyana Quick Hawk", "deeds": {"touchdown": 1, "completion": 1, "interception": 2}, "number": 2, "position": "catcher", "improvements": [{"dice": [5, 4], "skill": "tackle", "value": 20000}]}, {"id": "3", "name": "Mirara Green Jaguar", "deeds": {"mvp": 1, "casualty": 1}, "number": 3, "position": "catcher", "improvements": [{"dice": [5, 1], "skill": "sneaky-git", "value": 20000}]}, {"id": "4", "name": "Kiyali Bright Vine", "deeds": {"casualty": 1}, "number": 4, "position": "blitzer"}, {"id": "6", "name": "Selana Green Orchid", "deeds": {"casualty": 1}, "number": 6, "position": "linewoman"}, {"id": "7", "name": "Selata Bright Orchid", "number": 7, "position": "linewoman"}, {"id": "8", "name": "Otoli Bright Hawk", "number": 8, "injuries": {"niggling": 1}, "position": "linewoman"}, {"id": "9", "name": "Mirali Green Vine", "number": 9, "position": "linewoman"}, {"id": "10", "name": "Izara Bright Jaguar", "deeds": {"casualty": 1, "touchdown": 1, "completion": 1}, "number": 10, "position": "blitzer", "improvements": [{"dice": [3, 2], "skill": "strong-arm", "value": 20000}]}, {"id": "11", "name": "Izali Deep Orchid", "number": 11, "position": "linewoman"}, {"id": "12", "name": "", "deeds": {"mvp": 1}, "number": 12, "position": "linewoman"}, {"id": "13", "name": "", "number": 13, "injuries": {"av": 1}, "position": "linewoman", "missesNextMatch": true}], "rerolls": 2, "ruleset": "crp", "version": 1, "treasury": 175000, "fanFactor": 2, "nextPlayer": 14, "apothecaries": 0, "cheerleaders": 0, "formerPlayers": [{"id": "5", "name": "Otota Quick River", "number": 5, "status": "dead", "position": "thrower"}], "assistantCoaches": 0}', 'ben', '2026-11-18 15:31:31.303523+00');


--
-- Name: about about_pkey; Type: CONSTRAINT; Schema: dugout_shared; Owner: dugout_keeper_league1
--

ALTER TABLE ONLY dugout_shared.about
    ADD CONSTRAINT about_pkey PRIMARY KEY (only_row);


--
-- Name: bounds bounds_pkey; Type: CONSTRAINT; Schema: dugout_shared; Owner: dugout_keeper_league1
--

ALTER TABLE ONLY dugout_shared.bounds
    ADD CONSTRAINT bounds_pkey PRIMARY KEY (kind);


--
-- Name: claim claim_pkey; Type: CONSTRAINT; Schema: dugout_shared; Owner: dugout_keeper_league1
--

ALTER TABLE ONLY dugout_shared.claim
    ADD CONSTRAINT claim_pkey PRIMARY KEY (league, id);


--
-- Name: contact contact_pkey; Type: CONSTRAINT; Schema: dugout_shared; Owner: dugout_keeper_league1
--

ALTER TABLE ONLY dugout_shared.contact
    ADD CONSTRAINT contact_pkey PRIMARY KEY (league, seq, place);


--
-- Name: entry entry_pkey; Type: CONSTRAINT; Schema: dugout_shared; Owner: dugout_keeper_league1
--

ALTER TABLE ONLY dugout_shared.entry
    ADD CONSTRAINT entry_pkey PRIMARY KEY (league, seq);


--
-- Name: fixture fixture_pkey; Type: CONSTRAINT; Schema: dugout_shared; Owner: dugout_keeper_league1
--

ALTER TABLE ONLY dugout_shared.fixture
    ADD CONSTRAINT fixture_pkey PRIMARY KEY (league, id);


--
-- Name: league league_pkey; Type: CONSTRAINT; Schema: dugout_shared; Owner: dugout_keeper_league1
--

ALTER TABLE ONLY dugout_shared.league
    ADD CONSTRAINT league_pkey PRIMARY KEY (id);


--
-- Name: match_entry match_entry_pkey; Type: CONSTRAINT; Schema: dugout_shared; Owner: dugout_keeper_league1
--

ALTER TABLE ONLY dugout_shared.match_entry
    ADD CONSTRAINT match_entry_pkey PRIMARY KEY (league, match, seq);


--
-- Name: match match_pkey; Type: CONSTRAINT; Schema: dugout_shared; Owner: dugout_keeper_league1
--

ALTER TABLE ONLY dugout_shared.match
    ADD CONSTRAINT match_pkey PRIMARY KEY (league, id);


--
-- Name: member member_pkey; Type: CONSTRAINT; Schema: dugout_shared; Owner: dugout_keeper_league1
--

ALTER TABLE ONLY dugout_shared.member
    ADD CONSTRAINT member_pkey PRIMARY KEY (league, person);


--
-- Name: presence presence_pkey; Type: CONSTRAINT; Schema: dugout_shared; Owner: dugout_keeper_league1
--

ALTER TABLE ONLY dugout_shared.presence
    ADD CONSTRAINT presence_pkey PRIMARY KEY (league, person);


--
-- Name: receipt receipt_pkey; Type: CONSTRAINT; Schema: dugout_shared; Owner: dugout_keeper_league1
--

ALTER TABLE ONLY dugout_shared.receipt
    ADD CONSTRAINT receipt_pkey PRIMARY KEY (league, id);


--
-- Name: sealed sealed_pkey; Type: CONSTRAINT; Schema: dugout_shared; Owner: dugout_keeper_league1
--

ALTER TABLE ONLY dugout_shared.sealed
    ADD CONSTRAINT sealed_pkey PRIMARY KEY (league, seq);


--
-- Name: spent spent_pkey; Type: CONSTRAINT; Schema: dugout_shared; Owner: dugout_keeper_league1
--

ALTER TABLE ONLY dugout_shared.spent
    ADD CONSTRAINT spent_pkey PRIMARY KEY (league, person, kind);


--
-- Name: team team_pkey; Type: CONSTRAINT; Schema: dugout_shared; Owner: dugout_keeper_league1
--

ALTER TABLE ONLY dugout_shared.team
    ADD CONSTRAINT team_pkey PRIMARY KEY (league, id);


--
-- Name: team_sheet team_sheet_pkey; Type: CONSTRAINT; Schema: dugout_shared; Owner: dugout_keeper_league1
--

ALTER TABLE ONLY dugout_shared.team_sheet
    ADD CONSTRAINT team_sheet_pkey PRIMARY KEY (league, team, revision);


--
-- Name: claim_by_fixture; Type: INDEX; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE INDEX claim_by_fixture ON dugout_shared.claim USING btree (league, fixture);


--
-- Name: claim_open; Type: INDEX; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE INDEX claim_open ON dugout_shared.claim USING btree (league) WHERE (settled IS NULL);


--
-- Name: fixture_played; Type: INDEX; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE INDEX fixture_played ON dugout_shared.fixture USING btree (league) WHERE ((match <> ''::text) AND (outcome IS NULL));


--
-- Name: match_by_change; Type: INDEX; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE INDEX match_by_change ON dugout_shared.match USING btree (league, changed);


--
-- Name: match_by_fixture; Type: INDEX; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE INDEX match_by_fixture ON dugout_shared.match USING btree (league, fixture);


--
-- Name: match_running; Type: INDEX; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE INDEX match_running ON dugout_shared.match USING btree (league) WHERE (state = 'running'::text);


--
-- Name: member_by_person; Type: INDEX; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE INDEX member_by_person ON dugout_shared.member USING btree (person);


--
-- Name: team_by_change; Type: INDEX; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE INDEX team_by_change ON dugout_shared.team USING btree (league, changed);


--
-- Name: claim counted; Type: TRIGGER; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE TRIGGER counted AFTER INSERT ON dugout_shared.claim REFERENCING NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION dugout_shared.count_spent();


--
-- Name: entry counted; Type: TRIGGER; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE TRIGGER counted AFTER INSERT ON dugout_shared.entry REFERENCING NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION dugout_shared.count_spent();


--
-- Name: match counted; Type: TRIGGER; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE TRIGGER counted AFTER INSERT ON dugout_shared.match REFERENCING NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION dugout_shared.count_spent();


--
-- Name: match_entry counted; Type: TRIGGER; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE TRIGGER counted AFTER INSERT ON dugout_shared.match_entry REFERENCING NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION dugout_shared.count_spent();


--
-- Name: receipt counted; Type: TRIGGER; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE TRIGGER counted AFTER INSERT ON dugout_shared.receipt REFERENCING NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION dugout_shared.count_spent();


--
-- Name: team_sheet counted; Type: TRIGGER; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE TRIGGER counted AFTER INSERT ON dugout_shared.team_sheet REFERENCING NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION dugout_shared.count_spent();


--
-- Name: bounds never_emptied; Type: TRIGGER; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE TRIGGER never_emptied BEFORE TRUNCATE ON dugout_shared.bounds FOR EACH STATEMENT EXECUTE FUNCTION dugout_shared.refuse_change();


--
-- Name: claim never_emptied; Type: TRIGGER; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE TRIGGER never_emptied BEFORE TRUNCATE ON dugout_shared.claim FOR EACH STATEMENT EXECUTE FUNCTION dugout_shared.refuse_change();


--
-- Name: contact never_emptied; Type: TRIGGER; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE TRIGGER never_emptied BEFORE TRUNCATE ON dugout_shared.contact FOR EACH STATEMENT EXECUTE FUNCTION dugout_shared.refuse_change();


--
-- Name: entry never_emptied; Type: TRIGGER; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE TRIGGER never_emptied BEFORE TRUNCATE ON dugout_shared.entry FOR EACH STATEMENT EXECUTE FUNCTION dugout_shared.refuse_change();


--
-- Name: fixture never_emptied; Type: TRIGGER; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE TRIGGER never_emptied BEFORE TRUNCATE ON dugout_shared.fixture FOR EACH STATEMENT EXECUTE FUNCTION dugout_shared.refuse_change();


--
-- Name: league never_emptied; Type: TRIGGER; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE TRIGGER never_emptied BEFORE TRUNCATE ON dugout_shared.league FOR EACH STATEMENT EXECUTE FUNCTION dugout_shared.refuse_change();


--
-- Name: match never_emptied; Type: TRIGGER; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE TRIGGER never_emptied BEFORE TRUNCATE ON dugout_shared.match FOR EACH STATEMENT EXECUTE FUNCTION dugout_shared.refuse_change();


--
-- Name: match_entry never_emptied; Type: TRIGGER; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE TRIGGER never_emptied BEFORE TRUNCATE ON dugout_shared.match_entry FOR EACH STATEMENT EXECUTE FUNCTION dugout_shared.refuse_change();


--
-- Name: member never_emptied; Type: TRIGGER; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE TRIGGER never_emptied BEFORE TRUNCATE ON dugout_shared.member FOR EACH STATEMENT EXECUTE FUNCTION dugout_shared.refuse_change();


--
-- Name: presence never_emptied; Type: TRIGGER; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE TRIGGER never_emptied BEFORE TRUNCATE ON dugout_shared.presence FOR EACH STATEMENT EXECUTE FUNCTION dugout_shared.refuse_change();


--
-- Name: receipt never_emptied; Type: TRIGGER; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE TRIGGER never_emptied BEFORE TRUNCATE ON dugout_shared.receipt FOR EACH STATEMENT EXECUTE FUNCTION dugout_shared.refuse_change();


--
-- Name: sealed never_emptied; Type: TRIGGER; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE TRIGGER never_emptied BEFORE TRUNCATE ON dugout_shared.sealed FOR EACH STATEMENT EXECUTE FUNCTION dugout_shared.refuse_change();


--
-- Name: spent never_emptied; Type: TRIGGER; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE TRIGGER never_emptied BEFORE TRUNCATE ON dugout_shared.spent FOR EACH STATEMENT EXECUTE FUNCTION dugout_shared.refuse_change();


--
-- Name: team never_emptied; Type: TRIGGER; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE TRIGGER never_emptied BEFORE TRUNCATE ON dugout_shared.team FOR EACH STATEMENT EXECUTE FUNCTION dugout_shared.refuse_change();


--
-- Name: team_sheet never_emptied; Type: TRIGGER; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE TRIGGER never_emptied BEFORE TRUNCATE ON dugout_shared.team_sheet FOR EACH STATEMENT EXECUTE FUNCTION dugout_shared.refuse_change();


--
-- Name: contact only_grows; Type: TRIGGER; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE TRIGGER only_grows BEFORE DELETE OR UPDATE ON dugout_shared.contact FOR EACH ROW EXECUTE FUNCTION dugout_shared.refuse_change();


--
-- Name: entry only_grows; Type: TRIGGER; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE TRIGGER only_grows BEFORE DELETE OR UPDATE ON dugout_shared.entry FOR EACH ROW EXECUTE FUNCTION dugout_shared.refuse_change();


--
-- Name: match_entry only_grows; Type: TRIGGER; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE TRIGGER only_grows BEFORE DELETE OR UPDATE ON dugout_shared.match_entry FOR EACH ROW EXECUTE FUNCTION dugout_shared.refuse_change();


--
-- Name: receipt only_grows; Type: TRIGGER; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE TRIGGER only_grows BEFORE DELETE OR UPDATE ON dugout_shared.receipt FOR EACH ROW EXECUTE FUNCTION dugout_shared.refuse_change();


--
-- Name: sealed only_grows; Type: TRIGGER; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE TRIGGER only_grows BEFORE DELETE OR UPDATE ON dugout_shared.sealed FOR EACH ROW EXECUTE FUNCTION dugout_shared.refuse_change();


--
-- Name: team_sheet only_grows; Type: TRIGGER; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE TRIGGER only_grows BEFORE DELETE OR UPDATE ON dugout_shared.team_sheet FOR EACH ROW EXECUTE FUNCTION dugout_shared.refuse_change();


--
-- Name: claim claim_league_fkey; Type: FK CONSTRAINT; Schema: dugout_shared; Owner: dugout_keeper_league1
--

ALTER TABLE ONLY dugout_shared.claim
    ADD CONSTRAINT claim_league_fkey FOREIGN KEY (league) REFERENCES dugout_shared.league(id);


--
-- Name: contact contact_league_seq_fkey; Type: FK CONSTRAINT; Schema: dugout_shared; Owner: dugout_keeper_league1
--

ALTER TABLE ONLY dugout_shared.contact
    ADD CONSTRAINT contact_league_seq_fkey FOREIGN KEY (league, seq) REFERENCES dugout_shared.entry(league, seq);


--
-- Name: entry entry_league_fkey; Type: FK CONSTRAINT; Schema: dugout_shared; Owner: dugout_keeper_league1
--

ALTER TABLE ONLY dugout_shared.entry
    ADD CONSTRAINT entry_league_fkey FOREIGN KEY (league) REFERENCES dugout_shared.league(id);


--
-- Name: fixture fixture_league_fkey; Type: FK CONSTRAINT; Schema: dugout_shared; Owner: dugout_keeper_league1
--

ALTER TABLE ONLY dugout_shared.fixture
    ADD CONSTRAINT fixture_league_fkey FOREIGN KEY (league) REFERENCES dugout_shared.league(id);


--
-- Name: match_entry match_entry_league_match_fkey; Type: FK CONSTRAINT; Schema: dugout_shared; Owner: dugout_keeper_league1
--

ALTER TABLE ONLY dugout_shared.match_entry
    ADD CONSTRAINT match_entry_league_match_fkey FOREIGN KEY (league, match) REFERENCES dugout_shared.match(league, id);


--
-- Name: match match_league_fkey; Type: FK CONSTRAINT; Schema: dugout_shared; Owner: dugout_keeper_league1
--

ALTER TABLE ONLY dugout_shared.match
    ADD CONSTRAINT match_league_fkey FOREIGN KEY (league) REFERENCES dugout_shared.league(id);


--
-- Name: member member_league_fkey; Type: FK CONSTRAINT; Schema: dugout_shared; Owner: dugout_keeper_league1
--

ALTER TABLE ONLY dugout_shared.member
    ADD CONSTRAINT member_league_fkey FOREIGN KEY (league) REFERENCES dugout_shared.league(id);


--
-- Name: presence presence_league_fkey; Type: FK CONSTRAINT; Schema: dugout_shared; Owner: dugout_keeper_league1
--

ALTER TABLE ONLY dugout_shared.presence
    ADD CONSTRAINT presence_league_fkey FOREIGN KEY (league) REFERENCES dugout_shared.league(id);


--
-- Name: receipt receipt_league_fkey; Type: FK CONSTRAINT; Schema: dugout_shared; Owner: dugout_keeper_league1
--

ALTER TABLE ONLY dugout_shared.receipt
    ADD CONSTRAINT receipt_league_fkey FOREIGN KEY (league) REFERENCES dugout_shared.league(id);


--
-- Name: sealed sealed_league_seq_fkey; Type: FK CONSTRAINT; Schema: dugout_shared; Owner: dugout_keeper_league1
--

ALTER TABLE ONLY dugout_shared.sealed
    ADD CONSTRAINT sealed_league_seq_fkey FOREIGN KEY (league, seq) REFERENCES dugout_shared.entry(league, seq);


--
-- Name: spent spent_league_fkey; Type: FK CONSTRAINT; Schema: dugout_shared; Owner: dugout_keeper_league1
--

ALTER TABLE ONLY dugout_shared.spent
    ADD CONSTRAINT spent_league_fkey FOREIGN KEY (league) REFERENCES dugout_shared.league(id);


--
-- Name: team team_league_fkey; Type: FK CONSTRAINT; Schema: dugout_shared; Owner: dugout_keeper_league1
--

ALTER TABLE ONLY dugout_shared.team
    ADD CONSTRAINT team_league_fkey FOREIGN KEY (league) REFERENCES dugout_shared.league(id);


--
-- Name: team_sheet team_sheet_league_team_fkey; Type: FK CONSTRAINT; Schema: dugout_shared; Owner: dugout_keeper_league1
--

ALTER TABLE ONLY dugout_shared.team_sheet
    ADD CONSTRAINT team_sheet_league_team_fkey FOREIGN KEY (league, team) REFERENCES dugout_shared.team(league, id);


--
-- Name: about; Type: ROW SECURITY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

ALTER TABLE dugout_shared.about ENABLE ROW LEVEL SECURITY;

--
-- Name: claim added; Type: POLICY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE POLICY added ON dugout_shared.claim FOR INSERT TO dugout_keeper_league1 WITH CHECK (((who = (SESSION_USER)::text) AND (settled IS NULL) AND (league = ANY (ARRAY( SELECT dugout_shared.my_leagues('{commissioner,coach}'::text[]) AS my_leagues)))));


--
-- Name: contact added; Type: POLICY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE POLICY added ON dugout_shared.contact FOR INSERT TO dugout_keeper_league1 WITH CHECK (dugout_shared.decides(league));


--
-- Name: entry added; Type: POLICY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE POLICY added ON dugout_shared.entry FOR INSERT TO dugout_keeper_league1 WITH CHECK (((who = (SESSION_USER)::text) AND (league = ANY (ARRAY( SELECT dugout_shared.my_leagues('{commissioner,coach}'::text[]) AS my_leagues)))));


--
-- Name: fixture added; Type: POLICY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE POLICY added ON dugout_shared.fixture FOR INSERT TO dugout_keeper_league1 WITH CHECK (dugout_shared.decides(league));


--
-- Name: match added; Type: POLICY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE POLICY added ON dugout_shared.match FOR INSERT TO dugout_keeper_league1 WITH CHECK (((who = (SESSION_USER)::text) AND (dugout_shared.decides(league) OR dugout_shared.coaches(league, home) OR dugout_shared.coaches(league, away))));


--
-- Name: match_entry added; Type: POLICY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE POLICY added ON dugout_shared.match_entry FOR INSERT TO dugout_keeper_league1 WITH CHECK (((who = (SESSION_USER)::text) AND (league = ANY (ARRAY( SELECT dugout_shared.my_leagues('{commissioner,coach}'::text[]) AS my_leagues)))));


--
-- Name: presence added; Type: POLICY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE POLICY added ON dugout_shared.presence FOR INSERT TO dugout_keeper_league1 WITH CHECK (((person = (SESSION_USER)::text) AND dugout_shared.sees(league)));


--
-- Name: receipt added; Type: POLICY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE POLICY added ON dugout_shared.receipt FOR INSERT TO dugout_keeper_league1 WITH CHECK (((who = (SESSION_USER)::text) AND dugout_shared.sees(league)));


--
-- Name: sealed added; Type: POLICY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE POLICY added ON dugout_shared.sealed FOR INSERT TO dugout_keeper_league1 WITH CHECK (dugout_shared.decides(league));


--
-- Name: spent added; Type: POLICY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE POLICY added ON dugout_shared.spent FOR INSERT TO dugout_keeper_league1 WITH CHECK (((person = (SESSION_USER)::text) AND dugout_shared.sees(league)));


--
-- Name: team added; Type: POLICY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE POLICY added ON dugout_shared.team FOR INSERT TO dugout_keeper_league1 WITH CHECK (dugout_shared.decides(league));


--
-- Name: team_sheet added; Type: POLICY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE POLICY added ON dugout_shared.team_sheet FOR INSERT TO dugout_keeper_league1 WITH CHECK (((who = (SESSION_USER)::text) AND (league = ANY (ARRAY( SELECT dugout_shared.my_leagues('{commissioner,coach}'::text[]) AS my_leagues)))));


--
-- Name: bounds; Type: ROW SECURITY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

ALTER TABLE dugout_shared.bounds ENABLE ROW LEVEL SECURITY;

--
-- Name: league brought; Type: POLICY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE POLICY brought ON dugout_shared.league FOR INSERT TO dugout_keeper_league1 WITH CHECK (((shared_by = (SESSION_USER)::text) AND (state = 'moving'::text)));


--
-- Name: fixture changed; Type: POLICY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE POLICY changed ON dugout_shared.fixture FOR UPDATE TO dugout_keeper_league1 USING ((dugout_shared.decides(league) OR dugout_shared.coaches(league, home) OR dugout_shared.coaches(league, away)));


--
-- Name: match changed; Type: POLICY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE POLICY changed ON dugout_shared.match FOR UPDATE TO dugout_keeper_league1 USING ((dugout_shared.decides(league) OR dugout_shared.coaches(league, home) OR dugout_shared.coaches(league, away)));


--
-- Name: team changed; Type: POLICY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE POLICY changed ON dugout_shared.team FOR UPDATE TO dugout_keeper_league1 USING ((league = ANY (ARRAY( SELECT dugout_shared.my_leagues('{commissioner,coach}'::text[]) AS my_leagues))));


--
-- Name: claim; Type: ROW SECURITY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

ALTER TABLE dugout_shared.claim ENABLE ROW LEVEL SECURITY;

--
-- Name: contact; Type: ROW SECURITY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

ALTER TABLE dugout_shared.contact ENABLE ROW LEVEL SECURITY;

--
-- Name: league counted; Type: POLICY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE POLICY counted ON dugout_shared.league FOR UPDATE TO dugout_keeper_league1 USING ((id = ANY (ARRAY( SELECT dugout_shared.my_leagues('{commissioner,coach}'::text[]) AS my_leagues))));


--
-- Name: spent counted; Type: POLICY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE POLICY counted ON dugout_shared.spent FOR UPDATE TO dugout_keeper_league1 USING (((person = (SESSION_USER)::text) AND dugout_shared.sees(league)));


--
-- Name: entry; Type: ROW SECURITY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

ALTER TABLE dugout_shared.entry ENABLE ROW LEVEL SECURITY;

--
-- Name: fixture; Type: ROW SECURITY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

ALTER TABLE dugout_shared.fixture ENABLE ROW LEVEL SECURITY;

--
-- Name: claim kept; Type: POLICY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE POLICY kept ON dugout_shared.claim FOR SELECT TO dugout_keeper_league1 USING ((league = ANY (ARRAY( SELECT dugout_shared.my_leagues('{commissioner,coach}'::text[]) AS my_leagues))));


--
-- Name: fixture kept; Type: POLICY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE POLICY kept ON dugout_shared.fixture FOR SELECT TO dugout_keeper_league1 USING ((league = ANY (ARRAY( SELECT dugout_shared.my_leagues('{commissioner,coach,reader}'::text[]) AS my_leagues))));


--
-- Name: member kept; Type: POLICY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE POLICY kept ON dugout_shared.member FOR SELECT TO dugout_keeper_league1 USING (true);


--
-- Name: presence kept; Type: POLICY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE POLICY kept ON dugout_shared.presence FOR SELECT TO dugout_keeper_league1 USING ((league = ANY (ARRAY( SELECT dugout_shared.my_leagues('{commissioner,coach,reader}'::text[]) AS my_leagues))));


--
-- Name: league; Type: ROW SECURITY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

ALTER TABLE dugout_shared.league ENABLE ROW LEVEL SECURITY;

--
-- Name: match; Type: ROW SECURITY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

ALTER TABLE dugout_shared.match ENABLE ROW LEVEL SECURITY;

--
-- Name: match_entry; Type: ROW SECURITY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

ALTER TABLE dugout_shared.match_entry ENABLE ROW LEVEL SECURITY;

--
-- Name: member; Type: ROW SECURITY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

ALTER TABLE dugout_shared.member ENABLE ROW LEVEL SECURITY;

--
-- Name: presence moved; Type: POLICY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE POLICY moved ON dugout_shared.presence FOR UPDATE TO dugout_keeper_league1 USING (((person = (SESSION_USER)::text) AND dugout_shared.sees(league)));


--
-- Name: presence; Type: ROW SECURITY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

ALTER TABLE dugout_shared.presence ENABLE ROW LEVEL SECURITY;

--
-- Name: receipt; Type: ROW SECURITY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

ALTER TABLE dugout_shared.receipt ENABLE ROW LEVEL SECURITY;

--
-- Name: member said; Type: POLICY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE POLICY said ON dugout_shared.member FOR INSERT TO dugout_keeper_league1 WITH CHECK (((said_by = (SESSION_USER)::text) AND (dugout_shared.decides(league) OR ((person = (SESSION_USER)::text) AND (kind = 'commissioner'::text) AND (EXISTS ( SELECT
   FROM dugout_shared.league l
  WHERE ((l.id = member.league) AND (l.state = 'moving'::text) AND (l.shared_by = (SESSION_USER)::text))))))));


--
-- Name: member said_anew; Type: POLICY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE POLICY said_anew ON dugout_shared.member FOR UPDATE TO dugout_keeper_league1 USING (dugout_shared.decides(league)) WITH CHECK ((said_by = (SESSION_USER)::text));


--
-- Name: sealed; Type: ROW SECURITY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

ALTER TABLE dugout_shared.sealed ENABLE ROW LEVEL SECURITY;

--
-- Name: about seen; Type: POLICY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE POLICY seen ON dugout_shared.about FOR SELECT USING (true);


--
-- Name: bounds seen; Type: POLICY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE POLICY seen ON dugout_shared.bounds FOR SELECT USING (true);


--
-- Name: claim seen; Type: POLICY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE POLICY seen ON dugout_shared.claim FOR SELECT TO dugout_member_league1 USING ((dugout_shared.decides(league) OR ((who = (SESSION_USER)::text) AND dugout_shared.sees(league))));


--
-- Name: contact seen; Type: POLICY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE POLICY seen ON dugout_shared.contact FOR SELECT USING ((dugout_shared.decides(league) OR dugout_shared.is_coach_self(league, coach)));


--
-- Name: entry seen; Type: POLICY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE POLICY seen ON dugout_shared.entry FOR SELECT USING ((league = ANY (ARRAY( SELECT dugout_shared.my_leagues('{commissioner,coach,reader}'::text[]) AS my_leagues))));


--
-- Name: fixture seen; Type: POLICY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE POLICY seen ON dugout_shared.fixture FOR SELECT TO dugout_member_league1 USING (((league = ANY (ARRAY( SELECT dugout_shared.my_leagues('{commissioner}'::text[]) AS my_leagues))) OR ((published OR (match <> ''::text) OR (outcome IS NOT NULL)) AND (league = ANY (ARRAY( SELECT dugout_shared.my_leagues('{coach,reader}'::text[]) AS my_leagues))))));


--
-- Name: league seen; Type: POLICY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE POLICY seen ON dugout_shared.league FOR SELECT USING (((id = ANY (ARRAY( SELECT dugout_shared.my_leagues('{commissioner,coach,reader}'::text[]) AS my_leagues))) OR ((state = 'moving'::text) AND (shared_by = (SESSION_USER)::text))));


--
-- Name: match seen; Type: POLICY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE POLICY seen ON dugout_shared.match FOR SELECT USING ((league = ANY (ARRAY( SELECT dugout_shared.my_leagues('{commissioner,coach,reader}'::text[]) AS my_leagues))));


--
-- Name: match_entry seen; Type: POLICY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE POLICY seen ON dugout_shared.match_entry FOR SELECT USING ((league = ANY (ARRAY( SELECT dugout_shared.my_leagues('{commissioner,coach,reader}'::text[]) AS my_leagues))));


--
-- Name: member seen; Type: POLICY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE POLICY seen ON dugout_shared.member FOR SELECT TO dugout_member_league1 USING (((person = (SESSION_USER)::text) OR dugout_shared.decides(league)));


--
-- Name: presence seen; Type: POLICY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE POLICY seen ON dugout_shared.presence FOR SELECT TO dugout_member_league1 USING ((dugout_shared.decides(league) OR ((person = (SESSION_USER)::text) AND dugout_shared.sees(league))));


--
-- Name: receipt seen; Type: POLICY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE POLICY seen ON dugout_shared.receipt FOR SELECT USING (((who = (SESSION_USER)::text) AND dugout_shared.sees(league)));


--
-- Name: sealed seen; Type: POLICY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE POLICY seen ON dugout_shared.sealed FOR SELECT USING ((league = ANY (ARRAY( SELECT dugout_shared.my_leagues('{commissioner}'::text[]) AS my_leagues))));


--
-- Name: spent seen; Type: POLICY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE POLICY seen ON dugout_shared.spent FOR SELECT USING ((dugout_shared.decides(league) OR ((person = (SESSION_USER)::text) AND dugout_shared.sees(league))));


--
-- Name: team seen; Type: POLICY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE POLICY seen ON dugout_shared.team FOR SELECT USING ((league = ANY (ARRAY( SELECT dugout_shared.my_leagues('{commissioner,coach,reader}'::text[]) AS my_leagues))));


--
-- Name: team_sheet seen; Type: POLICY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE POLICY seen ON dugout_shared.team_sheet FOR SELECT USING ((league = ANY (ARRAY( SELECT dugout_shared.my_leagues('{commissioner,coach,reader}'::text[]) AS my_leagues))));


--
-- Name: claim settled; Type: POLICY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

CREATE POLICY settled ON dugout_shared.claim FOR UPDATE TO dugout_keeper_league1 USING (dugout_shared.decides(league)) WITH CHECK ((settled_by = (SESSION_USER)::text));


--
-- Name: spent; Type: ROW SECURITY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

ALTER TABLE dugout_shared.spent ENABLE ROW LEVEL SECURITY;

--
-- Name: team; Type: ROW SECURITY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

ALTER TABLE dugout_shared.team ENABLE ROW LEVEL SECURITY;

--
-- Name: team_sheet; Type: ROW SECURITY; Schema: dugout_shared; Owner: dugout_keeper_league1
--

ALTER TABLE dugout_shared.team_sheet ENABLE ROW LEVEL SECURITY;

--
-- Name: DATABASE league1; Type: ACL; Schema: -; Owner: coach
--

REVOKE CONNECT,TEMPORARY ON DATABASE league1 FROM PUBLIC;
GRANT CONNECT ON DATABASE league1 TO dugout_member_league1;


--
-- Name: SCHEMA dugout_shared; Type: ACL; Schema: -; Owner: dugout_keeper_league1
--

GRANT USAGE ON SCHEMA dugout_shared TO dugout_member_league1;


--
-- Name: LANGUAGE plpgsql; Type: ACL; Schema: -; Owner: coach
--

REVOKE ALL ON LANGUAGE plpgsql FROM PUBLIC;
GRANT ALL ON LANGUAGE plpgsql TO dugout_keeper_league1;


--
-- Name: FUNCTION act(p_league text, p_delivery text, p_first bigint, p_entries jsonb, p_fixtures jsonb, p_teams jsonb, p_title text, p_standing jsonb); Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

REVOKE ALL ON FUNCTION dugout_shared.act(p_league text, p_delivery text, p_first bigint, p_entries jsonb, p_fixtures jsonb, p_teams jsonb, p_title text, p_standing jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION dugout_shared.act(p_league text, p_delivery text, p_first bigint, p_entries jsonb, p_fixtures jsonb, p_teams jsonb, p_title text, p_standing jsonb) TO dugout_member_league1;


--
-- Name: FUNCTION add_match_entries(p_league text, p_match text, p_first bigint, p_entries jsonb, p_standing jsonb); Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

REVOKE ALL ON FUNCTION dugout_shared.add_match_entries(p_league text, p_match text, p_first bigint, p_entries jsonb, p_standing jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION dugout_shared.add_match_entries(p_league text, p_match text, p_first bigint, p_entries jsonb, p_standing jsonb) TO dugout_member_league1;


--
-- Name: FUNCTION at_table(p_league text, p_place text, p_match text); Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

REVOKE ALL ON FUNCTION dugout_shared.at_table(p_league text, p_place text, p_match text) FROM PUBLIC;
GRANT ALL ON FUNCTION dugout_shared.at_table(p_league text, p_place text, p_match text) TO dugout_member_league1;


--
-- Name: FUNCTION begin_delivery(p_league text, p_delivery text, p_kinds text[]); Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

REVOKE ALL ON FUNCTION dugout_shared.begin_delivery(p_league text, p_delivery text, p_kinds text[]) FROM PUBLIC;


--
-- Name: FUNCTION begin_match(p_league text, p_delivery text, p_fixture text, p_match text, p_header jsonb); Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

REVOKE ALL ON FUNCTION dugout_shared.begin_match(p_league text, p_delivery text, p_fixture text, p_match text, p_header jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION dugout_shared.begin_match(p_league text, p_delivery text, p_fixture text, p_match text, p_header jsonb) TO dugout_member_league1;


--
-- Name: FUNCTION clean_figures(p_side jsonb); Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

REVOKE ALL ON FUNCTION dugout_shared.clean_figures(p_side jsonb) FROM PUBLIC;


--
-- Name: FUNCTION clean_outcome(p_outcome jsonb, p_home text, p_away text, p_needs_winner boolean); Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

REVOKE ALL ON FUNCTION dugout_shared.clean_outcome(p_outcome jsonb, p_home text, p_away text, p_needs_winner boolean) FROM PUBLIC;


--
-- Name: FUNCTION coaches(p_league text, p_team text); Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

REVOKE ALL ON FUNCTION dugout_shared.coaches(p_league text, p_team text) FROM PUBLIC;
GRANT ALL ON FUNCTION dugout_shared.coaches(p_league text, p_team text) TO dugout_member_league1;


--
-- Name: FUNCTION count_spent(); Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

REVOKE ALL ON FUNCTION dugout_shared.count_spent() FROM PUBLIC;


--
-- Name: FUNCTION cut_holder(p_league text); Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

REVOKE ALL ON FUNCTION dugout_shared.cut_holder(p_league text) FROM PUBLIC;


--
-- Name: FUNCTION cut_person(p_league text, p_person text); Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

REVOKE ALL ON FUNCTION dugout_shared.cut_person(p_league text, p_person text) FROM PUBLIC;


--
-- Name: FUNCTION decides(p_league text); Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

REVOKE ALL ON FUNCTION dugout_shared.decides(p_league text) FROM PUBLIC;
GRANT ALL ON FUNCTION dugout_shared.decides(p_league text) TO dugout_member_league1;


--
-- Name: FUNCTION dispute_result(p_league text, p_delivery text, p_fixture text, p_side text, p_why text); Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

REVOKE ALL ON FUNCTION dugout_shared.dispute_result(p_league text, p_delivery text, p_fixture text, p_side text, p_why text) FROM PUBLIC;
GRANT ALL ON FUNCTION dugout_shared.dispute_result(p_league text, p_delivery text, p_fixture text, p_side text, p_why text) TO dugout_member_league1;


--
-- Name: FUNCTION end_delivery(p_league text, p_delivery text, p_done text); Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

REVOKE ALL ON FUNCTION dugout_shared.end_delivery(p_league text, p_delivery text, p_done text) FROM PUBLIC;


--
-- Name: FUNCTION end_match(p_league text, p_delivery text, p_match text, p_end jsonb); Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

REVOKE ALL ON FUNCTION dugout_shared.end_match(p_league text, p_delivery text, p_match text, p_end jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION dugout_shared.end_match(p_league text, p_delivery text, p_match text, p_end jsonb) TO dugout_member_league1;


--
-- Name: FUNCTION enter(p_league text, p_kinds text[], p_state text); Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

REVOKE ALL ON FUNCTION dugout_shared.enter(p_league text, p_kinds text[], p_state text) FROM PUBLIC;


--
-- Name: FUNCTION grant_role(p_league text, p_person text, p_kind text, p_coach text, p_teams text[]); Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

REVOKE ALL ON FUNCTION dugout_shared.grant_role(p_league text, p_person text, p_kind text, p_coach text, p_teams text[]) FROM PUBLIC;
GRANT ALL ON FUNCTION dugout_shared.grant_role(p_league text, p_person text, p_kind text, p_coach text, p_teams text[]) TO dugout_member_league1;


--
-- Name: TABLE fixture; Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

GRANT SELECT ON TABLE dugout_shared.fixture TO dugout_member_league1;


--
-- Name: FUNCTION his_result(p_league text, p_fixture text, p_side text); Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

REVOKE ALL ON FUNCTION dugout_shared.his_result(p_league text, p_fixture text, p_side text) FROM PUBLIC;


--
-- Name: FUNCTION in_his_word(p_league text, p_person text, p_home text, p_away text, p_outcome jsonb); Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

REVOKE ALL ON FUNCTION dugout_shared.in_his_word(p_league text, p_person text, p_home text, p_away text, p_outcome jsonb) FROM PUBLIC;


--
-- Name: FUNCTION is_closed(p_outcome jsonb); Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

REVOKE ALL ON FUNCTION dugout_shared.is_closed(p_outcome jsonb) FROM PUBLIC;


--
-- Name: FUNCTION is_coach_self(p_league text, p_coach text); Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

REVOKE ALL ON FUNCTION dugout_shared.is_coach_self(p_league text, p_coach text) FROM PUBLIC;
GRANT ALL ON FUNCTION dugout_shared.is_coach_self(p_league text, p_coach text) TO dugout_member_league1;


--
-- Name: FUNCTION is_counted(p_league text); Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

REVOKE ALL ON FUNCTION dugout_shared.is_counted(p_league text) FROM PUBLIC;


--
-- Name: FUNCTION is_played_elsewhere(p_league text, p_match text); Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

REVOKE ALL ON FUNCTION dugout_shared.is_played_elsewhere(p_league text, p_match text) FROM PUBLIC;


--
-- Name: FUNCTION is_signed_by_other(p_league text, f dugout_shared.fixture); Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

REVOKE ALL ON FUNCTION dugout_shared.is_signed_by_other(p_league text, f dugout_shared.fixture) FROM PUBLIC;


--
-- Name: FUNCTION leave(p_league text); Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

REVOKE ALL ON FUNCTION dugout_shared.leave(p_league text) FROM PUBLIC;


--
-- Name: TABLE match; Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

GRANT SELECT ON TABLE dugout_shared.match TO dugout_member_league1;


--
-- Name: FUNCTION may_add(p_league text, m dugout_shared.match); Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

REVOKE ALL ON FUNCTION dugout_shared.may_add(p_league text, m dugout_shared.match) FROM PUBLIC;


--
-- Name: FUNCTION may_play(p_league text, p_home text, p_away text); Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

REVOKE ALL ON FUNCTION dugout_shared.may_play(p_league text, p_home text, p_away text) FROM PUBLIC;


--
-- Name: FUNCTION my_leagues(p_kinds text[]); Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

REVOKE ALL ON FUNCTION dugout_shared.my_leagues(p_kinds text[]) FROM PUBLIC;
GRANT ALL ON FUNCTION dugout_shared.my_leagues(p_kinds text[]) TO dugout_member_league1;


--
-- Name: FUNCTION next_change(p_league text); Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

REVOKE ALL ON FUNCTION dugout_shared.next_change(p_league text) FROM PUBLIC;


--
-- Name: FUNCTION played_by_me(p_league text, p_matches jsonb); Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

REVOKE ALL ON FUNCTION dugout_shared.played_by_me(p_league text, p_matches jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION dugout_shared.played_by_me(p_league text, p_matches jsonb) TO dugout_member_league1;


--
-- Name: FUNCTION put_entries(p_league text, p_entries jsonb); Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

REVOKE ALL ON FUNCTION dugout_shared.put_entries(p_league text, p_entries jsonb) FROM PUBLIC;


--
-- Name: FUNCTION put_event(p_league text, p_prompt text, p_values jsonb); Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

REVOKE ALL ON FUNCTION dugout_shared.put_event(p_league text, p_prompt text, p_values jsonb) FROM PUBLIC;


--
-- Name: FUNCTION put_fixtures(p_league text, p_fixtures jsonb); Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

REVOKE ALL ON FUNCTION dugout_shared.put_fixtures(p_league text, p_fixtures jsonb) FROM PUBLIC;


--
-- Name: FUNCTION put_match_entries(p_league text, p_match text, p_first bigint, p_entries jsonb); Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

REVOKE ALL ON FUNCTION dugout_shared.put_match_entries(p_league text, p_match text, p_first bigint, p_entries jsonb) FROM PUBLIC;


--
-- Name: FUNCTION put_team(p_league text, p_team jsonb); Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

REVOKE ALL ON FUNCTION dugout_shared.put_team(p_league text, p_team jsonb) FROM PUBLIC;


--
-- Name: FUNCTION refuse_change(); Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

REVOKE ALL ON FUNCTION dugout_shared.refuse_change() FROM PUBLIC;


--
-- Name: FUNCTION revoke_role(p_league text, p_person text); Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

REVOKE ALL ON FUNCTION dugout_shared.revoke_role(p_league text, p_person text) FROM PUBLIC;
GRANT ALL ON FUNCTION dugout_shared.revoke_role(p_league text, p_person text) TO dugout_member_league1;


--
-- Name: FUNCTION save_team(p_league text, p_delivery text, p_team text, p_base bigint, p_name text, p_body jsonb); Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

REVOKE ALL ON FUNCTION dugout_shared.save_team(p_league text, p_delivery text, p_team text, p_base bigint, p_name text, p_body jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION dugout_shared.save_team(p_league text, p_delivery text, p_team text, p_base bigint, p_name text, p_body jsonb) TO dugout_member_league1;


--
-- Name: FUNCTION sees(p_league text); Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

REVOKE ALL ON FUNCTION dugout_shared.sees(p_league text) FROM PUBLIC;
GRANT ALL ON FUNCTION dugout_shared.sees(p_league text) TO dugout_member_league1;


--
-- Name: FUNCTION settle(p_league text, p_claim text, p_choice text); Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

REVOKE ALL ON FUNCTION dugout_shared.settle(p_league text, p_claim text, p_choice text) FROM PUBLIC;
GRANT ALL ON FUNCTION dugout_shared.settle(p_league text, p_claim text, p_choice text) TO dugout_member_league1;


--
-- Name: FUNCTION share_begin(p_league text, p_title text, p_header jsonb); Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

REVOKE ALL ON FUNCTION dugout_shared.share_begin(p_league text, p_title text, p_header jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION dugout_shared.share_begin(p_league text, p_title text, p_header jsonb) TO dugout_founder_league1;


--
-- Name: FUNCTION share_end(p_league text, p_entries bigint, p_fixtures jsonb, p_standing jsonb); Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

REVOKE ALL ON FUNCTION dugout_shared.share_end(p_league text, p_entries bigint, p_fixtures jsonb, p_standing jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION dugout_shared.share_end(p_league text, p_entries bigint, p_fixtures jsonb, p_standing jsonb) TO dugout_member_league1;


--
-- Name: FUNCTION share_entries(p_league text, p_first bigint, p_entries jsonb); Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

REVOKE ALL ON FUNCTION dugout_shared.share_entries(p_league text, p_first bigint, p_entries jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION dugout_shared.share_entries(p_league text, p_first bigint, p_entries jsonb) TO dugout_member_league1;


--
-- Name: FUNCTION share_matches(p_league text, p_matches jsonb); Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

REVOKE ALL ON FUNCTION dugout_shared.share_matches(p_league text, p_matches jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION dugout_shared.share_matches(p_league text, p_matches jsonb) TO dugout_member_league1;


--
-- Name: FUNCTION share_teams(p_league text, p_teams jsonb); Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

REVOKE ALL ON FUNCTION dugout_shared.share_teams(p_league text, p_teams jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION dugout_shared.share_teams(p_league text, p_teams jsonb) TO dugout_member_league1;


--
-- Name: FUNCTION sign_result(p_league text, p_delivery text, p_fixture text, p_side text); Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

REVOKE ALL ON FUNCTION dugout_shared.sign_result(p_league text, p_delivery text, p_fixture text, p_side text) FROM PUBLIC;
GRANT ALL ON FUNCTION dugout_shared.sign_result(p_league text, p_delivery text, p_fixture text, p_side text) TO dugout_member_league1;


--
-- Name: FUNCTION spend(p_league text, p_kind text, p_rows bigint, p_bytes bigint); Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

REVOKE ALL ON FUNCTION dugout_shared.spend(p_league text, p_kind text, p_rows bigint, p_bytes bigint) FROM PUBLIC;


--
-- Name: FUNCTION take_home(p_league text, p_changes bigint); Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

REVOKE ALL ON FUNCTION dugout_shared.take_home(p_league text, p_changes bigint) FROM PUBLIC;
GRANT ALL ON FUNCTION dugout_shared.take_home(p_league text, p_changes bigint) TO dugout_member_league1;


--
-- Name: FUNCTION whole(p_value jsonb, p_low bigint, p_high bigint); Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

REVOKE ALL ON FUNCTION dugout_shared.whole(p_value jsonb, p_low bigint, p_high bigint) FROM PUBLIC;


--
-- Name: FUNCTION lo_close(integer); Type: ACL; Schema: pg_catalog; Owner: coach
--

REVOKE ALL ON FUNCTION pg_catalog.lo_close(integer) FROM PUBLIC;


--
-- Name: FUNCTION lo_creat(integer); Type: ACL; Schema: pg_catalog; Owner: coach
--

REVOKE ALL ON FUNCTION pg_catalog.lo_creat(integer) FROM PUBLIC;


--
-- Name: FUNCTION lo_create(oid); Type: ACL; Schema: pg_catalog; Owner: coach
--

REVOKE ALL ON FUNCTION pg_catalog.lo_create(oid) FROM PUBLIC;


--
-- Name: FUNCTION lo_from_bytea(oid, bytea); Type: ACL; Schema: pg_catalog; Owner: coach
--

REVOKE ALL ON FUNCTION pg_catalog.lo_from_bytea(oid, bytea) FROM PUBLIC;


--
-- Name: FUNCTION lo_get(oid); Type: ACL; Schema: pg_catalog; Owner: coach
--

REVOKE ALL ON FUNCTION pg_catalog.lo_get(oid) FROM PUBLIC;


--
-- Name: FUNCTION lo_get(oid, bigint, integer); Type: ACL; Schema: pg_catalog; Owner: coach
--

REVOKE ALL ON FUNCTION pg_catalog.lo_get(oid, bigint, integer) FROM PUBLIC;


--
-- Name: FUNCTION lo_lseek(integer, integer, integer); Type: ACL; Schema: pg_catalog; Owner: coach
--

REVOKE ALL ON FUNCTION pg_catalog.lo_lseek(integer, integer, integer) FROM PUBLIC;


--
-- Name: FUNCTION lo_lseek64(integer, bigint, integer); Type: ACL; Schema: pg_catalog; Owner: coach
--

REVOKE ALL ON FUNCTION pg_catalog.lo_lseek64(integer, bigint, integer) FROM PUBLIC;


--
-- Name: FUNCTION lo_open(oid, integer); Type: ACL; Schema: pg_catalog; Owner: coach
--

REVOKE ALL ON FUNCTION pg_catalog.lo_open(oid, integer) FROM PUBLIC;


--
-- Name: FUNCTION lo_put(oid, bigint, bytea); Type: ACL; Schema: pg_catalog; Owner: coach
--

REVOKE ALL ON FUNCTION pg_catalog.lo_put(oid, bigint, bytea) FROM PUBLIC;


--
-- Name: FUNCTION lo_tell(integer); Type: ACL; Schema: pg_catalog; Owner: coach
--

REVOKE ALL ON FUNCTION pg_catalog.lo_tell(integer) FROM PUBLIC;


--
-- Name: FUNCTION lo_tell64(integer); Type: ACL; Schema: pg_catalog; Owner: coach
--

REVOKE ALL ON FUNCTION pg_catalog.lo_tell64(integer) FROM PUBLIC;


--
-- Name: FUNCTION lo_truncate(integer, integer); Type: ACL; Schema: pg_catalog; Owner: coach
--

REVOKE ALL ON FUNCTION pg_catalog.lo_truncate(integer, integer) FROM PUBLIC;


--
-- Name: FUNCTION lo_truncate64(integer, bigint); Type: ACL; Schema: pg_catalog; Owner: coach
--

REVOKE ALL ON FUNCTION pg_catalog.lo_truncate64(integer, bigint) FROM PUBLIC;


--
-- Name: FUNCTION lo_unlink(oid); Type: ACL; Schema: pg_catalog; Owner: coach
--

REVOKE ALL ON FUNCTION pg_catalog.lo_unlink(oid) FROM PUBLIC;


--
-- Name: FUNCTION loread(integer, integer); Type: ACL; Schema: pg_catalog; Owner: coach
--

REVOKE ALL ON FUNCTION pg_catalog.loread(integer, integer) FROM PUBLIC;


--
-- Name: FUNCTION lowrite(integer, bytea); Type: ACL; Schema: pg_catalog; Owner: coach
--

REVOKE ALL ON FUNCTION pg_catalog.lowrite(integer, bytea) FROM PUBLIC;


--
-- Name: TABLE about; Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

GRANT SELECT ON TABLE dugout_shared.about TO dugout_member_league1;


--
-- Name: TABLE bounds; Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

GRANT SELECT ON TABLE dugout_shared.bounds TO dugout_member_league1;


--
-- Name: TABLE claim; Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

GRANT SELECT ON TABLE dugout_shared.claim TO dugout_member_league1;


--
-- Name: TABLE contact; Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

GRANT SELECT ON TABLE dugout_shared.contact TO dugout_member_league1;


--
-- Name: TABLE entry; Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

GRANT SELECT ON TABLE dugout_shared.entry TO dugout_member_league1;


--
-- Name: TABLE league; Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

GRANT SELECT ON TABLE dugout_shared.league TO dugout_member_league1;


--
-- Name: TABLE match_entry; Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

GRANT SELECT ON TABLE dugout_shared.match_entry TO dugout_member_league1;


--
-- Name: TABLE member; Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

GRANT SELECT ON TABLE dugout_shared.member TO dugout_member_league1;


--
-- Name: TABLE presence; Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

GRANT SELECT ON TABLE dugout_shared.presence TO dugout_member_league1;


--
-- Name: TABLE receipt; Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

GRANT SELECT ON TABLE dugout_shared.receipt TO dugout_member_league1;


--
-- Name: TABLE sealed; Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

GRANT SELECT ON TABLE dugout_shared.sealed TO dugout_member_league1;


--
-- Name: TABLE spent; Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

GRANT SELECT ON TABLE dugout_shared.spent TO dugout_member_league1;


--
-- Name: TABLE team; Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

GRANT SELECT ON TABLE dugout_shared.team TO dugout_member_league1;


--
-- Name: TABLE team_sheet; Type: ACL; Schema: dugout_shared; Owner: dugout_keeper_league1
--

GRANT SELECT ON TABLE dugout_shared.team_sheet TO dugout_member_league1;


--
-- PostgreSQL database dump complete
--

