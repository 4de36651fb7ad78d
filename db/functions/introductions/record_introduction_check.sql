-- Records a check by the desk. Returns 'recorded', or 'not_found' (or not allowed). Identity, experience, authorisation,
-- right to work and suitability, each with outcome ('met', 'not_met', or 'not_needed' if no proof is required), method,
-- date, and expiry.
CREATE OR REPLACE FUNCTION app.record_introduction_check(
    _id uuid, _kind text, _outcome text, _method text, _checked_on date, _follow_up_on date, _note text) RETURNS text
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
DECLARE
  held public.introductions;
BEGIN
  IF _kind IS NULL OR _kind NOT IN ('identity', 'experience', 'authorisation', 'right_to_work', 'suitability') THEN
    RAISE EXCEPTION 'No check of an introduction' USING ERRCODE = 'check_violation';
  END IF;
  held := app.hold_introduction(_id);
  IF held.id IS NULL OR NOT app.may_introduce(held.application_id) THEN RETURN 'not_found'; END IF;
  PERFORM app.append_introduction_entry(_id, _kind, _outcome, _method, _checked_on, _follow_up_on,
    jsonb_build_object('by', app.actor_name(), 'note', _note));
  RETURN 'recorded';
END
$$;

ALTER FUNCTION app.record_introduction_check OWNER TO agency_keeper;
GRANT EXECUTE ON FUNCTION app.record_introduction_check TO agency_app;
