-- What waits at the desk is found in the order of an index (docs/decisions/0091).
CREATE INDEX applications_waiting ON applications (sent_at, id) INCLUDE (job_id) WHERE status = 'sent' AND held_status IS NULL;

-- Its file has more parameters.
DROP FUNCTION IF EXISTS app.find_desk_applications(text, text, integer, integer, uuid, uuid, boolean, boolean);
