CREATE TRIGGER employer_logos_deleted AFTER DELETE ON employer_logos FOR EACH ROW EXECUTE FUNCTION app.let_go_of_file();
CREATE TRIGGER employer_logos_shown AFTER INSERT OR DELETE ON employer_logos FOR EACH ROW EXECUTE FUNCTION app.notify_logo_change();
