-- Returns where a job stands in an order of the board: the day it was posted, the day it closes, or thousands of
-- pounds a year, up to 999.
CREATE OR REPLACE FUNCTION app.place_in_order(_sort text, _created_at timestamptz, _closes_at timestamptz, _pay_by_year numeric) RETURNS integer
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE _sort
    WHEN 'pay' THEN least(floor(_pay_by_year / 1000), 999)
    ELSE least(greatest(floor(extract(epoch FROM CASE _sort WHEN 'closing' THEN _closes_at ELSE _created_at END - timestamptz '1970-01-01 00:00:00+00') / 86400), 0), 99999) END::integer;

GRANT EXECUTE ON FUNCTION app.place_in_order TO agency_app, agency_reader, agency_keeper;
