CREATE POLICY held_deletions_system ON held_deletions FOR SELECT TO agency_app USING ((SELECT app.is_system()));
CREATE POLICY held_deletions_admin_read ON held_deletions FOR SELECT TO agency_app USING ((SELECT is_admin(app.actor_id())));
CREATE POLICY held_deletions_keeper ON held_deletions TO agency_keeper USING (true) WITH CHECK (true);
