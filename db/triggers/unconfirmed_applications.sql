CREATE TRIGGER unconfirmed_applications_deleted AFTER DELETE ON unconfirmed_applications FOR EACH ROW
  WHEN (OLD.storage_key IS NOT NULL) EXECUTE FUNCTION app.let_go_of_file();
