CREATE POLICY job_alert_matches_system ON job_alert_matches TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY job_alert_matches_own ON job_alert_matches FOR SELECT TO agency_app
  USING (alert_id IN (SELECT id FROM job_alerts WHERE account_id = (SELECT app.actor_id())));
CREATE POLICY job_alert_matches_reader ON job_alert_matches FOR SELECT TO agency_reader USING (true);
