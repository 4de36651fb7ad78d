-- For a person who says by their own link that they did not send it: nothing of it stays. False: it is claimed or gone.
CREATE OR REPLACE FUNCTION app.remove_guest_application(_id uuid) RETURNS boolean
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
BEGIN
  PERFORM app.demand_system();
  DELETE FROM public.applications WHERE id = _id AND candidate_id IS NULL;
  RETURN FOUND;
END
$$;

ALTER FUNCTION app.remove_guest_application OWNER TO agency_keeper;
GRANT EXECUTE ON FUNCTION app.remove_guest_application TO agency_app;
