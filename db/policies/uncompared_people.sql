CREATE POLICY uncompared_people_system ON uncompared_people TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY uncompared_people_keeper ON uncompared_people TO agency_keeper USING (true) WITH CHECK (true);
