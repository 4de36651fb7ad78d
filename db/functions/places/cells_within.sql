-- The cells (app.cell_of) that a circle touches, and perhaps a few beside it: never one too few. A point is as far from a cell as from
-- the nearest point of it, which a tenth of a mile makes up for where the earth is round. Bounded to a hundred miles.
CREATE OR REPLACE FUNCTION app.cells_within(latitude float8, longitude float8, miles float8) RETURNS integer[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp
AS $$
  SELECT coalesce(array_agg(y * 2251 + x ORDER BY y, x), '{}')
  FROM (SELECT least(greatest(miles, 0), 100) + 0.1 AS reach) AS circle
  CROSS JOIN LATERAL (SELECT reach / 69.09 AS tall, reach / 69.09 / cosd(least(abs(latitude) + reach / 69.09, 89)) AS wide) AS box
  CROSS JOIN LATERAL generate_series(floor((latitude - tall + 90) * 10)::integer, floor((latitude + tall + 90) * 10)::integer) AS y
  CROSS JOIN LATERAL generate_series(floor((longitude - wide + 180) * 6.25)::integer, floor((longitude + wide + 180) * 6.25)::integer) AS x
  WHERE app.miles_between(latitude, longitude,
                          least(greatest(latitude, y / 10.0 - 90), (y + 1) / 10.0 - 90),
                          least(greatest(longitude, x / 6.25 - 180), (x + 1) / 6.25 - 180)) <= reach
$$;

GRANT EXECUTE ON FUNCTION app.cells_within TO agency_reader;
