-- Returns the results of a search in a sample of at most _most open jobs: jobs read, matches, jobs that a lookup would read,
-- and the sample's share of all open jobs.
CREATE OR REPLACE FUNCTION app.sample_jobs(
  _conditions text, _category text, _type text, _location_pattern text, _pay_from numeric, _patterns text[], _most integer,
  OUT looked_at integer, OUT hits integer, OUT looked_up integer, OUT part double precision
)
  LANGUAGE plpgsql STABLE SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  EXECUTE format(
    'SELECT count(*)::integer, (count(*) FILTER (WHERE %s))::integer, (count(*) FILTER (WHERE %s))::integer,
            CASE WHEN count(*) < $6 THEN 1.0 / 32 ELSE (max(hash)::float8 + 2147483648) / 4294967296 END
     FROM (SELECT uuid_hash(id) AS hash, closes_at, category, type, pay_by_year, location_text, search_text
           FROM public.jobs WHERE status = ''open'' AND uuid_hash(id) < -2013265920
           ORDER BY uuid_hash(id) LIMIT $6) AS sample',
    _conditions, app.lookup_conditions(_location_pattern, _pay_from, _patterns))
  INTO looked_at, hits, looked_up, part USING _category, _type, _location_pattern, _pay_from, _patterns, _most;
END
$$;

GRANT EXECUTE ON FUNCTION app.sample_jobs TO agency_reader;
