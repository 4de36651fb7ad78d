CREATE POLICY place_changes_keeper ON place_changes TO agency_keeper USING (true) WITH CHECK (true);
-- The page of a place says that its jobs are being placed.
CREATE POLICY place_changes_editor ON place_changes FOR SELECT TO agency_app
  USING ((SELECT app.is_system()) OR (SELECT app.may_edit_content(app.actor_id())));
