-- Refuses changes of a withdrawn application. Any other may take any status; only its candidate sets 'withdrawn'. A message
-- about a step keeps that step's status.
CREATE OR REPLACE FUNCTION app.check_application_step() RETURNS trigger
  LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  IF OLD.status IN ('withdrawn', NEW.status) OR NEW.status = 'sent' OR (NEW.status = 'viewed' AND OLD.status <> 'sent') THEN
    RAISE EXCEPTION 'An application cannot go from % to %', OLD.status, NEW.status USING ERRCODE = 'check_violation';
  END IF;
  NEW.status_changed_at := now();
  RETURN NEW;
END
$$;
