-- What waits at the desk is found in the order of an index (docs/decisions/0091).
CREATE INDEX applications_waiting ON applications (sent_at, id) INCLUDE (job_id) WHERE status = 'sent' AND held_status IS NULL;

-- The reply rate of the agency stands on each advert.
CREATE INDEX reply_promises_agency ON reply_promises (due_at) INCLUDE (replied_at, ended_at) WHERE is_agency;

-- Its file has more parameters.
DROP FUNCTION IF EXISTS app.find_desk_applications(text, text, integer, integer, uuid, uuid, boolean, boolean);
