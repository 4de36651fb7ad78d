-- A status that the candidate is told, or a withdrawal, ends the decision that waited.
CREATE OR REPLACE FUNCTION app.drop_held_decision() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
BEGIN
  DELETE FROM public.held_decisions WHERE application_id = NEW.id;
  RETURN NULL;
END
$$;

ALTER FUNCTION app.drop_held_decision OWNER TO agency_keeper;
