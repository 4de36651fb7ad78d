-- What webhooks hear of a row: the type of the event, and the columns that it says besides the id. Without a webhook nothing is written.
CREATE OR REPLACE FUNCTION app.note_row_event() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
BEGIN
  IF EXISTS (SELECT FROM public.webhooks WHERE off_since IS NULL AND TG_ARGV[0] = ANY (events)) THEN
    INSERT INTO public.webhook_events (type, subject_id, data)
    SELECT TG_ARGV[0], NEW.id, jsonb_object_agg(key, value) FROM jsonb_each(to_jsonb(NEW))
    WHERE key = 'id' OR key = ANY (TG_ARGV[1:])
    ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END
$$;

ALTER FUNCTION app.note_row_event OWNER TO agency_keeper;
