-- After applications_step, by its name, which writes when the status changed.
CREATE TRIGGER applications_steps BEFORE INSERT OR UPDATE OF status ON applications FOR EACH ROW
  EXECUTE FUNCTION app.stamp_application_steps();
CREATE TRIGGER applications_source BEFORE INSERT ON applications FOR EACH ROW EXECUTE FUNCTION app.stamp_application_source();
CREATE TRIGGER applications_step BEFORE UPDATE OF status, message_subject, message ON applications FOR EACH ROW
  WHEN ((OLD.status, OLD.message_subject, OLD.message) IS DISTINCT FROM (NEW.status, NEW.message_subject, NEW.message))
  EXECUTE FUNCTION app.check_application_step();
CREATE TRIGGER applications_sent AFTER INSERT ON applications FOR EACH ROW EXECUTE FUNCTION app.keep_application_event();
CREATE TRIGGER applications_moved AFTER UPDATE OF status ON applications FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION app.keep_application_event();
CREATE TRIGGER applications_over AFTER UPDATE OF status ON applications FOR EACH ROW
  WHEN (NEW.status IN ('withdrawn', 'not_taken_forward') AND OLD.status <> NEW.status)
  EXECUTE FUNCTION app.cancel_interviews_of_application();
-- After the event is written (triggers run by name), which takes the person who decided from it.
CREATE TRIGGER applications_told AFTER UPDATE OF status ON applications FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION app.drop_held_decision();
CREATE TRIGGER applications_liked AFTER INSERT OR UPDATE OF candidate_id ON applications FOR EACH ROW
  WHEN (NEW.candidate_id IS NOT NULL) EXECUTE FUNCTION app.mark_applied();
-- Those of an account go with it, and are erased again with it.
CREATE TRIGGER applications_erased AFTER DELETE ON applications FOR EACH ROW
  WHEN (OLD.candidate_id IS NULL) EXECUTE FUNCTION app.note_erasure('application');
CREATE TRIGGER applications_promised AFTER INSERT OR DELETE ON applications FOR EACH ROW EXECUTE FUNCTION app.keep_reply_promise();
CREATE TRIGGER applications_replied AFTER UPDATE OF status ON applications FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION app.keep_reply_promise();
CREATE TRIGGER applications_person AFTER INSERT ON applications FOR EACH ROW EXECUTE FUNCTION app.keep_applicant();
CREATE TRIGGER applications_person_changed AFTER UPDATE OF candidate_id, full_name, phone, status, cv_id ON applications FOR EACH ROW
  WHEN ((OLD.candidate_id, OLD.full_name, OLD.phone, OLD.status, OLD.cv_id)
        IS DISTINCT FROM (NEW.candidate_id, NEW.full_name, NEW.phone, NEW.status, NEW.cv_id))
  EXECUTE FUNCTION app.keep_applicant();
CREATE TRIGGER applications_person_left AFTER DELETE ON applications FOR EACH ROW WHEN (OLD.person_id IS NOT NULL)
  EXECUTE FUNCTION app.leave_person();
CREATE TRIGGER applications_introductions AFTER DELETE ON applications FOR EACH ROW EXECUTE FUNCTION app.leave_introductions();
CREATE TRIGGER applications_event AFTER INSERT ON applications FOR EACH ROW
  EXECUTE FUNCTION app.note_row_event('application.received', 'job_id', 'status');
CREATE TRIGGER applications_decided_event AFTER UPDATE OF status ON applications FOR EACH ROW
  WHEN (OLD.status <> NEW.status AND NEW.status <> 'viewed') EXECUTE FUNCTION app.note_row_event('application.decided', 'job_id', 'status');
