-- Returns when job alert emails were sent to a person's account or address, newest first, for the desk, which must not see
-- the alerts' searches.
CREATE OR REPLACE FUNCTION app.alert_mails_of_person(_id uuid, _limit integer)
  RETURNS TABLE (id uuid, kind text, sent_at timestamptz, outcome text, answer text)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
  SELECT m.id, m.kind, m.ended_at, m.outcome, m.answer
  FROM public.people AS p
  JOIN public.job_alerts AS a ON a.account_id = p.account_id OR a.email = p.email
  JOIN public.job_alert_mails AS m ON m.alert_id = a.id
  WHERE p.id = _id AND m.outcome IN ('sent', 'unknown', 'hard_bounce') AND app.may_work_desk(app.actor_id())
  ORDER BY m.ended_at DESC, m.id DESC LIMIT _limit
$$;

ALTER FUNCTION app.alert_mails_of_person OWNER TO agency_keeper;
GRANT EXECUTE ON FUNCTION app.alert_mails_of_person TO agency_app;
