CREATE POLICY sessions_system ON sessions TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY sessions_keeper ON sessions TO agency_keeper USING (true) WITH CHECK (true);
