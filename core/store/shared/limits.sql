-- Nobody takes the places of all others at the door: a login that belongs here gets a limit of connections,
-- unless somebody gave it one.
DO $limits$
DECLARE
    each TEXT;
BEGIN
    FOR each IN SELECT rolname FROM pg_catalog.pg_roles
        WHERE rolcanlogin AND NOT rolsuper AND rolconnlimit = -1
            AND pg_catalog.pg_has_role(oid, @member_name@, 'MEMBER') LOOP
        EXECUTE format('ALTER ROLE %I CONNECTION LIMIT 12', each);
    END LOOP;
EXCEPTION WHEN insufficient_privilege THEN
    NULL; -- only who made a login may bound it; dugout_shared.bounds says what is cut all the same
END
$limits$;
