-- Returns the cell of about 11 by 11 km of a point: a tenth of a degree of latitude, 0.16 of longitude.
CREATE OR REPLACE FUNCTION app.cell_of(latitude float8, longitude float8) RETURNS integer
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN floor((latitude + 90) * 10)::integer * 2251 + floor((longitude + 180) * 6.25)::integer;

GRANT EXECUTE ON FUNCTION app.cell_of TO agency_app, agency_reader, agency_keeper;
