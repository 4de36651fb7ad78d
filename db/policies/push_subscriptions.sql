CREATE POLICY push_subscriptions_system ON push_subscriptions TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY push_subscriptions_keeper ON push_subscriptions TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY push_subscriptions_own ON push_subscriptions TO agency_app
  USING (user_id = (SELECT app.actor_id())) WITH CHECK (user_id = (SELECT app.actor_id()));
