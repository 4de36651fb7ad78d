CREATE POLICY data_request_links_system ON data_request_links TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
