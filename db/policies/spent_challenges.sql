CREATE POLICY spent_challenges_system ON spent_challenges TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
