CREATE POLICY job_alerts_system ON job_alerts TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY job_alerts_own ON job_alerts TO agency_app
  USING (account_id = (SELECT app.actor_id())) WITH CHECK (account_id = (SELECT app.actor_id()));
-- Compares them with jobs (app.find_alerts_for_jobs).
CREATE POLICY job_alerts_reader ON job_alerts FOR SELECT TO agency_reader USING (true);
CREATE POLICY job_alerts_keeper ON job_alerts TO agency_keeper USING (true) WITH CHECK (true);
