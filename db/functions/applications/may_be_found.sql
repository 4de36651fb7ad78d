-- Returns true if search words may find an application: one without a name is not found by its name.
CREATE OR REPLACE FUNCTION app.may_be_found(_application_id uuid, _status text, _patterns text[]) RETURNS boolean
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
  SELECT NOT app.is_unnamed(_application_id, _status)
      OR EXISTS (SELECT FROM public.applications AS a
                 WHERE a.id = _application_id AND ' ' || app.searchable(a.job_title || E'\n' || a.job_company) LIKE ALL (_patterns))
$$;

ALTER FUNCTION app.may_be_found OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION app.may_be_found TO agency_app;
