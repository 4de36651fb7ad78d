-- Looks up jobs with one of these location patterns and the longest of these patterns in title, company or location, as far as the index knows
-- them (app.indexed_patterns); one of both may be NULL. With _most only open jobs, and reading stops after that number. Drafts are never found.
CREATE OR REPLACE FUNCTION app.look_up_text(_locations text[], _patterns text[], _most integer DEFAULT NULL)
  RETURNS TABLE (id uuid, created_at timestamptz, location_text text, search_text text)
  LANGUAGE plpgsql STABLE SET search_path = pg_catalog, pg_temp
  SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off SET plan_cache_mode = force_generic_plan
AS $$
DECLARE
  a text;
  b text;
  c text;
  places CONSTANT text[] := CASE WHEN app.indexed_patterns(_locations) <> '{}' THEN _locations END;
BEGIN
  a := (app.indexed_patterns(_patterns))[1];
  b := coalesce((app.indexed_patterns(_patterns))[2], a);
  c := coalesce((app.indexed_patterns(_patterns))[3], a);
  -- Three statements, because the index is read whole for a condition that excludes nothing.
  RETURN QUERY
    SELECT o.id, o.created_at, o.location_text, o.search_text FROM public.jobs AS o
    WHERE places IS NULL AND o.status = 'open' AND o.search_text LIKE a AND o.search_text LIKE b AND o.search_text LIKE c
    UNION ALL
    SELECT o.id, o.created_at, o.location_text, o.search_text FROM public.jobs AS o
    WHERE places IS NULL AND _most IS NULL AND o.status <> 'open' AND o.status <> 'draft' AND o.search_text LIKE a AND o.search_text LIKE b AND o.search_text LIKE c
    LIMIT _most;
  RETURN QUERY
    SELECT DISTINCT j.id, j.created_at, j.location_text, j.search_text
    FROM unnest(places) AS place CROSS JOIN LATERAL (
      SELECT o.* FROM public.jobs AS o WHERE a IS NULL AND o.status = 'open' AND o.location_text LIKE place
      UNION ALL
      SELECT o.* FROM public.jobs AS o WHERE a IS NULL AND _most IS NULL AND o.status <> 'open' AND o.status <> 'draft' AND o.location_text LIKE place
      LIMIT _most) AS j;
  RETURN QUERY
    SELECT DISTINCT j.id, j.created_at, j.location_text, j.search_text
    FROM unnest(places) AS place CROSS JOIN LATERAL (
      SELECT o.* FROM public.jobs AS o
      WHERE o.status = 'open' AND o.location_text LIKE place AND o.search_text LIKE a AND o.search_text LIKE b AND o.search_text LIKE c
      UNION ALL
      SELECT o.* FROM public.jobs AS o WHERE _most IS NULL AND o.status <> 'open' AND o.status <> 'draft' AND o.location_text LIKE place
        AND o.search_text LIKE a AND o.search_text LIKE b AND o.search_text LIKE c
      LIMIT _most) AS j;
END
$$;

GRANT EXECUTE ON FUNCTION app.look_up_text TO agency_reader;
