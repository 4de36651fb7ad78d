CREATE TRIGGER question_sets_changed AFTER INSERT OR UPDATE ON question_sets
  FOR EACH ROW EXECUTE FUNCTION app.notify_question_change();
