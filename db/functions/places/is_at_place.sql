-- Most locations name the place plainly. Punctuation beside words is removed only if that fails.
CREATE OR REPLACE FUNCTION app.is_at_place(_location_text text, _place_pattern text) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN ' ' || _location_text || ' ' LIKE _place_pattern OR app.place_words(_location_text) LIKE _place_pattern;

GRANT EXECUTE ON FUNCTION app.is_at_place TO agency_reader;
