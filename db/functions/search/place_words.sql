-- 'St. Helens' → ' st  helens ': a location, or part of one, without punctuation (app.news_words).
CREATE OR REPLACE FUNCTION app.place_words(_location_text text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN ' ' || translate(_location_text, E'.!?"\'+*\u2019', '        ') || ' ';

GRANT EXECUTE ON FUNCTION app.place_words TO agency_reader;
