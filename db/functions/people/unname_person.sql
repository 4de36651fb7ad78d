-- After a record was deleted: the audit trail keeps that it was opened or changed, without its name.
CREATE OR REPLACE FUNCTION app.unname_person() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
BEGIN
  UPDATE public.audit_entries SET subject_label = '' WHERE subject_type = 'person' AND subject_id = OLD.id::text;
  RETURN NULL;
END
$$;

ALTER FUNCTION app.unname_person OWNER TO agency_keeper;
