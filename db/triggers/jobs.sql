-- Handing a job over keeps its date for search engines and the version that open forms compare, and so does a gazetteer that knows its
-- place better, and a word that it is still open. Only app.hand_over and app.reassign_jobs change user_id, only app.place_jobs spots and
-- areas,-- only commands/confirm-jobs.server.ts the two of a confirmation, and they change nothing else.
CREATE TRIGGER jobs_touch BEFORE UPDATE ON jobs
  FOR EACH ROW WHEN (NEW.user_id = OLD.user_id AND NEW.spots IS NOT DISTINCT FROM OLD.spots AND NEW.areas = OLD.areas AND NEW.confirmed_at = OLD.confirmed_at
                     AND NEW.confirmation_asked_at IS NOT DISTINCT FROM OLD.confirmation_asked_at)
  EXECUTE FUNCTION app.touch_updated_at();
-- After jobs_touch, by its name: opening a job is more than a confirmation.
CREATE TRIGGER jobs_vouched BEFORE UPDATE OF status, closes_at ON jobs FOR EACH ROW
  WHEN (NEW.status = 'open' AND NEW.closes_at > now() AND (OLD.status <> 'open' OR OLD.closes_at <= now()))
  EXECUTE FUNCTION app.stamp_confirmation();
-- After jobs_touch, by its name, which then sees no change of the place but of the location.
CREATE TRIGGER jobs_where_new BEFORE INSERT ON jobs
  FOR EACH ROW EXECUTE FUNCTION app.stamp_spots();
CREATE TRIGGER jobs_where BEFORE UPDATE OF location ON jobs
  FOR EACH ROW WHEN (NEW.location IS DISTINCT FROM OLD.location) EXECUTE FUNCTION app.stamp_spots();
CREATE TRIGGER jobs_inserted AFTER INSERT ON jobs REFERENCING NEW TABLE AS changed_jobs
  FOR EACH STATEMENT EXECUTE FUNCTION app.notify_job_changes();
CREATE TRIGGER jobs_updated_from AFTER UPDATE ON jobs REFERENCING OLD TABLE AS changed_jobs
  FOR EACH STATEMENT WHEN (NOT app.is_placing()) EXECUTE FUNCTION app.notify_job_changes();
CREATE TRIGGER jobs_updated_to AFTER UPDATE ON jobs REFERENCING NEW TABLE AS changed_jobs
  FOR EACH STATEMENT WHEN (NOT app.is_placing()) EXECUTE FUNCTION app.notify_job_changes();
CREATE TRIGGER jobs_deleted AFTER DELETE ON jobs REFERENCING OLD TABLE AS changed_jobs
  FOR EACH STATEMENT EXECUTE FUNCTION app.notify_job_changes();
CREATE TRIGGER jobs_posted BEFORE UPDATE OF status ON jobs FOR EACH ROW
  WHEN (OLD.status = 'draft' AND NEW.status = 'open') EXECUTE FUNCTION app.stamp_posting();
CREATE TRIGGER jobs_inserted_words AFTER INSERT ON jobs REFERENCING NEW TABLE AS changed_jobs
  FOR EACH STATEMENT EXECUTE FUNCTION app.keep_advert_words();
CREATE TRIGGER jobs_updated_words AFTER UPDATE ON jobs REFERENCING NEW TABLE AS changed_jobs
  FOR EACH STATEMENT WHEN (NOT app.is_placing()) EXECUTE FUNCTION app.keep_advert_words();
CREATE TRIGGER jobs_placed AFTER INSERT ON jobs REFERENCING NEW TABLE AS new_jobs
  FOR EACH STATEMENT EXECUTE FUNCTION app.place_new_jobs();
CREATE TRIGGER jobs_moved AFTER UPDATE ON jobs REFERENCING OLD TABLE AS old_jobs NEW TABLE AS new_jobs
  FOR EACH STATEMENT WHEN (NOT app.is_placing()) EXECUTE FUNCTION app.place_changed_jobs();
CREATE TRIGGER jobs_inserted_for_alerts AFTER INSERT ON jobs REFERENCING NEW TABLE AS new_jobs
  FOR EACH STATEMENT EXECUTE FUNCTION app.note_new_jobs();
CREATE TRIGGER jobs_opened_for_alerts AFTER UPDATE ON jobs REFERENCING OLD TABLE AS old_jobs NEW TABLE AS new_jobs
  FOR EACH STATEMENT WHEN (NOT app.is_placing()) EXECUTE FUNCTION app.note_opened_jobs();
CREATE TRIGGER jobs_inserted_event AFTER INSERT ON jobs REFERENCING NEW TABLE AS new_jobs
  FOR EACH STATEMENT EXECUTE FUNCTION app.note_job_events();
CREATE TRIGGER jobs_updated_event AFTER UPDATE ON jobs REFERENCING OLD TABLE AS old_jobs NEW TABLE AS new_jobs
  FOR EACH STATEMENT WHEN (NOT app.is_placing()) EXECUTE FUNCTION app.note_job_events();
CREATE TRIGGER jobs_deleted_event AFTER DELETE ON jobs REFERENCING OLD TABLE AS old_jobs
  FOR EACH STATEMENT EXECUTE FUNCTION app.note_job_events();
