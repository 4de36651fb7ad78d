CREATE POLICY credentials_system ON credentials TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY credentials_keeper ON credentials TO agency_keeper USING (true) WITH CHECK (true);
