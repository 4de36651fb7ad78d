-- Returns ids of up to five others with the email address or phone number of this person, by name. The desk may read every
-- record. Addresses are compared ignoring case, which row-level security keeps from using an index.
CREATE OR REPLACE FUNCTION app.find_people_of_address(_person_id uuid) RETURNS uuid[]
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp SET jit = off
AS $$
DECLARE
  given record;
BEGIN
  PERFORM app.demand_desk();
  SELECT email, phone INTO given FROM public.people WHERE id = _person_id;
  RETURN ARRAY(
    SELECT same.id FROM (
      SELECT id, full_name FROM public.people WHERE email = given.email UNION
      SELECT id, full_name FROM public.people WHERE phone IS NOT NULL AND app.phone_key(phone) = app.phone_key(given.phone)
    ) AS same
    WHERE same.id <> _person_id ORDER BY lower(same.full_name), same.id LIMIT 5);
END
$$;

ALTER FUNCTION app.find_people_of_address OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION app.find_people_of_address TO agency_app;
