CREATE POLICY deletion_clock_system ON deletion_clock FOR SELECT TO agency_app USING ((SELECT app.is_system()));
CREATE POLICY deletion_clock_admin_read ON deletion_clock FOR SELECT TO agency_app USING ((SELECT is_admin(app.actor_id())));
CREATE POLICY deletion_clock_keeper ON deletion_clock TO agency_keeper USING (true) WITH CHECK (true);
