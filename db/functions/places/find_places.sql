-- Returns what typed words may mean: one place ('found') or area ('area'), places of that name ('several'), a list of places
-- ('list'), or similarly spelt names ('alike'), preceded by a town among other words ('among'). No row: nothing. basis is
-- the kind of row that has the coordinates; radius is the one that the studio gives a published place. With _is_exact similar names are
-- not looked for.
CREATE OR REPLACE FUNCTION find_places(_where text, _is_exact boolean DEFAULT false)
  RETURNS TABLE (match text, name text, county text, postcode text, basis text, latitude float8, longitude float8, said text, covers integer[],
                 population integer, radius float8)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
  -- Comparing all names takes a hundred times as long as the index, which the planner underestimates.
  SET enable_seqscan = off
AS $$
DECLARE
  typed text := left(_where, 100);
  typed_key text := app.place_key(typed);
BEGIN
  IF typed_key = '' THEN RETURN; END IF;
  IF typed !~ ',' AND typed_key ~ ' ' AND NOT EXISTS (SELECT FROM public.gazetteer AS g WHERE g.key = typed_key) THEN
    -- 'Sandwich Kent', perhaps after other words: a town before the name of an area around it.
    SELECT CASE WHEN start = 1 THEN 'found' ELSE 'among' END, coalesce(t.proper_name, t.name), t.county, 'town', t.latitude, t.longitude, t.name, t.population
    INTO match, name, county, basis, latitude, longitude, said, population
    FROM regexp_split_to_array(typed_key, ' ') AS words
    CROSS JOIN LATERAL generate_series(1, least(cardinality(words), 8) - 1) AS start CROSS JOIN LATERAL generate_series(start, cardinality(words) - 1) AS stop
    JOIN public.gazetteer AS area ON area.kind = 'area' AND area.key = array_to_string(words[stop + 1:], ' ')
    JOIN public.gazetteer AS t ON t.kind = 'town' AND t.key = array_to_string(words[start:stop], ' ') AND t.lies_in && area.covers AND t.county = area.name
    ORDER BY start, t.population DESC LIMIT 1;
    IF FOUND THEN
      RETURN NEXT;
      RETURN;
    END IF;
  END IF;
  FOR match, name, county, postcode, basis, latitude, longitude, said, covers IN
    SELECT CASE WHEN p.basis = 'among' AND p.is_chosen THEN 'among' WHEN p.basis = 'among' THEN 'alike' WHEN count(*) OVER () > 1 THEN 'list'
                WHEN NOT p.is_chosen THEN 'several' WHEN p.basis = 'area' THEN 'area' ELSE 'found' END,
           p.name, p.county, coalesce(p.postal_code, p.outcode), p.basis, p.latitude, p.longitude, p.said, p.covers
    FROM unnest(app.location_parts(typed)) WITH ORDINALITY AS parts (part, n) CROSS JOIN LATERAL app.resolve_place(part) AS p ORDER BY n LIMIT 8
  LOOP
    EXIT WHEN match = 'several';
    population := 0;
    radius := (SELECT nullif((item.place_area ->> 'radius')::float8, 0) FROM public.content_items AS item
               WHERE match = 'found' AND item.place_pattern = app.location_pattern(said) LIMIT 1);
    RETURN NEXT;
  END LOOP;
  IF match = 'several' THEN
    RETURN QUERY
      -- Districts distinguish two of one name in a county.
      SELECT 'several', coalesce(t.proper_name, t.name), t.around, NULL::text, t.kind, t.latitude, t.longitude, t.name, t.covers, t.population, NULL::float8
      FROM (SELECT DISTINCT ON (coalesce(g.proper_name, g.name), g.around) g.*
            FROM (SELECT p.*, CASE WHEN count(*) OVER (PARTITION BY p.county, coalesce(p.proper_name, p.name)) > 1 THEN coalesce(p.district, p.county) ELSE p.county END AS around
                  FROM public.gazetteer AS p WHERE p.kind = 'town' AND p.key = app.place_key(said)) AS g
            ORDER BY coalesce(g.proper_name, g.name), g.around, g.item_id IS NOT NULL DESC, g.population DESC) AS t
      ORDER BY t.population DESC, t.name LIMIT 8;
  END IF;
  IF match IS NULL AND typed_key ~ '^[a-z]{2}$' AND typed_key NOT IN ('ne', 'nw', 'se', 'sw') THEN
    -- Letters of a postcode; in a job's location they may be a state abroad.
    RETURN QUERY
      SELECT 'found', g.name, NULL::text, g.area, 'outcode', g.latitude, g.longitude, g.area, g.covers, 0, NULL::float8
      FROM public.gazetteer AS g WHERE g.kind = 'postcode_area' AND g.key = typed_key;
    IF FOUND THEN RETURN; END IF;
  END IF;
  IF _is_exact OR match NOT IN ('among', 'alike') THEN RETURN; END IF;
  RETURN QUERY
    SELECT 'alike', coalesce(t.proper_name, t.name), t.county, NULL::text, t.kind, t.latitude, t.longitude, t.name, t.covers, t.population, NULL::float8
    FROM (SELECT DISTINCT ON (coalesce(g.proper_name, g.name), g.county) g.*, similarity(g.key, typed_key) AS likeness FROM public.gazetteer AS g
          WHERE g.kind IN ('town', 'area') AND g.key % typed_key AND g.country_code IN ('GB', 'IM', 'JE', 'GG')
          ORDER BY coalesce(g.proper_name, g.name), g.county, similarity(g.key, typed_key) DESC, g.population DESC) AS t
    ORDER BY t.likeness DESC, t.population DESC, t.name LIMIT 12;
END
$$;

ALTER FUNCTION find_places OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION find_places TO agency_app, agency_reader;
