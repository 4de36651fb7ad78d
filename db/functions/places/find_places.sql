-- What a person may mean by these words: one place ('found'), the towns of that name ('several'), the largest towns of a county
-- ('county'), or towns that are spelt alike ('alike'). No row: none of it. basis is the kind of row whose coordinates these are.
CREATE OR REPLACE FUNCTION find_places(_where text)
  RETURNS TABLE (match text, name text, county text, country text, postcode text, basis text, latitude float8, longitude float8)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
  -- To compare all names by their letters takes a hundred times as long as to ask their index, which is not reckoned with.
  SET enable_seqscan = off
AS $$
DECLARE
  said text := left(_where, 100);
  said_key text := app.place_key(regexp_replace(said, ',\s*(uk|united kingdom|england|scotland|wales|northern ireland)\s*$', '', 'i'));
  place record;
BEGIN
  IF said_key = '' THEN RETURN; END IF;
  SELECT * INTO place FROM app.resolve_place(said);
  IF FOUND AND place.is_chosen THEN
    RETURN QUERY SELECT 'found', place.name, place.county, NULL::text, coalesce(place.postal_code, place.outcode), place.basis,
                        place.latitude, place.longitude;
    RETURN;
  END IF;
  RETURN QUERY
    SELECT CASE WHEN place.name IS NULL THEN 'county' ELSE 'several' END, t.name, t.county, t.country, NULL::text, t.kind, t.latitude, t.longitude
    FROM (SELECT DISTINCT ON (g.key, g.county) g.* FROM public.gazetteer AS g
          WHERE g.kind = 'town' AND CASE WHEN place.name IS NULL
            THEN (g.county_key = said_key OR g.county_key LIKE '% ' || said_key OR g.district_key = said_key) AND g.population >= 10000
            ELSE g.key = app.place_key(place.name) END
          ORDER BY g.key, g.county, g.item_id IS NOT NULL DESC, g.population DESC) AS t
    ORDER BY t.population DESC, t.name LIMIT 8;
  IF FOUND THEN RETURN; END IF;
  RETURN QUERY
    SELECT 'alike', t.name, t.county, t.country, NULL::text, t.kind, t.latitude, t.longitude
    FROM (SELECT DISTINCT ON (g.key, g.county) g.*, similarity(g.key, said_key) AS likeness FROM public.gazetteer AS g
          WHERE g.kind = 'town' AND g.key % said_key
          ORDER BY g.key, g.county, g.population DESC) AS t
    ORDER BY t.likeness DESC, t.population DESC, t.name LIMIT 5;
END
$$;

ALTER FUNCTION find_places OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION find_places TO agency_app;
