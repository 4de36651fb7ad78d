CREATE POLICY content_items_system ON content_items TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY content_items_editor ON content_items TO agency_app
  USING ((SELECT app.may_edit_content(app.actor_id()))) WITH CHECK ((SELECT app.may_edit_content(app.actor_id())));
