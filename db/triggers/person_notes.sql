CREATE TRIGGER person_notes_kept AFTER INSERT OR DELETE ON person_notes FOR EACH ROW EXECUTE FUNCTION app.keep_noted_person();
