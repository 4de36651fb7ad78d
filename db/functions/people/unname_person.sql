-- Runs after a record was deleted: removes its name from the audit trail, whose entries stay.
CREATE OR REPLACE FUNCTION app.unname_person() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
BEGIN
  UPDATE public.audit_entries SET subject_label = '' WHERE subject_type = 'person' AND subject_id = OLD.id::text;
  RETURN NULL;
END
$$;

ALTER FUNCTION app.unname_person OWNER TO agency_keeper;
