-- What the agency tells people who applied without an account, for its own jobs and for those of employers.
ALTER TABLE application_messages DROP CONSTRAINT application_messages_status_check;
ALTER TABLE application_messages ADD CONSTRAINT application_messages_status_check CHECK (status IN (
  'sent', 'guest_sent', 'shortlisted', 'interview', 'offered', 'not_taken_forward',
  'agency_sent', 'agency_guest_sent', 'agency_shortlisted', 'agency_interview', 'agency_offered', 'agency_not_taken_forward'));
