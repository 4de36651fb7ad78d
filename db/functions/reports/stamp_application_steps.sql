-- Records when an application first reached each step. A reply is a decision, as in app.keep_reply_promise.
CREATE OR REPLACE FUNCTION app.stamp_application_steps() RETURNS trigger
  LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  reached integer := array_position(ARRAY['not_taken_forward', 'shortlisted', 'interview', 'offered'], NEW.status);
  before public.applications := CASE WHEN TG_OP = 'UPDATE' THEN OLD END;
BEGIN
  NEW.replied_at := coalesce(before.replied_at, CASE WHEN reached >= 1 THEN NEW.status_changed_at END);
  NEW.shortlisted_at := coalesce(before.shortlisted_at, CASE WHEN reached >= 2 THEN NEW.status_changed_at END);
  NEW.interview_at := coalesce(before.interview_at, CASE WHEN reached >= 3 THEN NEW.status_changed_at END);
  NEW.offered_at := coalesce(before.offered_at, CASE WHEN reached >= 4 THEN NEW.status_changed_at END);
  RETURN NEW;
END
$$;
