-- Returns an alert as the question that app.is_match compares with a job; its location and industry are compared by name (app.find_alerts_for_jobs).
-- A row in the order of the type, which PostgreSQL inlines.
CREATE OR REPLACE FUNCTION app.question_of_alert(_alert public.job_alerts) RETURNS public.job_question
  LANGUAGE sql STABLE
  RETURN ROW(NULL, NULL, NULL, _alert.query, _alert.latitude, _alert.longitude, _alert.miles, _alert.areas, false, NULL, NULL, _alert.pay_from,
             NULL, NULL, NULL, NULL, _alert.query, _alert.category, _alert.type, _alert.work_mode, NULL, NULL, false)::public.job_question;

GRANT EXECUTE ON FUNCTION app.question_of_alert TO agency_reader;
