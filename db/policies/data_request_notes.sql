CREATE POLICY data_request_notes_system ON data_request_notes TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY data_request_notes_admin_read ON data_request_notes FOR SELECT TO agency_app
  USING ((SELECT is_admin(app.actor_id())));
CREATE POLICY data_request_notes_admin_add ON data_request_notes FOR INSERT TO agency_app
  WITH CHECK (author_id = (SELECT app.actor_id()) AND (SELECT is_admin(app.actor_id()))
              AND EXISTS (SELECT FROM data_requests AS r WHERE r.id = request_id));
