-- Makes a published place of the studio and its districts towns of the gazetteer, before others of the same name. A district
-- without coordinates takes the gazetteer's, if near, or else the middle of the place. Returns the names that were added or
-- removed, as locations may contain them.
CREATE OR REPLACE FUNCTION app.keep_own_place(_item_id uuid, _area jsonb) RETURNS text[]
  LANGUAGE sql SET search_path = pg_catalog, pg_temp
AS $$
  WITH gone AS (DELETE FROM public.gazetteer WHERE item_id = _item_id RETURNING name),
  come AS (
    INSERT INTO public.gazetteer (kind, name, county, district, country, latitude, longitude, population, item_id, lies_in)
    SELECT 'town', left(own.name, 100), coalesce(town.county, near.county), coalesce(town.district, near.district),
           coalesce(town.country, near.country), coalesce(own.latitude, town.latitude, middle.latitude),
           coalesce(own.longitude, town.longitude, middle.longitude), coalesce(town.population, 0), _item_id,
           coalesce(town.lies_in, near.lies_in, '{}')
    FROM (SELECT (_area ->> 'latitude')::float8 AS latitude, (_area ->> 'longitude')::float8 AS longitude) AS middle
    CROSS JOIN LATERAL jsonb_to_recordset(_area -> 'names') AS own (name text, latitude float8, longitude float8)
    LEFT JOIN LATERAL (
      SELECT t.* FROM public.gazetteer AS t
      WHERE t.kind = 'town' AND t.key = app.place_key(own.name) AND t.item_id IS NULL AND t.country_code = 'GB'
        AND app.miles_between(t.latitude, t.longitude, middle.latitude, middle.longitude) <= 30
      ORDER BY app.miles_between(t.latitude, t.longitude, middle.latitude, middle.longitude) LIMIT 1) AS town ON true
    LEFT JOIN LATERAL (
      SELECT t.county, t.district, t.country, t.lies_in FROM public.gazetteer AS t
      WHERE t.kind = 'town' AND t.item_id IS NULL AND t.latitude BETWEEN middle.latitude - 0.3 AND middle.latitude + 0.3
      ORDER BY app.miles_between(t.latitude, t.longitude, middle.latitude, middle.longitude) LIMIT 1) AS near ON true
    WHERE coalesce(own.latitude, town.latitude, middle.latitude) IS NOT NULL
    RETURNING name)
  SELECT coalesce(array_agg(app.location_pattern(name)), '{}') FROM (SELECT name FROM gone UNION SELECT name FROM come) AS names
$$;

GRANT EXECUTE ON FUNCTION app.keep_own_place TO agency_keeper;
