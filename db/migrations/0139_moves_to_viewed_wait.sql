-- Moving an application from Sent to Viewed waits like a decision, so that it can be undone. Nothing is emailed at its end.
ALTER TABLE applications DROP CONSTRAINT applications_held_status_check,
  ADD CONSTRAINT applications_held_status_check
    CHECK (held_status IN ('viewed', 'shortlisted', 'interview', 'offered', 'not_taken_forward'));
ALTER TABLE held_decisions DROP CONSTRAINT held_decisions_status_check,
  ADD CONSTRAINT held_decisions_status_check
    CHECK (status IN ('viewed', 'shortlisted', 'interview', 'offered', 'not_taken_forward')),
  ALTER COLUMN subject DROP NOT NULL,
  ALTER COLUMN body DROP NOT NULL,
  ADD CONSTRAINT held_decisions_message CHECK ((status = 'viewed') = (subject IS NULL) AND (subject IS NULL) = (body IS NULL));
