-- Replaces the CV of a guest's application with another one of that guest and deletes the earlier one. Returns false if it is over,
-- claimed or deleted.
CREATE OR REPLACE FUNCTION app.give_guest_cv(_id uuid, _cv_id uuid) RETURNS boolean
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
BEGIN
  PERFORM app.demand_system();
  UPDATE public.applications SET cv_id = _cv_id
  WHERE id = _id AND candidate_id IS NULL AND status NOT IN ('withdrawn', 'not_taken_forward');
  IF NOT FOUND THEN RETURN false; END IF;
  DELETE FROM public.cvs WHERE application_id = _id AND id <> _cv_id;
  RETURN true;
END
$$;

ALTER FUNCTION app.give_guest_cv OWNER TO agency_keeper;
GRANT EXECUTE ON FUNCTION app.give_guest_cv TO agency_app;
