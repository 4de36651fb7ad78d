-- Returns true if a word (app.place_key) after the name of a place says where it is: an area that fits, or a larger town
-- nearby; any town nearby if the name alone is ambiguous (_is_clear).
CREATE OR REPLACE FUNCTION app.is_around(_place public.gazetteer, _word text, _is_clear boolean) RETURNS boolean
  LANGUAGE plpgsql STABLE SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  RETURN _word = _place.key OR app.place_fit(_place, _word) > 0 AND (_place.country_code <> 'GB' OR NOT _is_clear OR EXISTS (
    SELECT FROM public.gazetteer AS g
    WHERE g.key = _word AND (g.kind = 'area' OR g.kind = 'town' AND g.population >= _place.population
      AND app.miles_between(_place.latitude, _place.longitude, g.latitude, g.longitude) <= 15)));
END
$$;

GRANT EXECUTE ON FUNCTION app.is_around TO agency_reader;
