-- Returns the middle of a job's pay range for a year of full-time work; NULL without pay.
CREATE OR REPLACE FUNCTION app.middle_pay_per_year(_min numeric, _max numeric, _period text) RETURNS numeric
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN app.pay_per_year((coalesce(_min, _max) + coalesce(_max, _min)) / 2, _period);

GRANT EXECUTE ON FUNCTION app.middle_pay_per_year TO agency_reader;
