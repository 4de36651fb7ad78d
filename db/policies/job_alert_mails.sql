CREATE POLICY job_alert_mails_system ON job_alert_mails TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
