-- A year of full-time work is 37.5 hours × 52 weeks, as in the National Living Wage note of the salary tool.
CREATE OR REPLACE FUNCTION app.pay_per_year(pay numeric, period text) RETURNS numeric
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN pay * CASE period WHEN 'hour' THEN 1950 WHEN 'day' THEN 260 WHEN 'week' THEN 52 WHEN 'month' THEN 12 ELSE 1 END;

GRANT EXECUTE ON FUNCTION app.pay_per_year TO agency_app, agency_keeper, agency_reader;
