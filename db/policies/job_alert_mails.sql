CREATE POLICY job_alert_mails_system ON job_alert_mails TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
-- When the site wrote to an address (app.alert_mails_of_person).
CREATE POLICY job_alert_mails_keeper ON job_alert_mails FOR SELECT TO agency_keeper USING (true);
