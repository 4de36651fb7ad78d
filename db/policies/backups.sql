CREATE POLICY backups_system ON backups TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY backups_keeper ON backups TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY backups_admin_read ON backups FOR SELECT TO agency_app USING ((SELECT is_admin(app.actor_id())));
