CREATE TRIGGER person_cv_words_kept AFTER UPDATE OF words OR DELETE ON person_cv_words FOR EACH ROW EXECUTE FUNCTION app.keep_read_cv();
