-- Deletes an application whose alleged sender says by their link that they did not send it, and a record that has nothing
-- but what came from their address. Returns false if it is claimed or deleted.
CREATE OR REPLACE FUNCTION app.remove_guest_application(_id uuid) RETURNS boolean
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
DECLARE
  person uuid;
  address public.citext;
BEGIN
  PERFORM app.demand_system();
  DELETE FROM public.applications WHERE id = _id AND candidate_id IS NULL RETURNING person_id, email INTO person, address;
  IF NOT FOUND THEN RETURN false; END IF;
  IF NOT EXISTS (SELECT FROM public.applications WHERE email = address AND candidate_id IS NULL)
    AND NOT EXISTS (SELECT FROM public.enquiries WHERE email = address) THEN
    -- Also removes the copy of a record that was merged into another person's.
    DELETE FROM public.person_merges WHERE (gone ->> 'email')::public.citext = address;
    DELETE FROM public.person_addresses WHERE email = address;
  END IF;
  PERFORM app.erase_person(p.id) FROM public.people AS p
  WHERE p.id = person AND p.email = address AND p.source IN ('application', 'enquiry')
    AND NOT EXISTS (SELECT FROM public.applications WHERE person_id = p.id)
    AND NOT EXISTS (SELECT FROM public.enquiries WHERE person_id = p.id);
  RETURN true;
END
$$;

ALTER FUNCTION app.remove_guest_application OWNER TO agency_keeper;
GRANT EXECUTE ON FUNCTION app.remove_guest_application TO agency_app;
