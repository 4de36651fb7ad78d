CREATE TRIGGER picture_files_deleted AFTER DELETE ON picture_files FOR EACH ROW EXECUTE FUNCTION app.let_go_of_file();
