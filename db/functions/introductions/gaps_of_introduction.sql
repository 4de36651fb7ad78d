-- Returns the missing checks of an introduction in the order of the checklist; '{}' for none. Identity, experience,
-- authorisation and right to work count for all introductions of an application; consent and suitability for one. A check
-- expires on its follow-up day. 'introduction': it does not exist.
CREATE OR REPLACE FUNCTION app.gaps_of_introduction(_id uuid) RETURNS text[]
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
  WITH here AS (
    SELECT i.*, (now() AT TIME ZONE 'Europe/London')::date AS today FROM public.introductions AS i WHERE i.id = _id
  ), latest AS (
    SELECT DISTINCT ON (e.kind) e.kind, e.outcome, e.follow_up_on
    FROM here JOIN public.introductions AS i ON i.application_id = here.application_id
    JOIN public.introduction_entries AS e ON e.introduction_id = i.id
    WHERE i.id = here.id OR e.kind IN ('identity', 'experience', 'authorisation', 'right_to_work')
    ORDER BY e.kind, e.sequence DESC
  )
  SELECT CASE WHEN count(*) = 0 THEN ARRAY['introduction'] ELSE coalesce(
    array_agg(needed.kind ORDER BY needed.place) FILTER (WHERE NOT EXISTS (
      SELECT FROM latest AS l WHERE l.kind = needed.kind AND l.outcome IN ('given', 'met', 'not_needed')
        AND (l.follow_up_on IS NULL OR l.follow_up_on > here.today))), '{}') END
  FROM here CROSS JOIN unnest(ARRAY['consent', 'identity', 'experience', 'authorisation', 'right_to_work', 'suitability'])
    WITH ORDINALITY AS needed (kind, place)
  WHERE needed.kind <> 'right_to_work' OR app.needs_right_to_work(here.engagement, here.today)
$$;

ALTER FUNCTION app.gaps_of_introduction OWNER TO agency_keeper;
GRANT EXECUTE ON FUNCTION app.gaps_of_introduction TO agency_app;
