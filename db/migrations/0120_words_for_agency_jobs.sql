-- A set of words for jobs of the agency beside the one for jobs of employers. Until now one set was sent for both, so what an
-- administrator had changed goes on being sent for both.
ALTER TABLE application_messages DROP CONSTRAINT application_messages_status_check;
ALTER TABLE application_messages ADD CONSTRAINT application_messages_status_check CHECK (status IN (
  'sent', 'shortlisted', 'interview', 'offered', 'not_taken_forward',
  'agency_sent', 'agency_shortlisted', 'agency_interview', 'agency_offered', 'agency_not_taken_forward'));

INSERT INTO application_messages (status, subject, body, updated_by, updated_at)
SELECT 'agency_' || status, subject, body, updated_by, updated_at FROM application_messages;
