-- Records the candidate's own answer. Returns 'given', 'refused' or 'withdrawn', 'same' if unchanged, or 'not_asked': after
-- a withdrawal they must be asked again before they can agree. Callers have identified the candidate.
CREATE OR REPLACE FUNCTION app.note_candidate_consent(_id uuid, _outcome text, _method text) RETURNS text
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
DECLARE
  last text := app.consent_of_introduction(_id);
BEGIN
  IF last = _outcome THEN RETURN 'same'; END IF;
  IF NOT coalesce(CASE _outcome
    WHEN 'given' THEN last IN ('asked', 'refused')
    WHEN 'refused' THEN last = 'asked'
    WHEN 'withdrawn' THEN last = 'given' END, false) THEN RETURN 'not_asked'; END IF;
  PERFORM app.append_introduction_entry(_id, 'consent', _outcome, _method, NULL, NULL, jsonb_build_object('by', 'the candidate'));
  RETURN _outcome;
END
$$;

ALTER FUNCTION app.note_candidate_consent OWNER TO agency_keeper;
