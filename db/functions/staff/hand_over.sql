-- Hands over a colleague's work: jobs with their applications (one audit entry each); private notes and those about people;
-- unread notes and open tasks; assignments; interviews; claimed enquiries and data requests. Data requests go to the acting
-- administrator if the colleague is a consultant. An interview is cancelled if the colleague has another at that time or is
-- its candidate; the candidate is told, and the desk offers new times. A private note on an application is appended to the
-- colleague's own, as far as there is room.
CREATE OR REPLACE FUNCTION app.hand_over(_from uuid, _to uuid) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
DECLARE
  leaver text;
BEGIN
  PERFORM app.demand_admin();
  PERFORM pg_advisory_xact_lock(7215041);
  SELECT full_name INTO leaver FROM public.profiles WHERE id = _from;
  -- Same order as reassign_jobs, so that two calls cannot deadlock.
  PERFORM FROM public.jobs WHERE user_id = _from ORDER BY id FOR NO KEY UPDATE;
  WITH taken AS (
    UPDATE public.jobs SET user_id = _to WHERE user_id = _from RETURNING id, title
  )
  INSERT INTO public.audit_entries (actor_id, actor_name, action, subject_type, subject_id, subject_label)
  SELECT a.id, a.full_name, CASE WHEN _to = a.id THEN 'job_taken_over' ELSE 'job_reassigned' END, 'job', t.id, t.title
  FROM taken AS t, public.profiles AS a WHERE a.id = app.actor_id();
  -- Private notes about the colleague are deleted with their author.
  DELETE FROM public.application_notes AS n USING public.applications AS a
  WHERE n.author_id = _from AND NOT n.is_shared AND a.id = n.application_id AND a.candidate_id = _to;
  UPDATE public.application_notes AS own
  SET body = left(own.body || E'\n\n' || leaver || E':\n' || theirs.body, 5000), updated_at = now()
  FROM public.application_notes AS theirs
  WHERE theirs.author_id = _from AND NOT theirs.is_shared AND own.author_id = _to
    AND own.application_id = theirs.application_id;
  DELETE FROM public.application_notes AS theirs USING public.application_notes AS own
  WHERE theirs.author_id = _from AND NOT theirs.is_shared AND own.author_id = _to AND own.application_id = theirs.application_id;
  UPDATE public.application_notes AS theirs SET author_id = _to
  WHERE theirs.author_id = _from AND NOT theirs.is_shared;
  UPDATE public.interviews AS i SET state = CASE WHEN i.ends_at > now() THEN 'cancelled' ELSE 'done' END,
    cancelled_by = CASE WHEN i.ends_at > now() THEN 'agency' END, move_asked_at = NULL
  WHERE i.interviewer_id = _from AND i.state = 'booked' AND (
    EXISTS (SELECT FROM public.interviews AS b
            WHERE b.interviewer_id = _to AND b.state = 'booked' AND tstzrange(b.starts_at, b.ends_at) && tstzrange(i.starts_at, i.ends_at))
    OR EXISTS (SELECT FROM public.applications AS a WHERE a.id = i.application_id AND a.candidate_id = _to));
  UPDATE public.interviews SET interviewer_id = _to WHERE interviewer_id = _from;
  UPDATE public.person_notes SET author_id = _to WHERE author_id = _from AND NOT is_shared;
  INSERT INTO public.person_mentions (note_id, colleague_id)
  SELECT note_id, _to FROM public.person_mentions WHERE colleague_id = _from AND read_at IS NULL ON CONFLICT DO NOTHING;
  UPDATE public.person_tasks SET assigned_to = _to WHERE assigned_to = _from AND done_at IS NULL;
  UPDATE public.assignments SET consultant_id = _to WHERE consultant_id = _from;
  UPDATE public.enquiries SET status_changed_by = _to WHERE status_changed_by = _from AND status = 'in_hand';
  UPDATE public.data_requests SET status_changed_by = CASE WHEN public.is_admin(_to) THEN _to ELSE app.actor_id() END
  WHERE status_changed_by = _from AND status = 'in_hand';
END
$$;

ALTER FUNCTION app.hand_over OWNER TO agency_keeper;
