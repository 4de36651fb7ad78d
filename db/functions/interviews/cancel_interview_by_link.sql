-- Cancels an interview for a private link's holder. Returns 'cancelled' (even if it was already), 'bad_link' or 'over'.
CREATE OR REPLACE FUNCTION app.cancel_interview_by_link(_token_hash bytea, _note text) RETURNS text
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
DECLARE
  meant public.interviews;
BEGIN
  PERFORM app.demand_system();
  SELECT i.* INTO meant FROM public.interviews AS i JOIN public.emailed_links AS l ON l.interview_id = i.id
  WHERE l.token_hash = _token_hash AND l.expires_at > now() FOR NO KEY UPDATE OF i;
  IF NOT FOUND THEN RETURN 'bad_link'; END IF;
  IF meant.state = 'cancelled' THEN RETURN 'cancelled'; END IF;
  UPDATE public.interviews AS i
  SET state = 'cancelled', cancelled_by = 'candidate', candidate_note = _note, move_asked_at = NULL
  WHERE i.id = meant.id AND (i.state = 'offered' OR i.state = 'booked' AND i.starts_at > now());
  RETURN CASE WHEN FOUND THEN 'cancelled' ELSE 'over' END;
END
$$;

ALTER FUNCTION app.cancel_interview_by_link OWNER TO agency_keeper;
GRANT EXECUTE ON FUNCTION app.cancel_interview_by_link TO agency_app;
