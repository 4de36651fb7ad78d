-- Returns the numbers by which an open job is looked up (jobs_lookup): 0, which every job has; the cells of its places (app.cell_of); its
-- areas, negative; and its places in the orders of the board in steps of 1, 8 and 64 (app.range_numbers). `_spots`: latitude and longitude of
-- up to eight places in turn.
CREATE OR REPLACE FUNCTION app.job_numbers(
  _created_at timestamptz, _closes_at timestamptz, _pay_by_year numeric, _spots float8[], _areas integer[]
) RETURNS integer[]
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 2000 SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  posted CONSTANT integer := app.place_in_order('newest', _created_at, _closes_at, _pay_by_year);
  closing CONSTANT integer := app.place_in_order('closing', _created_at, _closes_at, _pay_by_year);
  pay CONSTANT integer := app.place_in_order('pay', _created_at, _closes_at, _pay_by_year);
  numbers integer[] := ARRAY[
    0, 10000000 + posted, 11000000 + posted / 8, 12000000 + posted / 64, 20000000 + closing, 21000000 + closing / 8,
    22000000 + closing / 64, 30000000 + pay, 31000000 + pay / 8, 32000000 + pay / 64];
BEGIN
  FOR n IN 1 .. coalesce(cardinality(_spots), 0) BY 2 LOOP
    numbers := numbers || app.cell_of(_spots[n], _spots[n + 1]);
  END LOOP;
  RETURN numbers || ARRAY(SELECT -area FROM unnest(_areas) AS area);
END
$$;

GRANT EXECUTE ON FUNCTION app.job_numbers TO agency_app, agency_reader, agency_keeper;
