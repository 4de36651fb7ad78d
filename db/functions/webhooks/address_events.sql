-- Creates one delivery for each webhook that wants these events, due at once, or after the event's day (app.note_row_event).
-- Delivering processes are notified at commit.
CREATE OR REPLACE FUNCTION app.address_events() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
BEGIN
  INSERT INTO public.webhook_deliveries (webhook_id, event_id, next_try_at)
  SELECT w.id, e.id, CASE WHEN is_of_day THEN date_trunc('day', e.occurred_at + interval '26 hours', 'Europe/London') ELSE now() END
  FROM new_events AS e
    CROSS JOIN LATERAL (SELECT e.type = 'candidate.changed' AND e.occurred_at < now() AS is_of_day) AS kind
    JOIN public.webhooks AS w ON w.off_since IS NULL AND e.type = ANY (w.events) AND (is_of_day OR w.created_at <= e.occurred_at);
  IF FOUND THEN PERFORM pg_notify('content_changed', 'webhooks'); END IF;
  RETURN NULL;
END
$$;

ALTER FUNCTION app.address_events OWNER TO agency_keeper;
