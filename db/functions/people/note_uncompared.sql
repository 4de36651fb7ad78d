-- Queues a person for comparison when data that records are compared by has changed.
CREATE OR REPLACE FUNCTION app.note_uncompared() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
BEGIN
  INSERT INTO public.uncompared_people (person_id) VALUES (NEW.id) ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;

ALTER FUNCTION app.note_uncompared OWNER TO agency_keeper;
