CREATE POLICY cvs_system ON cvs TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY cvs_keeper ON cvs TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY cvs_own_read ON cvs FOR SELECT TO agency_app USING (user_id = (SELECT app.actor_id()));
CREATE POLICY cvs_own_add ON cvs FOR INSERT TO agency_app
  WITH CHECK (user_id = (SELECT app.actor_id()) AND (SELECT app.may_apply(app.actor_id())));
CREATE POLICY cvs_own_remove ON cvs FOR DELETE TO agency_app USING (user_id = (SELECT app.actor_id()));
CREATE POLICY cvs_admin_read ON cvs FOR SELECT TO agency_app
  USING (letter_id IS NULL AND (SELECT is_admin(app.actor_id())));
CREATE POLICY cvs_received_read ON cvs FOR SELECT TO agency_app
  USING ((SELECT app.may_post(app.actor_id())) AND app.received_cv(id));
-- The file of a reply, for those who read the reply.
CREATE POLICY cvs_letter_read ON cvs FOR SELECT TO agency_app
  USING (letter_id IS NOT NULL AND EXISTS (SELECT FROM application_letters AS l WHERE l.id = letter_id));
