CREATE POLICY staff_invitations_system ON staff_invitations TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY staff_invitations_keeper ON staff_invitations TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY staff_invitations_admin ON staff_invitations TO agency_app
  USING ((SELECT is_admin(app.actor_id()))) WITH CHECK ((SELECT is_admin(app.actor_id())));
