CREATE POLICY unconfirmed_applications_system ON unconfirmed_applications TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY unconfirmed_applications_keeper ON unconfirmed_applications TO agency_keeper USING (true) WITH CHECK (true);
