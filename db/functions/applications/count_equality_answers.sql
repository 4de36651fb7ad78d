-- Adds one to the month's count of each equality answer. Stores neither the applicant nor the time.
CREATE OR REPLACE FUNCTION app.count_equality_answers(_category text, _answers jsonb) RETURNS boolean
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
BEGIN
  PERFORM app.demand_system();
  IF NOT EXISTS (SELECT FROM public.settings WHERE equality_monitoring) THEN RETURN false; END IF;
  INSERT INTO monitoring.answer_counts AS c (month, category, question, answer, total)
  SELECT date_trunc('month', now() AT TIME ZONE 'Europe/London')::date, _category, a.key, a.value, 1
  FROM jsonb_each_text(_answers) AS a ORDER BY a.key
  ON CONFLICT (month, category, question, answer) DO UPDATE SET total = c.total + 1;
  RETURN true;
END
$$;

ALTER FUNCTION app.count_equality_answers OWNER TO agency_keeper;
GRANT EXECUTE ON FUNCTION app.count_equality_answers TO agency_app;
