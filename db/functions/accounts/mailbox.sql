-- Returns the mailbox of an email address for limits on emails: without '+tag', and without dots at Gmail. Used by indexes.
CREATE OR REPLACE FUNCTION app.mailbox(_email public.citext) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, public, pg_temp
AS $$
  SELECT CASE WHEN untagged ~ '@(gmail|googlemail)\.com$' THEN replace(split_part(untagged, '@', 1), '.', '') || '@gmail.com' ELSE untagged END
  FROM regexp_replace(lower(_email::text), '^([^"@+][^"@+]*)\+[^"@]*@', '\1@') AS untagged
$$;

GRANT EXECUTE ON FUNCTION app.mailbox TO agency_app, agency_reader, agency_keeper;
