CREATE POLICY login_failures_system ON login_failures TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY login_failures_keeper ON login_failures TO agency_keeper USING (true) WITH CHECK (true);
