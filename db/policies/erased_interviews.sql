CREATE POLICY erased_interviews_system ON erased_interviews TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY erased_interviews_keeper ON erased_interviews TO agency_keeper USING (true) WITH CHECK (true);
