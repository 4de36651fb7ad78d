CREATE POLICY content_editors_system ON content_editors TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY content_editors_editor ON content_editors TO agency_app
  USING ((SELECT app.may_edit_content(app.actor_id()))) WITH CHECK ((SELECT app.may_edit_content(app.actor_id())));
