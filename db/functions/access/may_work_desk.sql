-- Returns true for administrators and consultants, who work with the agency's applications, enquiries and jobs.
CREATE OR REPLACE FUNCTION app.may_work_desk(_user_id uuid) RETURNS boolean
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
  AS $$ SELECT EXISTS (SELECT FROM public.profiles
                       WHERE id = _user_id AND role IN ('admin', 'consultant') AND status = 'approved') $$;

ALTER FUNCTION app.may_work_desk OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION app.may_work_desk TO agency_app, agency_keeper;
