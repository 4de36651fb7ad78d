CREATE POLICY answered_requests_system ON answered_requests TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY answered_requests_keeper ON answered_requests TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY answered_requests_own ON answered_requests TO agency_app
  USING (user_id = (SELECT app.actor_id())) WITH CHECK (user_id = (SELECT app.actor_id()));
