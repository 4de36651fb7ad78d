CREATE TRIGGER job_alerts_erased AFTER DELETE ON job_alerts FOR EACH ROW WHEN (OLD.state <> 'asked')
  EXECUTE FUNCTION app.note_erasure('alert');
CREATE TRIGGER job_alerts_ended AFTER UPDATE OF state ON job_alerts FOR EACH ROW WHEN (NEW.state = 'ended' AND OLD.state <> 'ended')
  EXECUTE FUNCTION app.note_erasure('alert');
