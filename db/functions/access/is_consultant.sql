-- Returns true for consultants, who see what belongs to the agency and nothing of employers; false for administrators, who
-- see everything.
CREATE OR REPLACE FUNCTION app.is_consultant(_user_id uuid) RETURNS boolean
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
  AS $$ SELECT EXISTS (SELECT FROM public.profiles WHERE id = _user_id AND role = 'consultant' AND status = 'approved') $$;

ALTER FUNCTION app.is_consultant OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION app.is_consultant TO agency_app, agency_keeper;
