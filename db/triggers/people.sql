CREATE TRIGGER people_filled BEFORE INSERT OR UPDATE ON people FOR EACH ROW EXECUTE FUNCTION app.fill_person();
CREATE TRIGGER people_unnamed AFTER DELETE ON people FOR EACH ROW EXECUTE FUNCTION app.unname_person();
CREATE TRIGGER people_cv AFTER INSERT OR UPDATE OF search_vector ON people FOR EACH ROW EXECUTE FUNCTION app.note_newest_cv();
CREATE TRIGGER people_new AFTER INSERT ON people FOR EACH ROW EXECUTE FUNCTION app.note_uncompared();
CREATE TRIGGER people_changed AFTER UPDATE ON people FOR EACH ROW
  WHEN ((OLD.full_name, OLD.email, OLD.phone, OLD.location, OLD.headline)
        IS DISTINCT FROM (NEW.full_name, NEW.email, NEW.phone, NEW.location, NEW.headline))
  EXECUTE FUNCTION app.note_uncompared();
CREATE TRIGGER people_event AFTER INSERT ON people FOR EACH ROW EXECUTE FUNCTION app.note_row_event('candidate.changed');
CREATE TRIGGER people_changed_event AFTER UPDATE ON people FOR EACH ROW
  WHEN ((OLD.full_name, OLD.email, OLD.phone, OLD.location, OLD.headline, OLD.skills, OLD.tags, OLD.available_from, OLD.right_to_work)
        IS DISTINCT FROM
        (NEW.full_name, NEW.email, NEW.phone, NEW.location, NEW.headline, NEW.skills, NEW.tags, NEW.available_from, NEW.right_to_work))
  EXECUTE FUNCTION app.note_row_event('candidate.changed');
