-- One delivery for each webhook that wants such events. Every process that delivers hears of it when the transaction commits.
CREATE OR REPLACE FUNCTION app.address_events() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
BEGIN
  INSERT INTO public.webhook_deliveries (webhook_id, event_id)
  SELECT w.id, e.id FROM new_events AS e JOIN public.webhooks AS w
    ON w.off_since IS NULL AND e.type = ANY (w.events) AND w.created_at <= e.occurred_at;
  IF FOUND THEN PERFORM pg_notify('content_changed', 'webhooks'); END IF;
  RETURN NULL;
END
$$;

ALTER FUNCTION app.address_events OWNER TO agency_keeper;
