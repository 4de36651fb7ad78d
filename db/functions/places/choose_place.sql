-- Returns the town or area with one of these names, the longest name first. Words beside the name (_beside) decide between
-- places of one name (app.place_fit, result `fit`); then areas, places of the agency, larger towns. If no town of the name
-- fits, one in the area beside it may have a longer name: 'Sutton, Notts'. is_only: no other was possible, or only ones a
-- tenth its size.
CREATE OR REPLACE FUNCTION app.choose_place(
  _keys text[], _beside text[], _least integer DEFAULT 0, OUT place_id integer, OUT fit integer, OUT is_only boolean
)
  LANGUAGE plpgsql STABLE SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  best record;
BEGIN
  SELECT t.*, (SELECT coalesce(max(app.place_fit(t, word)), 0) FROM unnest(_beside) AS word) AS fit INTO best
  FROM public.gazetteer AS t
  WHERE t.kind IN ('town', 'area') AND t.key = ANY (_keys) AND (t.population >= _least OR t.item_id IS NOT NULL)
  ORDER BY length(t.key) DESC, fit DESC, t.kind = 'area' DESC, t.item_id IS NOT NULL DESC, t.population DESC, t.id LIMIT 1;
  IF NOT FOUND THEN RETURN; END IF;
  IF best.fit = 0 AND cardinality(_beside) > 0 THEN
    SELECT longer.id, 3, true INTO place_id, fit, is_only
    FROM unnest(_beside) AS word
    JOIN public.gazetteer AS area ON area.kind = 'area' AND area.key = word AND area.country_code = 'GB'
    JOIN public.gazetteer AS longer ON longer.kind = 'town' AND longer.proper_name IS NULL AND longer.lies_in && area.covers
      AND longer.key > best.key || ' ' AND longer.key < best.key || '!' AND longer.population >= 3000
    WHERE NOT best.lies_in && area.covers
    ORDER BY longer.population DESC LIMIT 1;
    IF FOUND THEN RETURN; END IF;
  END IF;
  place_id := best.id;
  fit := best.fit;
  is_only := best.item_id IS NOT NULL OR best.kind = 'area' OR NOT EXISTS (
    SELECT FROM public.gazetteer AS other
    WHERE other.kind = 'town' AND other.key = best.key
      AND greatest(other.population, 1000) * 10 > greatest(best.population, 1000)
      AND app.miles_between(best.latitude, best.longitude, other.latitude, other.longitude) > 5
      AND (SELECT coalesce(max(app.place_fit(other, word)), 0) FROM unnest(_beside) AS word) = best.fit);
END
$$;

GRANT EXECUTE ON FUNCTION app.choose_place TO agency_reader;
