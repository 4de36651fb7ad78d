-- Never true of staff, and of rejected accounts, which cannot sign in to keep theirs.
CREATE OR REPLACE FUNCTION app.is_account_unused(_user_id uuid, _last_day date, _now timestamptz) RETURNS boolean
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
  SELECT EXISTS (SELECT FROM public.profiles
                 WHERE id = _user_id AND NOT app.is_staff_role(role) AND status <> 'rejected' AND last_seen_on <= _last_day)
    AND NOT app.is_account_needed(_user_id, _now)
$$;

ALTER FUNCTION app.is_account_unused OWNER TO agency_keeper;
