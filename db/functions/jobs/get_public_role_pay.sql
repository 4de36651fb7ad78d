-- Returns the yearly pay of the newest open jobs of a role, the middle of each range, lowest first: those among the newest
-- two hundred jobs with the words of the role.
CREATE OR REPLACE FUNCTION get_public_role_pay(
  _title text, _location text DEFAULT NULL, OUT pays double precision[], OUT median double precision
)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
  SET jit = off SET enable_seqscan = off
AS $$
DECLARE
  words text[] := app.role_words(left(_title, 200));
  patterns text[] := app.search_patterns(words[1:8]);
  pattern text := app.location_pattern(_location);
  conditions text := app.job_conditions(NULL, NULL, pattern, NULL, patterns);
  ids uuid[];
BEGIN
  pays := '{}';
  IF patterns IS NULL THEN RETURN; END IF;
  EXECUTE format('SELECT ARRAY(SELECT id FROM %s ORDER BY created_at DESC, id DESC LIMIT 200)',
    app.job_scan(conditions, 'created_at DESC, id DESC',
                 app.is_page_walked(conditions, NULL, NULL, pattern, NULL, patterns, 200)))
  INTO ids USING NULL::text, NULL::text, pattern, NULL::numeric, patterns;
  SELECT coalesce(array_agg(pay ORDER BY pay), '{}'), percentile_cont(0.5) WITHIN GROUP (ORDER BY pay)
  INTO pays, median
  FROM (SELECT app.middle_pay_per_year(salary_min, salary_max, salary_period)::float8 AS pay
        FROM public.jobs
        WHERE id = ANY (ids) AND salary_period IS NOT NULL AND app.role_words(title) = words) AS paid;
END
$$;

ALTER FUNCTION get_public_role_pay OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION get_public_role_pay TO agency_app;
