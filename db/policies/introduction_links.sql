CREATE POLICY introduction_links_system ON introduction_links TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY introduction_links_keeper ON introduction_links TO agency_keeper USING (true) WITH CHECK (true);
