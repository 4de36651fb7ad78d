-- spec: accounts §6: only a result of exactly true grants access.
CREATE OR REPLACE FUNCTION is_admin(_user_id uuid) RETURNS boolean
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
  AS $$ SELECT EXISTS (SELECT FROM public.profiles WHERE id = _user_id AND role = 'admin' AND status = 'approved') $$;

ALTER FUNCTION is_admin OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION is_admin TO agency_app, agency_keeper;
