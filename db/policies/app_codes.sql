CREATE POLICY app_codes_system ON app_codes TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY app_codes_keeper ON app_codes FOR SELECT TO agency_keeper USING (true);
