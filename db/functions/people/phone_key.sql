-- Normalises a telephone number for comparison, without its extension: '+44 113 496 0100', '0113 496 0100' and
-- '00441134960100 ext 7' are equal. Null if too short for a number with its area. Same as dialledNumber
-- (domain/text/phone.ts).
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
