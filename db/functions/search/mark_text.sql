-- Returns a text, or the part with words of a query, with these marked as by ts_headline. Words with accents are found
-- without them: marks of the folded text are applied to the original if both have the same length.
CREATE OR REPLACE FUNCTION app.mark_text(_text text, _query tsquery, _options text) RETURNS text
  LANGUAGE plpgsql STABLE SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  whole CONSTANT text := CASE WHEN octet_length(_text) = length(_text) THEN _text ELSE normalize(_text, NFC) END;
  plain CONSTANT text := app.fold(whole);
  found CONSTANT text := ts_headline('app.job_words', CASE WHEN length(plain) = length(whole) THEN plain ELSE whole END, _query, _options);
  marked text := '';
  place integer;
  piece text;
BEGIN
  IF plain = whole OR length(plain) <> length(whole) THEN RETURN found; END IF;
  place := strpos(plain, regexp_replace(found, '[\uE000\uE001]', '', 'g'));
  IF place = 0 THEN RETURN found; END IF;
  FOR piece IN SELECT part[1] FROM regexp_matches(found, '([\uE000\uE001]|[^\uE000\uE001]+)', 'g') AS part LOOP
    IF piece IN (E'\uE000', E'\uE001') THEN
      marked := marked || piece;
    ELSE
      marked := marked || substr(whole, place, length(piece));
      place := place + length(piece);
    END IF;
  END LOOP;
  RETURN marked;
END
$$;

GRANT EXECUTE ON FUNCTION app.mark_text TO agency_reader;
