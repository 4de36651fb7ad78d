CREATE OR REPLACE FUNCTION app.may_edit_content(_user_id uuid) RETURNS boolean
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
  AS $$ SELECT EXISTS (SELECT FROM public.profiles
                       WHERE id = _user_id AND role IN ('admin', 'editor') AND status = 'approved') $$;

ALTER FUNCTION app.may_edit_content OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION app.may_edit_content TO agency_app, agency_keeper;
