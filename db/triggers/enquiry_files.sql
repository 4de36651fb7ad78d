CREATE TRIGGER enquiry_files_deleted AFTER DELETE ON enquiry_files FOR EACH ROW EXECUTE FUNCTION app.let_go_of_file();
