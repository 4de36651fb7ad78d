-- Returns true if an application is read without a name: the agency has chosen this, and it was never shortlisted and had no
-- interview. Applications that staff made have a name.
CREATE OR REPLACE FUNCTION app.is_unnamed(_application_id uuid, _status text) RETURNS boolean
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
  SELECT _status IN ('sent', 'viewed', 'not_taken_forward', 'withdrawn')
     AND EXISTS (SELECT FROM public.settings WHERE fair_first_view)
     AND NOT EXISTS (SELECT FROM public.applications AS a WHERE a.id = _application_id AND a.source = 'desk')
     AND NOT EXISTS (SELECT FROM public.application_events AS e
                     WHERE e.application_id = _application_id AND e.status IN ('shortlisted', 'interview', 'offered'))
     AND NOT EXISTS (SELECT FROM public.interviews AS i WHERE i.application_id = _application_id)
$$;

ALTER FUNCTION app.is_unnamed OWNER TO agency_keeper;
GRANT EXECUTE ON FUNCTION app.is_unnamed TO agency_app, agency_reader;
