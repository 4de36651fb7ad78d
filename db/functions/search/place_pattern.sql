-- '%leeds%' → '% leeds %' for a place of ours (app.is_place), '%man%' → '% man%', for the result of app.place_words.
CREATE OR REPLACE FUNCTION app.place_pattern(_location_pattern text, _is_place boolean) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN '% ' || btrim(app.place_words(substr(_location_pattern, 2, length(_location_pattern) - 2)))
    || CASE WHEN _is_place THEN ' %' ELSE '%' END;

GRANT EXECUTE ON FUNCTION app.place_pattern TO agency_reader;
