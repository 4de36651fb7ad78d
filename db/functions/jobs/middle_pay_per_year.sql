-- The middle of the range that a job names, by the year of full-time work; NULL where it names none.
CREATE OR REPLACE FUNCTION app.middle_pay_per_year(_min numeric, _max numeric, _period text) RETURNS numeric
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN app.pay_per_year((coalesce(_min, _max) + coalesce(_max, _min)) / 2, _period);

GRANT EXECUTE ON FUNCTION app.middle_pay_per_year TO agency_reader;
