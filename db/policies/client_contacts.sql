CREATE POLICY client_contacts_system ON client_contacts TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY client_contacts_keeper ON client_contacts FOR SELECT TO agency_keeper USING (true);
CREATE POLICY client_contacts_desk ON client_contacts TO agency_app USING ((SELECT app.may_work_desk(app.actor_id()))) WITH CHECK ((SELECT app.may_work_desk(app.actor_id())));
