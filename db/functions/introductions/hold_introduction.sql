-- Locks the application of an introduction against deletion, then the chain, so that what is read next stays true until the
-- entry is written. NULL: not allowed, or it does not exist.
CREATE OR REPLACE FUNCTION app.hold_introduction(_id uuid) RETURNS public.introductions
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
DECLARE
  held public.introductions;
BEGIN
  SELECT i.* INTO held FROM public.introductions AS i JOIN public.applications AS a ON a.id = i.application_id
  WHERE i.id = _id FOR KEY SHARE OF a;
  PERFORM pg_advisory_xact_lock(7215066);
  RETURN held;
END
$$;

ALTER FUNCTION app.hold_introduction OWNER TO agency_keeper;
