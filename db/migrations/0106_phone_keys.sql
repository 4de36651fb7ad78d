-- A telephone number as it is compared, without its extension: '+44 113 496 0100', '0113 496 0100' and '00441134960100 ext 7' are one. Null
-- for what is too short to be a number with its area. The function dialledNumber (domain/text/phone.ts) reads numbers alike.
CREATE OR REPLACE FUNCTION app.phone_key(_phone text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp
AS $$
  SELECT CASE WHEN length(dialled) BETWEEN 11 AND 17 THEN '+' || dialled END
  FROM regexp_replace(_phone, '[\s,;(]*(?:ext(?:ension|n)?|x|#)[\s.:=]*\d{1,6}\)?\s*$', '', 'i') AS number,
    regexp_replace(number, '\D', '', 'g') AS digits,
    regexp_replace(CASE WHEN number ~ '^\s*\(?\s*\+' THEN digits
                        WHEN digits LIKE '00%' THEN substr(digits, 3)
                        WHEN digits ~ '^44\d{9,}$' THEN digits
                        ELSE '44' || digits END, '^440+', '44') AS dialled
$$;

GRANT EXECUTE ON FUNCTION app.phone_key TO agency_app, agency_keeper, agency_reader;

-- The index has the keys of the function as it was.
REINDEX INDEX people_phone_key;

-- Records whose numbers are the same only now.
INSERT INTO uncompared_people (person_id)
SELECT id FROM (SELECT id, count(*) OVER (PARTITION BY app.phone_key(phone)) AS alike FROM people WHERE app.phone_key(phone) IS NOT NULL) AS keyed
WHERE alike > 1 ON CONFLICT DO NOTHING;
