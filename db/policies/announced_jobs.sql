CREATE POLICY announced_jobs_system ON announced_jobs TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
