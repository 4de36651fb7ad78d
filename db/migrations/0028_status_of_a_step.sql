-- A step holds a status of its application: the same words, so that the column is typed as the other one is.
ALTER TABLE application_events ADD CONSTRAINT application_events_status_check CHECK
  (status IN ('sent', 'viewed', 'shortlisted', 'interview', 'offered', 'not_taken_forward', 'withdrawn'));
