-- '%leeds%' → '% leeds %', '%man%' → '% man%', for the result of app.place_words. A test compares the names with
-- content/cities/cities.ts.
CREATE OR REPLACE FUNCTION app.place_pattern(_location_pattern text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN '% ' || btrim(app.place_words(substr(_location_pattern, 2, length(_location_pattern) - 2)))
    || CASE WHEN _location_pattern = ANY (ARRAY['%belfast%', '%birmingham%', '%cardiff%', '%edinburgh%', '%glasgow%', '%leeds%',
                                               '%liverpool%', '%london%', '%manchester%']) THEN ' %' ELSE '%' END;

GRANT EXECUTE ON FUNCTION app.place_pattern TO agency_reader;
