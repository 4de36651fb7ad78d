-- Sets an application's source from what the site knows: an alert had emailed the job, the person had liked it in Job Swipe,
-- or they found it on the site, with or without an account; or staff put them forward. Values of the form are ignored.
CREATE OR REPLACE FUNCTION app.stamp_application_source() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
BEGIN
  NEW.source := CASE
    WHEN app.actor_id() IS DISTINCT FROM NEW.candidate_id AND app.may_work_desk(app.actor_id()) THEN 'desk'
    WHEN EXISTS (
      SELECT FROM public.job_alert_matches AS m JOIN public.job_alerts AS a ON a.id = m.alert_id
      WHERE m.job_id = NEW.job_id AND m.mail_id IS NOT NULL AND (a.account_id = NEW.candidate_id OR a.email = NEW.email))
      THEN 'alert'
    WHEN EXISTS (
      SELECT FROM public.swiped_jobs AS s WHERE s.user_id = NEW.candidate_id AND s.job_id = NEW.job_id AND s.action = 'like')
      THEN 'swipe'
    WHEN NEW.candidate_id IS NOT NULL THEN 'account'
    ELSE 'guest' END;
  RETURN NEW;
END
$$;

ALTER FUNCTION app.stamp_application_source OWNER TO agency_reader;
