-- Returns the candidates of a shortlist as its client and the desk read them: name and CV only of those who may be named,
-- and no candidate who has withdrawn.
CREATE OR REPLACE FUNCTION app.shown_entries(_shortlist_id uuid)
  RETURNS TABLE ("position" smallint, application_id uuid, full_name text, has_cv boolean, headline text, place text, skills text[],
                 note text, answer text, comment text, answered_at timestamptz)
  LANGUAGE sql STABLE SET search_path = pg_catalog, public, pg_temp
AS $$
  SELECT e.position, e.application_id, CASE WHEN named.is_named THEN a.full_name END, named.is_named AND a.cv_id IS NOT NULL,
         e.headline, e.place, e.skills, e.note, e.answer, e.comment, e.answered_at
  FROM public.shortlists AS s JOIN public.shortlist_entries AS e ON e.shortlist_id = s.id
    JOIN public.applications AS a ON a.id = e.application_id
    CROSS JOIN LATERAL (SELECT app.may_name_candidate(a.id, s.client_id) AS is_named) AS named
  WHERE s.id = _shortlist_id AND a.status <> 'withdrawn'
  ORDER BY e.position
$$;

GRANT EXECUTE ON FUNCTION app.shown_entries TO agency_app, agency_keeper;
