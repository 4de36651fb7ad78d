-- Books one of the offered times, or moves the booking, for a private link's holder. Returns 'booked', 'same' (already that
-- time), 'bad_link', 'over' (the interview or its application), 'not_offered' (or past), 'taken' (the interviewer is busy),
-- 'busy' (the candidate is) or 'too_often' (three moves a day in London, since each emails two people).
--
-- Bookings take turns, because two that wait for each other's entry in the index of an exclusion constraint would deadlock.
CREATE OR REPLACE FUNCTION app.book_interview(_token_hash bytea, _starts_at timestamptz) RETURNS text
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
DECLARE
  chosen public.interviews;
  sender public.applications;
  broken text;
  today CONSTANT date := (now() AT TIME ZONE 'Europe/London')::date;
  moves_today smallint;
BEGIN
  PERFORM app.demand_system();
  PERFORM pg_advisory_xact_lock(7215041);
  SELECT i.* INTO chosen FROM public.interviews AS i JOIN public.emailed_links AS l ON l.interview_id = i.id
  WHERE l.token_hash = _token_hash AND l.expires_at > now() FOR NO KEY UPDATE OF i;
  IF NOT FOUND THEN RETURN 'bad_link'; END IF;
  SELECT a.* INTO sender FROM public.applications AS a WHERE a.id = chosen.application_id;
  IF sender.status IN ('withdrawn', 'not_taken_forward') OR chosen.state NOT IN ('offered', 'booked')
     OR chosen.starts_at <= now() THEN RETURN 'over'; END IF;
  IF chosen.starts_at = _starts_at THEN RETURN 'same'; END IF;
  moves_today := CASE WHEN chosen.moved_on = today THEN chosen.moves ELSE 0 END + (chosen.state = 'booked')::integer;
  IF moves_today > 3 OR chosen.sequence >= 20 THEN RETURN 'too_often'; END IF;
  IF _starts_at <= now() OR NOT EXISTS (
    SELECT FROM public.interview_slots AS s WHERE s.interview_id = chosen.id AND s.starts_at = _starts_at) THEN RETURN 'not_offered'; END IF;
  UPDATE public.interviews AS i
  SET state = 'booked', starts_at = _starts_at, ends_at = _starts_at + make_interval(mins => i.minutes),
      candidate_email = lower(sender.email::text), candidate_id = sender.candidate_id, move_asked_at = NULL,
      moved_on = today, moves = moves_today
  WHERE i.id = chosen.id;
  RETURN 'booked';
EXCEPTION
  WHEN exclusion_violation THEN
    GET STACKED DIAGNOSTICS broken = CONSTRAINT_NAME;
    RETURN CASE broken WHEN 'interviews_interviewer_free' THEN 'taken' ELSE 'busy' END;
END
$$;

ALTER FUNCTION app.book_interview OWNER TO agency_keeper;
GRANT EXECUTE ON FUNCTION app.book_interview TO agency_app;
