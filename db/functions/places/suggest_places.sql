-- Returns at most eight places that begin with the typed text: the agency's first, then larger ones, followed by similarly
-- spelt ones if there are few. Of postcodes: outcodes, or the area if no outcodes were imported.
CREATE OR REPLACE FUNCTION suggest_places(_start text)
  RETURNS TABLE (name text, county text, kind text)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
DECLARE
  -- The text includes the county after a suggestion was chosen.
  start_key text := app.place_key(split_part(left(_start, 60), ',', 1));
BEGIN
  IF start_key = '' THEN RETURN; END IF;
  RETURN QUERY
    SELECT coalesce(g.area, g.name), CASE WHEN g.kind = 'postcode_area' THEN g.name ELSE g.county END, g.kind FROM public.gazetteer AS g
    WHERE start_key ~ '^[a-z]{1,2}([0-9][a-z0-9]?)?$'
      AND (g.kind = 'outcode' AND start_key ~ '[0-9]' AND g.key >= start_key AND g.key < start_key || '~'
           OR g.kind = 'postcode_area' AND g.key = substring(start_key FROM '^[a-z]+'))
    ORDER BY g.kind, length(g.key), g.key LIMIT 4;
  IF start_key ~ '[0-9]' THEN RETURN; END IF;
  RETURN QUERY
    SELECT coalesce(t.proper_name, t.name), t.county, t.kind
    FROM (SELECT DISTINCT ON (coalesce(g.proper_name, g.name), g.county) g.*, g.key >= start_key AND g.key < start_key || '~' AS begins FROM public.gazetteer AS g
          WHERE g.kind IN ('town', 'area') AND (g.key >= start_key AND g.key < start_key || '~' OR length(start_key) > 3 AND g.key % start_key)
          ORDER BY coalesce(g.proper_name, g.name), g.county, g.key >= start_key AND g.key < start_key || '~' DESC, g.item_id IS NOT NULL DESC, g.population DESC) AS t
    ORDER BY t.begins DESC, t.item_id IS NOT NULL DESC, t.population DESC, t.name LIMIT 8;
END
$$;

ALTER FUNCTION suggest_places OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION suggest_places TO agency_app;
