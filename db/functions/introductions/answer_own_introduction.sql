-- Stores the signed-in candidate's answer. Returns the result of app.note_candidate_consent, or 'not_found'.
CREATE OR REPLACE FUNCTION app.answer_own_introduction(_id uuid, _outcome text) RETURNS text
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
DECLARE
  held public.introductions := app.hold_introduction(_id);
BEGIN
  IF NOT EXISTS (SELECT FROM public.applications AS a WHERE a.id = held.application_id AND a.candidate_id = app.actor_id()) THEN
    RETURN 'not_found';
  END IF;
  RETURN app.note_candidate_consent(_id, _outcome, 'account');
END
$$;

ALTER FUNCTION app.answer_own_introduction OWNER TO agency_keeper;
GRANT EXECUTE ON FUNCTION app.answer_own_introduction TO agency_app;
