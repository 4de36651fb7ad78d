CREATE POLICY application_threads_system ON application_threads TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
