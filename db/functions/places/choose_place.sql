-- The town of one of these names, the longest name first. Words that stand beside the name (_beside: a county, a district, a country,
-- a town within 15 miles) decide between towns of one name; then places of the agency come first, then the larger. is_said tells
-- whether these words fit, is_only whether no other town could be meant: none of this name, or only ones a twentieth its size.
CREATE OR REPLACE FUNCTION app.choose_place(
  _keys text[], _beside text[], _least integer DEFAULT 0,
  OUT name text, OUT county text, OUT latitude float8, OUT longitude float8, OUT is_said boolean, OUT is_only boolean
)
  LANGUAGE plpgsql STABLE SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM public.gazetteer AS t WHERE t.kind = 'town' AND t.key = ANY (_keys)) THEN RETURN; END IF;
  WITH towns AS MATERIALIZED (
    SELECT t.*, cardinality(_beside) > 0 AND EXISTS (
        SELECT FROM unnest(_beside) AS word
        WHERE ' ' || t.county_key LIKE '% ' || word OR t.district_key = word OR lower(t.country) = word
          OR EXISTS (SELECT FROM public.gazetteer AS near
                     WHERE near.key = word AND near.kind <> 'postcode_area' AND near.id <> t.id AND near.key <> t.key
                       AND app.miles_between(t.latitude, t.longitude, near.latitude, near.longitude) <= 15)) AS said
    FROM public.gazetteer AS t
    WHERE t.kind = 'town' AND t.key = ANY (_keys) AND (t.population >= _least OR t.item_id IS NOT NULL)),
  best AS (
    SELECT * FROM towns ORDER BY length(key) DESC, said DESC, item_id IS NOT NULL DESC, population DESC, id LIMIT 1)
  SELECT best.name, best.county, best.latitude, best.longitude, best.said,
         best.item_id IS NOT NULL OR NOT EXISTS (
           SELECT FROM towns AS other
           WHERE other.key = best.key AND other.said = best.said AND greatest(other.population, 500) * 20 > greatest(best.population, 500)
             AND app.miles_between(best.latitude, best.longitude, other.latitude, other.longitude) > 5)
  INTO name, county, latitude, longitude, is_said, is_only FROM best;
END
$$;

GRANT EXECUTE ON FUNCTION app.choose_place TO agency_reader;
