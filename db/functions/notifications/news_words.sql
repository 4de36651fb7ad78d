-- 'Node.js, Excel' → ' node js excel ': whole words, so that one text can be found in another.
CREATE OR REPLACE FUNCTION app.news_words(_text text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN ' ' || btrim(regexp_replace(translate(app.searchable(_text), E'.!?"\'\u2019', '      '), ' {2,}', ' ', 'g')) || ' ';

GRANT EXECUTE ON FUNCTION app.news_words TO agency_app, agency_reader;
