CREATE POLICY ip_attempts_system ON ip_attempts TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY ip_attempts_keeper ON ip_attempts TO agency_keeper USING (true) WITH CHECK (true);
