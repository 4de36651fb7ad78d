-- Returns where a search looks for a typed place: a circle, with the radius that the studio gives a published place, or areas. All NULL for
-- a name that is not exactly one place.
CREATE OR REPLACE FUNCTION app.reach_of_place(_where text, OUT latitude float8, OUT longitude float8, OUT miles float8, OUT areas integer[])
  LANGUAGE plpgsql STABLE SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  SELECT own.latitude, own.longitude, coalesce(nullif((item.place_area ->> 'radius')::float8, 0), 10) INTO latitude, longitude, miles
  FROM public.content_items AS item JOIN public.gazetteer AS own ON own.kind = 'town' AND own.item_id IS NOT NULL AND own.key = app.place_key(_where)
  WHERE item.place_pattern = app.location_pattern(_where) LIMIT 1;
  IF FOUND THEN RETURN; END IF;
  WITH places AS MATERIALIZED (SELECT p.*, row_number() OVER () AS n FROM public.find_places(_where, true) AS p)
  SELECT CASE WHEN is_circle THEN first.latitude END, CASE WHEN is_circle THEN first.longitude END, CASE WHEN is_circle THEN 10 END,
         CASE WHEN first.match = 'area' OR first.match = 'list' AND NOT EXISTS (SELECT FROM places WHERE covers IS NULL)
              THEN ARRAY(SELECT area FROM places CROSS JOIN LATERAL unnest(places.covers) AS area) END
  INTO latitude, longitude, miles, areas
  FROM places AS first CROSS JOIN LATERAL (
    SELECT first.match = 'found' OR first.match = 'several' AND (SELECT count(DISTINCT (name, county)) FROM places) = 1 AS is_circle) AS kind
  WHERE first.n = 1;
END
$$;

GRANT EXECUTE ON FUNCTION app.reach_of_place TO agency_reader;
