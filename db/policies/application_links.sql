CREATE POLICY application_links_system ON application_links TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY application_links_keeper ON application_links TO agency_keeper USING (true) WITH CHECK (true);
