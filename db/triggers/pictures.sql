CREATE TRIGGER pictures_changed AFTER INSERT OR UPDATE OR DELETE ON pictures
  FOR EACH ROW EXECUTE FUNCTION app.notify_content_change();
CREATE TRIGGER pictures_in_use BEFORE DELETE ON pictures FOR EACH ROW EXECUTE FUNCTION app.keep_used_picture();
