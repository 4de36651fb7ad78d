-- Raises the calendar sequence when an event changes (RFC 5546, 2.1.4). Refuses changes of a finished interview.
CREATE OR REPLACE FUNCTION app.stamp_interview() RETURNS trigger
  LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  IF NEW.state <> OLD.state AND NOT (OLD.state = 'offered' AND NEW.state IN ('booked', 'cancelled')
                                     OR OLD.state = 'booked' AND NEW.state IN ('cancelled', 'done', 'no_show')
                                     OR OLD.state IN ('done', 'no_show') AND NEW.state IN ('done', 'no_show')) THEN
    RAISE EXCEPTION 'An interview cannot go from % to %', OLD.state, NEW.state USING ERRCODE = 'check_violation';
  END IF;
  IF NEW.state = 'booked' AND (OLD.state, OLD.starts_at, OLD.interviewer_id, OLD.place)
                              IS DISTINCT FROM (NEW.state, NEW.starts_at, NEW.interviewer_id, NEW.place)
     OR NEW.state = 'cancelled' AND OLD.state <> 'cancelled' THEN
    NEW.sequence := OLD.sequence + 1;
  END IF;
  -- The booking email is the reminder of a time within a day.
  IF NEW.starts_at IS DISTINCT FROM OLD.starts_at THEN
    NEW.reminded_at := CASE WHEN NEW.starts_at <= now() + interval '24 hours' THEN now() END;
  END IF;
  NEW.changed_at := now();
  RETURN NEW;
END
$$;
