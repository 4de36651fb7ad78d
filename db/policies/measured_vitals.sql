CREATE POLICY measured_vitals_system ON measured_vitals TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY measured_vitals_admin_read ON measured_vitals FOR SELECT TO agency_app
  USING ((SELECT is_admin(app.actor_id())));
