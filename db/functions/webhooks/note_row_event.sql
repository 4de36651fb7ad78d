-- Records an event of a row, if there is a webhook: its type, and the columns to send besides the id.
--
-- While applications are read without a name, one event for each day has all of a candidate's changes, since its time and id
-- would identify the application. It is delivered when the day is over (app.address_events).
CREATE OR REPLACE FUNCTION app.note_row_event() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
DECLARE
  moment timestamptz := CASE TG_ARGV[0] WHEN 'candidate.changed' THEN app.shown_contact_moment(now()) ELSE now() END;
BEGIN
  IF EXISTS (SELECT FROM public.webhooks WHERE off_since IS NULL AND TG_ARGV[0] = ANY (events)) THEN
    INSERT INTO public.webhook_events (id, type, subject_id, data, occurred_at)
    SELECT app.uuid_of_moment(CASE moment WHEN now() THEN clock_timestamp() ELSE moment END), TG_ARGV[0], NEW.id,
           jsonb_object_agg(key, value), moment
    FROM jsonb_each(to_jsonb(NEW))
    WHERE key = 'id' OR key = ANY (TG_ARGV[1:])
    ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END
$$;

ALTER FUNCTION app.note_row_event OWNER TO agency_keeper;
