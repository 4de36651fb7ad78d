-- Deletes the held decision when the status that the candidate sees changes, or the application is withdrawn.
CREATE OR REPLACE FUNCTION app.drop_held_decision() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
BEGIN
  DELETE FROM public.held_decisions WHERE application_id = NEW.id;
  RETURN NULL;
END
$$;

ALTER FUNCTION app.drop_held_decision OWNER TO agency_keeper;
