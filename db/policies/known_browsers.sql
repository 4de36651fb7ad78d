CREATE POLICY known_browsers_system ON known_browsers TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY known_browsers_keeper ON known_browsers TO agency_keeper USING (true) WITH CHECK (true);
