-- Attributes a held decision to the person who made it, since the site completes it.
CREATE OR REPLACE FUNCTION app.keep_application_event() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
BEGIN
  INSERT INTO public.application_events (application_id, status, message_subject, message, actor_id, created_at)
  VALUES (NEW.id, NEW.status, NEW.message_subject, NEW.message,
          coalesce((SELECT id FROM public.profiles WHERE id = app.actor_id()),
                   (SELECT decided_by FROM public.held_decisions WHERE application_id = NEW.id AND status = NEW.status)),
          NEW.status_changed_at);
  RETURN NULL;
END
$$;

ALTER FUNCTION app.keep_application_event OWNER TO agency_keeper;
