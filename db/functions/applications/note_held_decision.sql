-- Copies a held decision into the status that the desk reads (desk_status).
CREATE OR REPLACE FUNCTION app.note_held_decision() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    UPDATE public.applications SET held_status = NULL WHERE id = OLD.application_id;
  ELSE
    UPDATE public.applications SET held_status = NEW.status WHERE id = NEW.application_id;
  END IF;
  RETURN NULL;
END
$$;

ALTER FUNCTION app.note_held_decision OWNER TO agency_keeper;
