CREATE POLICY account_links_system ON account_links TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY account_links_keeper ON account_links TO agency_keeper USING (true) WITH CHECK (true);
