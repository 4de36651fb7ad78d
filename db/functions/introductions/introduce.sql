-- Records that the candidate's details go to the client. Returns 'introduced', 'again' (they went before), 'gaps' (checks
-- are missing) or 'not_found' (or not allowed). Code that gives details to a client calls this first, in the same
-- transaction.
CREATE OR REPLACE FUNCTION app.introduce(_id uuid) RETURNS text
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
DECLARE
  held public.introductions;
BEGIN
  held := app.hold_introduction(_id);
  IF held.id IS NULL OR NOT app.may_introduce(held.application_id) THEN RETURN 'not_found'; END IF;
  IF app.gaps_of_introduction(_id) <> '{}' THEN RETURN 'gaps'; END IF;
  IF EXISTS (SELECT FROM public.introduction_entries AS e WHERE e.introduction_id = _id AND e.kind = 'introduced') THEN RETURN 'again'; END IF;
  PERFORM app.append_introduction_entry(_id, 'introduced', 'done', NULL, NULL, NULL, jsonb_build_object(
    'by', app.actor_name(), 'client', held.client_name, 'purpose', held.purpose,
    'candidate', (SELECT a.full_name FROM public.applications AS a WHERE a.id = held.application_id)));
  RETURN 'introduced';
END
$$;

ALTER FUNCTION app.introduce OWNER TO agency_keeper;
GRANT EXECUTE ON FUNCTION app.introduce TO agency_app;
