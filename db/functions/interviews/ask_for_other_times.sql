-- Asks for other times on behalf of a private link's holder. Returns 'asked', 'asked_again' (the first message is
-- unanswered), 'bad_link' or 'over'. A booked time stays.
CREATE OR REPLACE FUNCTION app.ask_for_other_times(_token_hash bytea, _note text) RETURNS text
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
DECLARE
  asked uuid;
  asked_before timestamptz;
BEGIN
  PERFORM app.demand_system();
  SELECT i.id, i.move_asked_at INTO asked, asked_before FROM public.interviews AS i JOIN public.emailed_links AS l ON l.interview_id = i.id
  WHERE l.token_hash = _token_hash AND l.expires_at > now() FOR NO KEY UPDATE OF i;
  IF NOT FOUND THEN RETURN 'bad_link'; END IF;
  UPDATE public.interviews AS i SET move_asked_at = now(), candidate_note = _note
  WHERE i.id = asked AND (i.state = 'offered' OR i.state = 'booked' AND i.starts_at > now());
  RETURN CASE WHEN NOT FOUND THEN 'over' WHEN asked_before IS NULL THEN 'asked' ELSE 'asked_again' END;
END
$$;

ALTER FUNCTION app.ask_for_other_times OWNER TO agency_keeper;
GRANT EXECUTE ON FUNCTION app.ask_for_other_times TO agency_app;
