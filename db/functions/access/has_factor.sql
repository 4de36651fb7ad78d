-- Returns true if signing in to this account takes more than its password.
CREATE OR REPLACE FUNCTION app.has_factor(_user_id uuid) RETURNS boolean
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
  SELECT EXISTS (SELECT FROM public.passkeys WHERE user_id = _user_id)
    OR EXISTS (SELECT FROM public.app_codes WHERE user_id = _user_id AND confirmed_at IS NOT NULL)
$$;

ALTER FUNCTION app.has_factor OWNER TO agency_keeper;
GRANT EXECUTE ON FUNCTION app.has_factor TO agency_app;
