-- Changes a colleague on behalf of an administrator: 'suspend', 'reinstate', 'sessions' (end them), or a role, including
-- 'owner'. Returns 'changed', 'unchanged', 'not_found', 'yourself', 'owner', 'owners_only', 'last_owner' or 'suspended'.
-- Calls take turns, so that of two people who act on each other the second is refused.
CREATE OR REPLACE FUNCTION app.change_staff(_user_id uuid, _change text) RETURNS text
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
DECLARE
  colleague public.profiles;
  is_oneself boolean := _user_id = app.actor_id();
BEGIN
  PERFORM pg_advisory_xact_lock(7215004);
  PERFORM app.demand_admin();
  SELECT * INTO colleague FROM public.profiles WHERE id = _user_id AND app.is_staff_role(role) FOR UPDATE;
  IF NOT FOUND THEN RETURN 'not_found'; END IF;
  IF colleague.is_owner AND NOT is_oneself THEN RETURN 'owner'; END IF;
  IF is_oneself AND NOT (colleague.is_owner AND _change IN ('admin', 'consultant', 'editor')) THEN RETURN 'yourself'; END IF;
  IF is_oneself AND NOT EXISTS (SELECT FROM public.profiles WHERE is_owner AND id <> _user_id) THEN RETURN 'last_owner'; END IF;
  CASE
    WHEN _change = 'sessions' THEN
      DELETE FROM public.push_subscriptions WHERE user_id = _user_id;
      DELETE FROM public.sessions WHERE user_id = _user_id;
      RETURN CASE WHEN FOUND THEN 'changed' ELSE 'unchanged' END;
    WHEN _change = 'suspend' THEN
      UPDATE public.profiles SET status = 'suspended' WHERE id = _user_id AND status = 'approved';
    WHEN _change = 'reinstate' THEN
      UPDATE public.profiles SET status = 'approved' WHERE id = _user_id AND status = 'suspended';
    WHEN _change = 'owner' THEN
      IF NOT EXISTS (SELECT FROM public.profiles WHERE id = app.actor_id() AND is_owner) THEN RETURN 'owners_only'; END IF;
      IF colleague.status <> 'approved' THEN RETURN 'suspended'; END IF;
      UPDATE public.profiles SET role = 'admin', is_owner = true WHERE id = _user_id;
    WHEN app.is_staff_role(_change) THEN
      UPDATE public.profiles SET role = _change, is_owner = false WHERE id = _user_id AND (role <> _change OR is_owner);
    ELSE RAISE invalid_parameter_value;
  END CASE;
  IF NOT FOUND THEN RETURN 'unchanged'; END IF;
  -- Invitations of a person who may no longer invite must not work.
  IF _change IN ('suspend', 'consultant', 'editor') THEN DELETE FROM public.staff_invitations WHERE invited_by = _user_id; END IF;
  RETURN 'changed';
END
$$;

ALTER FUNCTION app.change_staff OWNER TO agency_keeper;
GRANT EXECUTE ON FUNCTION app.change_staff TO agency_app;
