-- Returns latitudes and longitudes of a location's places in turn, and their areas. A location that names no place is in the
-- United Kingdom.
CREATE OR REPLACE FUNCTION app.spots_of(_location text, OUT spots float8[], OUT areas integer[])
  LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp
AS $$
  WITH places AS MATERIALIZED (SELECT * FROM app.resolve_location(_location))
  SELECT coalesce((SELECT array_agg(axis.value ORDER BY p.number, axis.n)
                   FROM places AS p CROSS JOIN LATERAL (VALUES (1, p.latitude), (2, p.longitude)) AS axis (n, value) WHERE p.number IS NOT NULL), '{}'),
         coalesce((SELECT array_agg(DISTINCT area ORDER BY area) FROM places AS p CROSS JOIN LATERAL unnest(p.lies_in) AS area), app.areas_of_the_country())
$$;

GRANT EXECUTE ON FUNCTION app.spots_of TO agency_app, agency_keeper;
