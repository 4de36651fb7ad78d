-- Once it can no longer be undone because the record that stayed is gone.
CREATE TRIGGER person_merges_ended AFTER DELETE ON person_merges FOR EACH ROW EXECUTE FUNCTION app.note_ended_merge();
