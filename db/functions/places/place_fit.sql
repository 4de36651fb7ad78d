-- Rates how well a word (app.place_key) beside a place's name fits it. 3: its area or state. 2: a town within 15 miles. 1: a
-- county that begins within about 12 miles, as in 'Bromley, Kent'. 0: unrelated.
CREATE OR REPLACE FUNCTION app.place_fit(_place public.gazetteer, _word text) RETURNS integer
  LANGUAGE plpgsql STABLE SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  IF _place.country_code <> 'GB' AND upper(_word) = _place.district THEN RETURN 3; END IF;
  RETURN (
    SELECT coalesce(max(CASE
      WHEN g.kind = 'area' AND _place.lies_in && g.covers THEN 3
      WHEN g.kind IN ('town', 'outcode') AND app.miles_between(_place.latitude, _place.longitude, g.latitude, g.longitude) <= 15 THEN 2
      WHEN g.kind = 'area' AND EXISTS (
        SELECT FROM public.gazetteer AS near
        WHERE near.kind = 'town' AND near.lies_in && g.covers
          AND near.latitude BETWEEN _place.latitude - 0.17 AND _place.latitude + 0.17
          AND near.longitude BETWEEN _place.longitude - 0.28 AND _place.longitude + 0.28) THEN 1
      ELSE 0 END), 0)
    FROM public.gazetteer AS g
    WHERE g.key = _word AND g.kind IN ('town', 'area', 'outcode') AND g.country_code = _place.country_code AND g.key <> _place.key);
END
$$;

GRANT EXECUTE ON FUNCTION app.place_fit TO agency_reader;
