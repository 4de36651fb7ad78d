-- Cancels upcoming interviews of an application that is over.
CREATE OR REPLACE FUNCTION app.cancel_interviews_of_application() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
BEGIN
  UPDATE public.interviews
  SET state = 'cancelled', cancelled_by = CASE NEW.status WHEN 'withdrawn' THEN 'candidate' ELSE 'agency' END, move_asked_at = NULL
  WHERE application_id = NEW.id AND (state = 'offered' OR state = 'booked' AND starts_at > now());
  RETURN NEW;
END
$$;

ALTER FUNCTION app.cancel_interviews_of_application OWNER TO agency_keeper;
