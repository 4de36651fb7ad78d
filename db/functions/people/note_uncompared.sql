-- After a person was made or changed in what records are compared by.
CREATE OR REPLACE FUNCTION app.note_uncompared() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
BEGIN
  INSERT INTO public.uncompared_people (person_id) VALUES (NEW.id) ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;

ALTER FUNCTION app.note_uncompared OWNER TO agency_keeper;
