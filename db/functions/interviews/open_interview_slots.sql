-- Returns the future times of an interview at which its interviewer is free.
CREATE OR REPLACE FUNCTION app.open_interview_slots(_interview_id uuid) RETURNS TABLE (starts_at timestamptz)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
BEGIN
  PERFORM app.demand_system();
  RETURN QUERY
    SELECT s.starts_at FROM public.interview_slots AS s JOIN public.interviews AS i ON i.id = s.interview_id
    WHERE i.id = _interview_id AND s.starts_at > now()
      AND (i.state = 'offered' OR i.state = 'booked' AND s.starts_at <> i.starts_at)
      AND NOT EXISTS (
        SELECT FROM public.interviews AS b
        WHERE b.interviewer_id = i.interviewer_id AND b.id <> i.id AND b.state = 'booked'
          AND tstzrange(b.starts_at, b.ends_at) && tstzrange(s.starts_at, s.starts_at + make_interval(mins => i.minutes)))
    ORDER BY s.starts_at;
END
$$;

ALTER FUNCTION app.open_interview_slots OWNER TO agency_keeper;
GRANT EXECUTE ON FUNCTION app.open_interview_slots TO agency_app;
