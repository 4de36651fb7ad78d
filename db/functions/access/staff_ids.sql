-- Returns the ids of all staff, including suspended ones, whose jobs still belong to the agency.
CREATE OR REPLACE FUNCTION app.staff_ids() RETURNS uuid[]
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
  SELECT coalesce(array_agg(id), '{}') FROM public.profiles WHERE role IN ('admin', 'consultant', 'editor')
$$;

ALTER FUNCTION app.staff_ids OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION app.staff_ids TO agency_app, agency_keeper;
