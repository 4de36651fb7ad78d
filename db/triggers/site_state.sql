CREATE TRIGGER site_state_changed AFTER INSERT ON site_state
  FOR EACH ROW EXECUTE FUNCTION app.notify_content_change();
