-- Stores the answer of a private link's holder about one candidate. Returns 'answered', 'same' (unchanged), 'bad_link' or
-- 'no_entry' (not on this shortlist, or withdrawn). The last answer counts and is shown on Today until read. It changes
-- nothing about the application.
CREATE OR REPLACE FUNCTION app.answer_shortlist(_token_hash bytea, _position integer, _answer text, _comment text) RETURNS text
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
DECLARE
  meant uuid := app.find_shortlist(_token_hash);
  before public.shortlist_entries;
BEGIN
  PERFORM app.demand_system();
  IF meant IS NULL THEN RETURN 'bad_link'; END IF;
  SELECT e.* INTO before FROM public.shortlist_entries AS e JOIN public.applications AS a ON a.id = e.application_id
  WHERE e.shortlist_id = meant AND e.position = _position AND a.status <> 'withdrawn' FOR NO KEY UPDATE OF e;
  IF NOT FOUND THEN RETURN 'no_entry'; END IF;
  IF (before.answer, before.comment) IS NOT DISTINCT FROM (_answer, _comment) THEN RETURN 'same'; END IF;
  UPDATE public.shortlist_entries AS e SET answer = _answer, comment = _comment, answered_at = now(), seen_at = NULL
  WHERE e.shortlist_id = meant AND e.position = _position;
  RETURN 'answered';
END
$$;

ALTER FUNCTION app.answer_shortlist OWNER TO agency_keeper;
GRANT EXECUTE ON FUNCTION app.answer_shortlist TO agency_app;
