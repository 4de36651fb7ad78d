CREATE OR REPLACE FUNCTION app.keep_application_event() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
BEGIN
  INSERT INTO public.application_events (application_id, status, message_subject, message, actor_id, created_at)
  VALUES (NEW.id, NEW.status, NEW.message_subject, NEW.message, (SELECT id FROM public.profiles WHERE id = app.actor_id()),
          NEW.status_changed_at);
  RETURN NULL;
END
$$;

ALTER FUNCTION app.keep_application_event OWNER TO agency_keeper;
