-- Returns the CV of a candidate on a shortlist if its client may know who it is, else NULL.
CREATE OR REPLACE FUNCTION app.find_shortlist_cv(_token_hash bytea, _position integer) RETURNS uuid
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
BEGIN
  PERFORM app.demand_system();
  RETURN (SELECT a.cv_id FROM app.shown_entries(app.find_shortlist(_token_hash)) AS e JOIN public.applications AS a ON a.id = e.application_id
          WHERE e.position = _position AND e.has_cv);
END
$$;

ALTER FUNCTION app.find_shortlist_cv OWNER TO agency_keeper;
GRANT EXECUTE ON FUNCTION app.find_shortlist_cv TO agency_app;
