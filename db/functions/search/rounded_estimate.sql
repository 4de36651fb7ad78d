-- '23,456' → 23,000: an estimate does not pretend to know more.
CREATE OR REPLACE FUNCTION app.rounded_estimate(_estimate double precision) RETURNS integer
  LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, pg_temp
  RETURN CASE WHEN _estimate < 1 THEN 0
              ELSE round(_estimate::numeric, 1 - floor(log(_estimate::numeric))::integer)::integer END;

GRANT EXECUTE ON FUNCTION app.rounded_estimate TO agency_reader;
