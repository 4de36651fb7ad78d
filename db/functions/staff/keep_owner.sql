-- Keeps at least one owner; only owners can stop being one. Refuses to delete staff who still have jobs, which would be
-- deleted too: call app.hand_over first.
CREATE OR REPLACE FUNCTION app.keep_owner() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF OLD.is_owner THEN RAISE check_violation USING MESSAGE = 'an owner cannot be removed'; END IF;
    IF app.is_staff_role(OLD.role) AND EXISTS (SELECT FROM public.jobs WHERE user_id = OLD.id) THEN
      RAISE foreign_key_violation USING MESSAGE = 'jobs of the agency are handed over first';
    END IF;
    RETURN OLD;
  END IF;
  IF OLD.id IS DISTINCT FROM app.actor_id() THEN
    RAISE check_violation USING MESSAGE = 'only owners themselves stop being one';
  END IF;
  IF NOT EXISTS (SELECT FROM public.profiles WHERE is_owner AND id <> OLD.id) THEN
    RAISE check_violation USING MESSAGE = 'one owner remains';
  END IF;
  RETURN NEW;
END
$$;

ALTER FUNCTION app.keep_owner OWNER TO agency_keeper;
