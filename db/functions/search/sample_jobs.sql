-- Returns how many of at most _most open jobs, a random sample, match a question by location, pay, category, type or patterns; how many were
-- read; and which part of all open jobs they are.
CREATE OR REPLACE FUNCTION app.sample_jobs(_question job_question, _most integer, OUT hits integer, OUT looked_at integer, OUT part double precision)
  LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp
AS $$
  SELECT (count(*) FILTER (WHERE app.is_match(_question, closes_at, NULL, pay_by_year, location_text, search_text, category, type, NULL, NULL, NULL, NULL, NULL)))::integer,
         count(*)::integer, CASE WHEN count(*) < _most THEN 1.0 / 32 ELSE (max(uuid_hash(id))::float8 + 2147483648) / 4294967296 END
  FROM (SELECT id, closes_at, category, type, pay_by_year, location_text, search_text
        FROM public.jobs WHERE status = 'open' AND uuid_hash(id) < -2013265920 ORDER BY uuid_hash(id) LIMIT _most) AS sample
$$;

GRANT EXECUTE ON FUNCTION app.sample_jobs TO agency_reader;
