CREATE POLICY content_items_system ON content_items TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY content_items_editor ON content_items TO agency_app
  USING ((SELECT app.may_edit_content(app.actor_id()))) WITH CHECK ((SELECT app.may_edit_content(app.actor_id())));
-- The board knows which locations are places of the agency and which jobs are of its industries, and nothing else of the studio.
CREATE POLICY content_items_reader ON content_items FOR SELECT TO agency_reader
  USING (place_pattern IS NOT NULL OR industry_rule IS NOT NULL);
-- For app.renew_places.
CREATE POLICY content_items_keeper ON content_items FOR SELECT TO agency_keeper USING (place_pattern IS NOT NULL);
