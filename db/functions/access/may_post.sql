-- spec: accounts §6: approved employers, admins and consultants may post.
CREATE OR REPLACE FUNCTION app.may_post(_user_id uuid) RETURNS boolean
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
  AS $$ SELECT EXISTS (SELECT FROM public.profiles
                       WHERE id = _user_id AND role IN ('employer', 'admin', 'consultant') AND status = 'approved') $$;

ALTER FUNCTION app.may_post OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION app.may_post TO agency_app;
