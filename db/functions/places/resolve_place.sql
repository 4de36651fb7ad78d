-- Where one part of a location is: 'Holbeck, Leeds', 'Newport, Isle of Wight', 'LS1 1KK'. No row if it names no place that is known,
-- or the whole country. A full postcode says it best, then an outcode, then a town, then the area of a postcode; basis is the
-- kind of row whose coordinates these are.
CREATE OR REPLACE FUNCTION app.resolve_place(
  _part text, OUT name text, OUT county text, OUT outcode text, OUT postal_code text,
  OUT latitude float8, OUT longitude float8, OUT is_chosen boolean, OUT basis text
) RETURNS SETOF record
  LANGUAGE plpgsql STABLE SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  code text[] := regexp_match(upper(_part), '(?:^|[\s,(])([A-Z]{1,2}[0-9][A-Z0-9]?)(?:\s*([0-9][A-Z]{2}))?(?:[\s,.)]*$|[\s,)]+(?:UK|UNITED KINGDOM|ENGLAND|SCOTLAND|WALES)[\s.]*$)');
  keys text[];
  town_latitude float8;
  town_longitude float8;
  is_said boolean;
  is_only boolean;
  point public.gazetteer;
  n integer;
BEGIN
  -- 'near the M1' is a motorway.
  IF code[2] IS NULL AND code[1] ~ '^M[0-9]' AND _part ~* '\m(near|off|the|by|motorway|junction|jct)\M' THEN code := NULL; END IF;
  SELECT coalesce(array_agg(coalesce(short ->> word, word) ORDER BY i), '{}') INTO keys
  FROM (SELECT app.place_key(said) AS word, i
        FROM regexp_split_to_table(CASE WHEN code IS NULL THEN _part ELSE left(_part, strpos(upper(_part), code[1]) - 1) END, '[,()]')
             WITH ORDINALITY AS words (said, i)) AS words
  CROSS JOIN (SELECT '{"hants": "hampshire", "lancs": "lancashire", "lincs": "lincolnshire", "notts": "nottinghamshire",
    "leics": "leicestershire", "cambs": "cambridgeshire", "beds": "bedfordshire", "bucks": "buckinghamshire", "herts": "hertfordshire",
    "northants": "northamptonshire", "oxon": "oxfordshire", "berks": "berkshire", "glos": "gloucestershire", "wilts": "wiltshire",
    "worcs": "worcestershire", "staffs": "staffordshire", "salop": "shropshire", "yorks": "yorkshire", "n yorks": "north yorkshire",
    "w yorks": "west yorkshire", "s yorks": "south yorkshire", "co durham": "county durham", "w midlands": "west midlands",
    "middx": "london", "middlesex": "london", "iow": "isle of wight", "gtr manchester": "greater manchester"}'::jsonb AS short) AS shortened
  WHERE word !~ '^(|the|uk|gb|united kingdom|great britain|england uk|remote|hybrid|home based|work from home)$';
  -- 'anywhere in the UK' and 'nationwide' name no town, and neither does a country alone.
  IF cardinality(keys) = 1 AND keys[1] ~ '^(anywhere|nationwide|uk wide|various|multiple|england$|scotland$|wales$|northern ireland$)' THEN
    keys := '{}';
  END IF;
  FOR n IN 1 .. cardinality(keys) LOOP
    SELECT c.* INTO name, county, town_latitude, town_longitude, is_said, is_only
    FROM app.choose_place(keys[n:n], keys[n + 1:] || lower(code[1])) AS c;
    -- Another town of that name, if the words beside it name a place at all: that is then where it is.
    EXIT WHEN name IS NOT NULL AND (is_said OR n = cardinality(keys) OR NOT app.is_known_place(keys[n + 1:]));
    name := NULL;
  END LOOP;
  IF name IS NULL AND cardinality(keys) > 0 THEN
    -- 'Leeds city centre', 'central London': a town of some size among the words.
    SELECT c.* INTO name, county, town_latitude, town_longitude, is_said, is_only FROM app.choose_place(
      (SELECT array_agg(DISTINCT array_to_string(words[a:b], ' '))
       FROM unnest(keys) AS key CROSS JOIN LATERAL (SELECT (regexp_split_to_array(key, ' '))[1:8] AS words) AS split
       CROSS JOIN LATERAL generate_series(1, cardinality(words)) AS a CROSS JOIN LATERAL generate_series(a, cardinality(words)) AS b),
      '{}', 20000) AS c;
  END IF;
  IF code IS NOT NULL THEN
    SELECT g.* INTO point FROM public.gazetteer AS g
    WHERE g.kind <> 'town'
      AND g.key = ANY (ARRAY[lower(code[1] || ' ' || code[2]), lower(code[1]), lower(substring(code[1] FROM '^[A-Z]+'))])
    ORDER BY length(g.key) DESC LIMIT 1;
    -- Letters that no area has are no postcode, and neither is one far from the town.
    IF point.id IS NOT NULL
      AND (name IS NULL OR app.miles_between(town_latitude, town_longitude, point.latitude, point.longitude) <= 60) THEN
      outcode := code[1];
      postal_code := code[1] || ' ' || code[2];
      IF name IS NULL OR point.kind <> 'postcode_area' THEN
        latitude := point.latitude;
        longitude := point.longitude;
        basis := point.kind;
      END IF;
    END IF;
  END IF;
  IF name IS NULL AND latitude IS NULL THEN RETURN; END IF;
  IF name IS NULL THEN
    name := point.name;
    county := app.county_near(latitude, longitude, point.kind);
  END IF;
  latitude := coalesce(latitude, town_latitude);
  longitude := coalesce(longitude, town_longitude);
  is_chosen := outcode IS NOT NULL OR is_only;
  basis := coalesce(basis, 'town');
  RETURN NEXT;
END
$$;

GRANT EXECUTE ON FUNCTION app.resolve_place TO agency_reader;
