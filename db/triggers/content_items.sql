CREATE TRIGGER content_items_added AFTER INSERT ON content_items
  FOR EACH ROW WHEN (NEW.published IS NOT NULL) EXECUTE FUNCTION app.notify_content_change();
CREATE TRIGGER content_items_shown AFTER UPDATE ON content_items
  FOR EACH ROW WHEN (
    (OLD.published IS DISTINCT FROM NEW.published)
    OR (NEW.published IS NOT NULL AND (OLD.slug, OLD.position) IS DISTINCT FROM (NEW.slug, NEW.position)))
  EXECUTE FUNCTION app.notify_content_change();
CREATE TRIGGER content_items_place_added AFTER INSERT ON content_items
  FOR EACH ROW WHEN (NEW.place_area IS NOT NULL) EXECUTE FUNCTION app.keep_own_places();
CREATE TRIGGER content_items_place_changed AFTER UPDATE ON content_items
  FOR EACH ROW WHEN (OLD.place_area IS DISTINCT FROM NEW.place_area) EXECUTE FUNCTION app.keep_own_places();
