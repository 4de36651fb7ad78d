-- Replies of candidates stand on Today until the desk has read them (docs/decisions/0090).
ALTER TABLE application_letters
  ADD COLUMN read_at timestamptz,
  ADD CONSTRAINT application_letters_only_replies_are_read CHECK (is_reply OR read_at IS NULL);
CREATE INDEX application_letters_unread ON application_letters (application_id, written_at, id) WHERE is_reply AND read_at IS NULL;
GRANT UPDATE (read_at) ON application_letters TO agency_app;
GRANT SELECT ON application_letters TO agency_reader;

-- Reports count by the client of a job, and hires by placements.
GRANT SELECT ON clients, placements TO agency_reader;
DROP FUNCTION IF EXISTS app.reported_applications(date, date, uuid, uuid, text, text);
DROP FUNCTION IF EXISTS app.report_stages(date, date, uuid, uuid, text, text);
