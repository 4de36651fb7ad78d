-- Hands everything over to `_heir` and deletes the account in one transaction. Returns 'removed', 'not_found', 'yourself',
-- 'owner' or 'no_heir' (that account may not take over jobs).
CREATE OR REPLACE FUNCTION app.remove_staff(_user_id uuid, _heir uuid) RETURNS text
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
DECLARE
  leaver public.profiles;
BEGIN
  PERFORM pg_advisory_xact_lock(7215004);
  PERFORM app.demand_admin();
  IF _user_id = app.actor_id() THEN RETURN 'yourself'; END IF;
  -- Lock first: a job posted at this moment is either handed over or refused.
  SELECT * INTO leaver FROM public.profiles WHERE id = _user_id AND app.is_staff_role(role) FOR UPDATE;
  IF NOT FOUND THEN RETURN 'not_found'; END IF;
  IF leaver.is_owner THEN RETURN 'owner'; END IF;
  PERFORM FROM public.profiles WHERE id = _heir AND id <> _user_id FOR KEY SHARE;
  IF NOT FOUND OR app.may_work_desk(_heir) IS NOT TRUE THEN RETURN 'no_heir'; END IF;
  PERFORM app.hand_over(_user_id, _heir);
  PERFORM app.remove_account(_user_id);
  RETURN 'removed';
END
$$;

ALTER FUNCTION app.remove_staff OWNER TO agency_keeper;
GRANT EXECUTE ON FUNCTION app.remove_staff TO agency_app;
