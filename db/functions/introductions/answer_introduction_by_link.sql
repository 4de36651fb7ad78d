-- Stores the answer of a private link's holder. Returns the result of app.note_candidate_consent, or 'bad_link'.
CREATE OR REPLACE FUNCTION app.answer_introduction_by_link(_token_hash bytea, _outcome text) RETURNS text
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
DECLARE
  held public.introductions;
BEGIN
  PERFORM app.demand_system();
  held := app.hold_introduction(app.find_introduction_link(_token_hash));
  -- A newer request replaced this one while the call waited.
  IF held.id IS NULL OR app.find_introduction_link(_token_hash) IS NULL THEN RETURN 'bad_link'; END IF;
  RETURN app.note_candidate_consent(held.id, _outcome, 'link');
END
$$;

ALTER FUNCTION app.answer_introduction_by_link OWNER TO agency_keeper;
GRANT EXECUTE ON FUNCTION app.answer_introduction_by_link TO agency_app;
