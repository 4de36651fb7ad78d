-- Returns the title of a job with the words of a search marked (_has_title: it has one), and the line of its text with them
-- (_wants_text: the title lacks a word that the text has); NULL without words. Looks for that line at the first stem that
-- the advert has literally, because searching the whole text takes long, and shows only a few words before it. No parameter
-- is a whole job, which would have to be unpacked.
CREATE OR REPLACE FUNCTION app.mark_words(
  _title text, _requirements text, _description text, _query tsquery, _stems text[], _has_title boolean, _wants_text boolean,
  OUT title text, OUT text text
)
  LANGUAGE plpgsql STABLE SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  marks CONSTANT text := E'StartSel=\uE000, StopSel=\uE001, ';
  options CONSTANT text := marks || 'MaxFragments=1, MaxWords=22, MinWords=12';
  whole text;
  plain text;
  stem text;
  place integer := 0;
BEGIN
  IF _query IS NULL THEN RETURN; END IF;
  title := CASE WHEN _has_title THEN app.mark_text(_title, _query, marks || 'HighlightAll=true') ELSE _title END;
  IF NOT _wants_text THEN RETURN; END IF;
  whole := left(_requirements, 2000) || E'\n' || left(_description, 3000);
  plain := ' ' || lower(app.fold(whole));
  FOREACH stem IN ARRAY _stems LOOP
    place := strpos(plain, ' ' || stem);
    EXIT WHEN place > 0;
  END LOOP;
  IF place > 0 THEN
    text := app.mark_text(CASE WHEN place > 31 THEN regexp_replace(substr(whole, place - 30, 210), '^\S*\s', '') ELSE left(whole, 210) END,
                        _query, options);
  END IF;
  IF place = 0 OR strpos(text, E'\uE000') = 0 THEN text := app.mark_text(whole, _query, options); END IF;
  IF strpos(text, E'\uE000') = 0 THEN text := NULL; END IF;
END
$$;

GRANT EXECUTE ON FUNCTION app.mark_words TO agency_reader;
