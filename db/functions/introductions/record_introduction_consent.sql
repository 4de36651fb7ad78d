-- Asks the candidate, or records what they said in person. Returns 'recorded', 'not_found' or 'not_now'.
--
-- Asking is possible until they agree. 'given' and 'refused' count only until the candidate has refused or withdrawn: from
-- then on only their own answer gives consent. Asking again ends earlier links.
CREATE OR REPLACE FUNCTION app.record_introduction_consent(_id uuid, _outcome text, _method text, _note text) RETURNS text
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
DECLARE
  held public.introductions;
  last text;
BEGIN
  held := app.hold_introduction(_id);
  IF held.id IS NULL OR NOT app.may_introduce(held.application_id) THEN RETURN 'not_found'; END IF;
  last := app.consent_of_introduction(_id);
  IF NOT coalesce(CASE _outcome
    WHEN 'asked' THEN last IS DISTINCT FROM 'given'
    WHEN 'withdrawn' THEN last = 'given'
    ELSE (last IS NULL OR last = 'asked') AND NOT EXISTS (
      SELECT FROM public.introduction_entries AS e
      WHERE e.introduction_id = _id AND e.kind = 'consent' AND e.outcome IN ('refused', 'withdrawn')) END, false) THEN
    RETURN 'not_now';
  END IF;
  IF _outcome = 'asked' THEN DELETE FROM public.emailed_links WHERE introduction_id = _id; END IF;
  PERFORM app.append_introduction_entry(_id, 'consent', _outcome, _method, NULL, NULL,
    jsonb_build_object('by', app.actor_name(), 'byId', app.actor_id(), 'note', _note));
  RETURN 'recorded';
END
$$;

ALTER FUNCTION app.record_introduction_consent OWNER TO agency_keeper;
GRANT EXECUTE ON FUNCTION app.record_introduction_consent TO agency_app;
