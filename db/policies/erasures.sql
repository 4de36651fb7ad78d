CREATE POLICY erasures_system ON erasures TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY erasures_keeper ON erasures TO agency_keeper USING (true) WITH CHECK (true);
