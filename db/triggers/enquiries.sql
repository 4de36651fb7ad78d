CREATE TRIGGER enquiries_erased AFTER DELETE ON enquiries FOR EACH ROW EXECUTE FUNCTION app.note_erasure('enquiry');
CREATE TRIGGER enquiries_person AFTER INSERT OR UPDATE OF confirmed_at ON enquiries FOR EACH ROW
  WHEN (NEW.kind = 'candidate' AND NEW.confirmed_at IS NOT NULL AND NEW.person_id IS NULL) EXECUTE FUNCTION app.keep_enquirer();
CREATE TRIGGER enquiries_person_left AFTER DELETE ON enquiries FOR EACH ROW WHEN (OLD.person_id IS NOT NULL)
  EXECUTE FUNCTION app.leave_person();
