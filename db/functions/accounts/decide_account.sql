-- Returns 'decided', 'already_decided' or 'not_found'. The second of two decisions changes nothing.
CREATE OR REPLACE FUNCTION app.decide_account(_user_id uuid, _status text) RETURNS text
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
BEGIN
  PERFORM app.demand_admin();
  IF _status NOT IN ('approved', 'rejected') THEN RAISE invalid_parameter_value; END IF;
  UPDATE public.profiles SET status = _status, approved_by = app.actor_id(), approved_at = now()
  WHERE id = _user_id AND status = 'pending';
  IF FOUND THEN RETURN 'decided'; END IF;
  RETURN CASE WHEN EXISTS (SELECT FROM public.profiles WHERE id = _user_id) THEN 'already_decided' ELSE 'not_found' END;
END
$$;

ALTER FUNCTION app.decide_account OWNER TO agency_keeper;
GRANT EXECUTE ON FUNCTION app.decide_account TO agency_app;
