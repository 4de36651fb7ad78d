-- Returns the place of one part of a location: 'Holbeck, Leeds', 'Newport, Isle of Wight', 'London, Manchester', 'LS1 1KK',
-- 'Kent'. No row if unknown. A full postcode is best, then an outcode, a town, a postcode area. `basis` is the kind of row
-- with the coordinates, or 'among' for a town among other words; only small areas have coordinates. `said` is the name as
-- the gazetteer looks it up.
CREATE OR REPLACE FUNCTION app.resolve_place(
  _part text, OUT name text, OUT county text, OUT outcode text, OUT postal_code text, OUT latitude float8, OUT longitude float8, OUT is_chosen boolean,
  OUT basis text, OUT said text, OUT lies_in integer[], OUT covers integer[], OUT country_code text
) RETURNS SETOF record
  LANGUAGE plpgsql STABLE SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  -- 'LS1 4' is part of LS1.
  tidy_part text := regexp_replace(_part, '(^|[\s,(])([A-Z]{1,2}[0-9][A-Z0-9]?)\s+[0-9][A-Z]?\s*$', '\1\2', 'i');
  code text[] := regexp_match(upper(tidy_part), '(?:^|[\s,(])([A-Z]{1,2}[0-9][A-Z0-9]?)\s*([0-9][A-Z]{2})(?:$|[\s,.)])');
  before text[];
  keys text[];
  chosen record;
  place public.gazetteer;
  point public.gazetteer;
  n integer := 1;
  is_clear boolean;
