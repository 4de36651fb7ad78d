-- Returns the distance in a straight line.
CREATE OR REPLACE FUNCTION app.miles_between(
  _latitude float8, _longitude float8, _other_latitude float8, _other_longitude float8
) RETURNS float8 LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN 2 * 3958.8 * asin(sqrt(least(1, sind((_other_latitude - _latitude) / 2) ^ 2
    + cosd(_latitude) * cosd(_other_latitude) * sind((_other_longitude - _longitude) / 2) ^ 2)));

GRANT EXECUTE ON FUNCTION app.miles_between TO agency_reader, agency_keeper;
