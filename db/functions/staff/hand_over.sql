-- Gives what a person of the agency works on to a colleague: jobs, with one audit entry each, and with them the applications; private
-- notes and those about people; notes to read and tasks that are not done; assignments; interviews; enquiries and data requests in hand. Data
-- requests go to the administrator who is acting if the colleague is a consultant.
-- An interview at a time at which the colleague has another one, or in which they are the candidate, is cancelled: its candidate is told, and the desk offers new times.
-- A private note on an application joins the colleague's own on the same application, as far as one note has room.
CREATE OR REPLACE FUNCTION app.hand_over(_from uuid, _to uuid) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
DECLARE
  leaver text;
BEGIN
  PERFORM app.demand_admin();
  PERFORM pg_advisory_xact_lock(7215041);
  SELECT full_name INTO leaver FROM public.profiles WHERE id = _from;
  -- In one order, as reassign_jobs does: two of them at once wait for each other.
  PERFORM FROM public.jobs WHERE user_id = _from ORDER BY id FOR NO KEY UPDATE;
  WITH taken AS (
    UPDATE public.jobs SET user_id = _to WHERE user_id = _from RETURNING id, title
  )
  INSERT INTO public.audit_entries (actor_id, actor_name, action, subject_type, subject_id, subject_label)
  SELECT a.id, a.full_name, CASE WHEN _to = a.id THEN 'job_taken_over' ELSE 'job_reassigned' END, 'job', t.id, t.title
  FROM taken AS t, public.profiles AS a WHERE a.id = app.actor_id();
  -- Private notes about the colleague themselves go with their author.
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
