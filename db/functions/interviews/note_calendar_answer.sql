-- Asks for other times, with the candidate's note, when their calendar did not accept an interview. A finished interview
-- stays as it is.
CREATE OR REPLACE FUNCTION app.note_calendar_answer(_interview uuid, _note text) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
BEGIN
  PERFORM app.demand_system();
  UPDATE public.interviews AS i SET move_asked_at = now(), candidate_note = _note
  WHERE i.id = _interview AND (i.state = 'offered' OR i.state = 'booked' AND i.starts_at > now());
END
$$;

ALTER FUNCTION app.note_calendar_answer OWNER TO agency_keeper;
GRANT EXECUTE ON FUNCTION app.note_calendar_answer TO agency_app;
