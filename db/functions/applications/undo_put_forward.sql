-- Deletes applications that the actor has just made for others, unless they have an interview, an introduction or the like. Returns their ids.
CREATE OR REPLACE FUNCTION app.undo_put_forward(_ids uuid[]) RETURNS uuid[]
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
DECLARE
  removed uuid[];
BEGIN
  PERFORM app.demand_desk();
  WITH gone AS (
    DELETE FROM public.applications AS a
    WHERE a.id = ANY (_ids) AND a.source = 'desk' AND a.status = 'viewed' AND a.held_status IS NULL
      AND a.sent_at > now() - make_interval(secs => (SELECT p.undo_seconds FROM public.profiles AS p WHERE p.id = app.actor_id()))
      AND EXISTS (SELECT FROM public.application_events AS e WHERE e.application_id = a.id AND e.actor_id = app.actor_id())
      AND NOT EXISTS (SELECT FROM public.introductions AS i WHERE i.application_id = a.id)
      AND NOT EXISTS (SELECT FROM public.interviews AS i WHERE i.application_id = a.id)
      AND NOT EXISTS (SELECT FROM public.shortlist_entries AS s WHERE s.application_id = a.id)
      AND NOT EXISTS (SELECT FROM public.application_letters AS l WHERE l.application_id = a.id)
    RETURNING a.id
  )
  SELECT array_agg(gone.id) INTO removed FROM gone;
  RETURN coalesce(removed, '{}');
END
$$;

ALTER FUNCTION app.undo_put_forward OWNER TO agency_keeper;
GRANT EXECUTE ON FUNCTION app.undo_put_forward TO agency_app;
