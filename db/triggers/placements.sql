CREATE TRIGGER placements_event AFTER INSERT ON placements FOR EACH ROW
  EXECUTE FUNCTION app.note_row_event('placement.made', 'application_id', 'job_id', 'client_id');
