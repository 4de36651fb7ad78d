CREATE POLICY application_messages_system ON application_messages TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
-- Candidates read these texts in their emails anyway.
CREATE POLICY application_messages_read ON application_messages FOR SELECT TO agency_app
  USING ((SELECT app.actor_id()) IS NOT NULL);
CREATE POLICY application_messages_admin ON application_messages TO agency_app
  USING ((SELECT is_admin(app.actor_id()))) WITH CHECK ((SELECT is_admin(app.actor_id())));
