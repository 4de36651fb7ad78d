CREATE TRIGGER interviews_stamp BEFORE UPDATE OF state, starts_at, interviewer_id, place, move_asked_at ON interviews FOR EACH ROW
  EXECUTE FUNCTION app.stamp_interview();
CREATE TRIGGER interviews_erased AFTER DELETE ON interviews FOR EACH ROW
  WHEN (OLD.state = 'booked') EXECUTE FUNCTION app.note_erased_interview();
