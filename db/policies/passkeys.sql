CREATE POLICY passkeys_system ON passkeys TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY passkeys_keeper ON passkeys TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY passkeys_own_read ON passkeys FOR SELECT TO agency_app USING (user_id = (SELECT app.actor_id()));
