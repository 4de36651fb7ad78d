-- Returns all cells (app.cell_of) that a circle touches, and perhaps a few more. A tenth of a mile compensates for the
-- roundness of the earth. Bounded to a hundred miles.
CREATE OR REPLACE FUNCTION app.cells_within(latitude float8, longitude float8, miles float8) RETURNS integer[]
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  reach CONSTANT float8 := least(greatest(miles, 0), 100) + 0.1;
  tall CONSTANT float8 := reach / 69.09;
  wide CONSTANT float8 := tall / cosd(least(abs(latitude) + tall, 89));
  cells integer[] := '{}';
  beside float8;
BEGIN
  IF num_nulls(latitude, longitude) > 0 THEN RETURN '{}'; END IF;
  FOR y IN floor((latitude - tall + 90) * 10)::integer .. floor((latitude + tall + 90) * 10)::integer LOOP
    beside := least(greatest(latitude, y / 10.0 - 90), (y + 1) / 10.0 - 90);
    FOR x IN floor((longitude - wide + 180) * 6.25)::integer .. floor((longitude + wide + 180) * 6.25)::integer LOOP
      IF app.miles_between(latitude, longitude, beside, least(greatest(longitude, x / 6.25 - 180), (x + 1) / 6.25 - 180)) <= reach THEN
        cells := cells || (y * 2251 + x);
      END IF;
    END LOOP;
  END LOOP;
  RETURN cells;
END
$$;

GRANT EXECUTE ON FUNCTION app.cells_within TO agency_reader;
