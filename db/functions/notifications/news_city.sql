-- 'Headingley, Leeds, UK' → ' leeds '.
CREATE OR REPLACE FUNCTION app.news_city(_location text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN app.news_words(app.city_of(
    regexp_replace(_location, ',\s*(uk|united kingdom|england|scotland|wales)\s*$', '', 'i')));

GRANT EXECUTE ON FUNCTION app.news_city TO agency_app;
