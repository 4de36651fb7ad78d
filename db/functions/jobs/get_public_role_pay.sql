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
BEGIN
  pays := '{}';
  IF patterns IS NULL THEN RETURN; END IF;
  SELECT coalesce(array_agg(pay ORDER BY pay), '{}'), percentile_cont(0.5) WITHIN GROUP (ORDER BY pay)
  INTO pays, median
  FROM (SELECT app.middle_pay_per_year(salary_min, salary_max, salary_period)::float8 AS pay
        FROM app.find_matches(app.read_question(_location_name => _location, _patterns => patterns), 'newest', 200) JOIN public.jobs USING (id)
        WHERE salary_period IS NOT NULL AND app.role_words(title) = words) AS paid;
END
$$;

ALTER FUNCTION get_public_role_pay OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION get_public_role_pay TO agency_app;
