-- What happened to each email to a candidate about their application, as the mail servers said.
CREATE TABLE application_mails (
  -- Of the task that sent it, which ends its Message-ID.
  id             uuid PRIMARY KEY,
  application_id uuid NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
  -- The message or the step that it told of.
  letter_id      uuid REFERENCES application_letters (id) ON DELETE CASCADE,
  event_id       bigint REFERENCES application_events (id) ON DELETE CASCADE,
  subject        text NOT NULL CHECK (length(subject) BETWEEN 1 AND 300),
  sent_at        timestamptz NOT NULL DEFAULT now(),
  -- `accepted` and `refused` by our mail server; `bounced`: a server reported later that it was not delivered.
  outcome        text NOT NULL CHECK (outcome IN ('accepted', 'refused', 'bounced')),
  -- What the server said of that, without addresses.
  answer         text NOT NULL DEFAULT '' CHECK (length(answer) <= 400),
  is_answered    boolean NOT NULL DEFAULT false
);
CREATE INDEX application_mails_application ON application_mails (application_id, sent_at DESC);
CREATE INDEX application_mails_letter ON application_mails (letter_id);
CREATE INDEX application_mails_event ON application_mails (event_id);
ALTER TABLE application_mails ENABLE ROW LEVEL SECURITY;
ALTER TABLE application_mails FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT ON application_mails TO agency_app;
GRANT UPDATE (outcome, answer, sent_at, is_answered) ON application_mails TO agency_app;

-- The same of emails of job alerts and mailings.
ALTER TABLE job_alert_mails ADD COLUMN answer text NOT NULL DEFAULT '' CHECK (length(answer) <= 400);
ALTER TABLE mailing_mails ADD COLUMN answer text NOT NULL DEFAULT '' CHECK (length(answer) <= 400);
GRANT UPDATE (answer) ON mailing_mails TO agency_app;