BEGIN
  IF code IS NULL THEN
    code := regexp_match(upper(tidy_part), '(?:^|[\s,(])([A-Z]{1,2}[0-9][A-Z0-9]?)(?:[\s,.)]*$|[\s,)]+(?:UK|UNITED KINGDOM|ENGLAND|SCOTLAND|WALES)[\s.]*$)');
  END IF;
  IF code IS NULL THEN
    -- 'N1 London'
    before := regexp_match(upper(tidy_part), '^\s*([A-Z]{1,2}[0-9][A-Z0-9]?)[\s,]+([A-Z].*)$');
    IF app.is_one_place(before[2]) THEN code := before[1:1]; END IF;
  END IF;
  -- 'near the M1' is a motorway.
  IF code[2] IS NULL AND code[1] ~ '^M[0-9]' AND tidy_part ~* '\m(near|off|the|by|motorway|junction|jct|j ?[0-9]+[a-z]?)\M' THEN code := NULL; END IF;
  IF code IS NOT NULL THEN
    SELECT g.* INTO point FROM public.gazetteer AS g
    WHERE g.kind IN ('postcode_area', 'outcode', 'postcode')
      AND g.key = ANY (ARRAY[lower(code[1] || ' ' || code[2]), lower(code[1]), lower(substring(code[1] FROM '^[A-Z]+'))])
    ORDER BY length(g.key) DESC LIMIT 1;
  END IF;
  keys := app.place_keys(CASE WHEN code IS NULL THEN tidy_part
    ELSE regexp_replace(tidy_part, code[1] || '\s*' || coalesce(code[2], ''), ' ', 'i') END);
  WHILE n <= least(cardinality(keys), 12) LOOP
    place := NULL;
    SELECT * INTO chosen FROM app.choose_place(keys[n:n], keys[n + 1:12] || CASE WHEN point.kind = 'outcode' THEN point.key END);
    IF chosen.place_id IS NULL THEN
      SELECT c.* INTO chosen FROM app.place_readings(keys[n]) WITH ORDINALITY AS r (reading, fewest, i)
      CROSS JOIN LATERAL app.choose_place(ARRAY[reading], keys[n + 1:12], r.fewest) AS c WHERE c.place_id IS NOT NULL ORDER BY i LIMIT 1;
    END IF;
    n := n + 1;
    CONTINUE WHEN chosen.place_id IS NULL;
    SELECT g.* INTO place FROM public.gazetteer AS g WHERE g.id = chosen.place_id;
    -- Beside names of other places it is one of a list if it is large, and otherwise another place of that name.
    CONTINUE WHEN chosen.fit = 0 AND EXISTS (
      SELECT FROM public.gazetteer AS other
      WHERE other.kind IN ('town', 'area') AND other.key = ANY (keys[n:12])
        AND CASE other.kind WHEN 'town' THEN NOT chosen.is_only OR place.population < 10000
                            ELSE place.population < 100000 OR other.country_code <> place.country_code END);
    -- Areas and larger towns around it, written after its name.
    is_clear := chosen.fit = 0 OR n > cardinality(keys) OR coalesce((SELECT c.place_id = place.id AND c.is_only FROM app.choose_place(ARRAY[place.key], '{}') AS c), false);
    WHILE n <= least(cardinality(keys), 12) AND app.is_around(place, keys[n], is_clear) LOOP n := n + 1; END LOOP;
    name := coalesce(place.proper_name, place.name);
    said := place.name;
    county := place.county;
    latitude := place.latitude;
    longitude := place.longitude;
    is_chosen := chosen.is_only;
    basis := place.kind;
    lies_in := place.lies_in;
    covers := place.covers;
    country_code := place.country_code;
    -- Letters of no postcode area are not a postcode, nor is one far from the town.
    IF point.id IS NOT NULL AND (latitude IS NULL OR app.miles_between(latitude, longitude, point.latitude, point.longitude) <= 60) THEN
      outcode := code[1];
      postal_code := code[1] || ' ' || code[2];
      is_chosen := true;
      IF point.kind <> 'postcode_area' THEN
        latitude := point.latitude;
        longitude := point.longitude;
        basis := point.kind;
      END IF;
      point := NULL;
    END IF;
    RETURN NEXT;
    outcode := NULL;
    postal_code := NULL;
  END LOOP;
  IF name IS NULL AND point.id IS NOT NULL THEN
    name := point.name;
    outcode := code[1];
    postal_code := code[1] || ' ' || code[2];
    latitude := point.latitude;
    longitude := point.longitude;
    is_chosen := true;
    basis := point.kind;
    said := coalesce(postal_code, outcode);
    SELECT t.lies_in, CASE WHEN basis <> 'postcode_area' THEN t.county END, t.country_code INTO lies_in, county, country_code
    FROM public.gazetteer AS t
    WHERE t.kind = 'town' AND t.proper_name IS NULL
      AND t.latitude BETWEEN point.latitude - 0.3 AND point.latitude + 0.3 AND t.longitude BETWEEN point.longitude - 0.5 AND point.longitude + 0.5
    ORDER BY app.miles_between(t.latitude, t.longitude, point.latitude, point.longitude) LIMIT 1;
    RETURN NEXT;
  ELSIF name IS NULL AND cardinality(keys) > 0 THEN
    -- 'Head office Leeds': a town of some size among the words.
    SELECT g.proper_name, g.name, g.county, g.latitude, g.longitude, c.is_only, 'among', g.lies_in, g.country_code
    INTO name, said, county, latitude, longitude, is_chosen, basis, lies_in, country_code
    FROM app.choose_place(
      (SELECT array_agg(DISTINCT array_to_string(words[a:b], ' '))
       FROM unnest(keys) AS key CROSS JOIN LATERAL (SELECT (regexp_split_to_array(key, ' '))[1:8] AS words) AS split
       CROSS JOIN LATERAL generate_series(1, cardinality(words)) AS a CROSS JOIN LATERAL generate_series(a, cardinality(words)) AS b
       WHERE length(array_to_string(words[a:b], ' ')) > 2),
      '{}', 20000) AS c JOIN public.gazetteer AS g ON g.id = c.place_id WHERE g.kind = 'town';
    IF said IS NOT NULL THEN
      name := coalesce(name, said);
      RETURN NEXT;
    END IF;
  END IF;
END
$$;

GRANT EXECUTE ON FUNCTION app.resolve_place TO agency_reader;
