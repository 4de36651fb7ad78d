-- Returns the distance to the nearest of a job's places, which are latitudes and longitudes in turn.
CREATE OR REPLACE FUNCTION app.miles_to(_spots float8[], _latitude float8, _longitude float8) RETURNS float8
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  nearest float8;
BEGIN
  FOR n IN 1 .. cardinality(_spots) BY 2 LOOP
    nearest := least(nearest, app.miles_between(_latitude, _longitude, _spots[n], _spots[n + 1]));
  END LOOP;
  RETURN nearest;
END
$$;

GRANT EXECUTE ON FUNCTION app.miles_to TO agency_reader;
