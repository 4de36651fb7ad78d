CREATE POLICY enquiry_links_system ON enquiry_links TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
