CREATE POLICY unmatched_jobs_system ON unmatched_jobs TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY unmatched_jobs_reader ON unmatched_jobs FOR SELECT TO agency_reader USING (true);
CREATE POLICY unmatched_jobs_keeper ON unmatched_jobs TO agency_keeper USING (true) WITH CHECK (true);
