-- Latitude and longitude of the places of a location in turn: '{}' where it names none.
CREATE OR REPLACE FUNCTION app.spots_of(_location text) RETURNS float8[]
  LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp
AS $$
  SELECT coalesce(array_agg(axis.value ORDER BY p.number, axis.n), '{}')
  FROM app.resolve_location(_location) AS p CROSS JOIN LATERAL (VALUES (1, p.latitude), (2, p.longitude)) AS axis (n, value)
$$;

GRANT EXECUTE ON FUNCTION app.spots_of TO agency_app, agency_keeper;
