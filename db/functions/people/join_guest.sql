-- Moves the record of an account's address without an account into the account's record. What staff recorded fills gaps. The
-- caller knows that the address is proven.
CREATE OR REPLACE FUNCTION app.join_guest(_person_id uuid) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
DECLARE
  guest public.people;
BEGIN
  SELECT g.* INTO guest FROM public.people AS p JOIN public.people AS g ON g.email = p.email AND g.account_id IS NULL
  WHERE p.id = _person_id AND p.account_id IS NOT NULL FOR UPDATE OF g;
  IF NOT FOUND THEN RETURN; END IF;
  PERFORM app.move_rows(_person_id, guest.id, true);
  PERFORM app.add_facts(_person_id, guest);
  DELETE FROM public.people WHERE id = guest.id;
END
$$;

ALTER FUNCTION app.join_guest OWNER TO agency_keeper;
