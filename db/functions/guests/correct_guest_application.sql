-- Updates a guest's contact details while the application is open. Returns false if it is over, claimed or deleted.
CREATE OR REPLACE FUNCTION app.correct_guest_application(_id uuid, _full_name text, _phone text) RETURNS boolean
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
BEGIN
  PERFORM app.demand_system();
  UPDATE public.applications SET full_name = _full_name, phone = _phone
  WHERE id = _id AND candidate_id IS NULL AND status NOT IN ('withdrawn', 'not_taken_forward');
  RETURN FOUND;
END
$$;

ALTER FUNCTION app.correct_guest_application OWNER TO agency_keeper;
GRANT EXECUTE ON FUNCTION app.correct_guest_application TO agency_app;
