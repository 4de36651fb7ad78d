-- Returns an entry as the text that is hashed: one line of JSON, keys in this order, times in UTC, beginning with the
-- previous hash, so that sha256sum alone can check a file of these lines. Never change it: stored hashes depend on it. Later
-- versions may add keys at the end, for new entries only.
CREATE OR REPLACE FUNCTION app.introduction_line(_entry public.introduction_entries) RETURNS text
  LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp
AS $$
  SELECT format('{"previous":"%s","sequence":%s,"at":"%s","introduction":"%s","kind":"%s","outcome":"%s","method":%s,"checkedOn":%s,'
                '"followUpOn":%s,"detail":"%s"}',
    encode(_entry.previous_hash, 'hex'), _entry.sequence, to_char(_entry.made_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
    _entry.introduction_id, _entry.kind, _entry.outcome, coalesce(to_json(_entry.method)::text, 'null'),
    coalesce(to_json(to_char(_entry.checked_on, 'YYYY-MM-DD'))::text, 'null'),
    coalesce(to_json(to_char(_entry.follow_up_on, 'YYYY-MM-DD'))::text, 'null'), encode(_entry.detail_hash, 'hex'))
$$;

GRANT EXECUTE ON FUNCTION app.introduction_line TO agency_app, agency_keeper;
