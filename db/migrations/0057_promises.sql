-- Promises to candidates: a job is confirmed open every 30 days or leaves the board, and an application is replied to within so many days.
--
-- Jobs that exist count as confirmed now, so that no update empties a board. `confirmation_asked_at`: when the email left that asked
-- whether the job is still open; it counts while it is later than `confirmed_at`. `reply_days`: null takes the agency's.
ALTER TABLE jobs
  ADD COLUMN confirmed_at timestamptz NOT NULL DEFAULT now(),
  ADD COLUMN confirmation_asked_at timestamptz,
  ADD COLUMN reply_days smallint CHECK (reply_days BETWEEN 1 AND 30);
CREATE INDEX jobs_confirmed ON jobs (confirmed_at) WHERE status = 'open';
GRANT UPDATE (confirmed_at, confirmation_asked_at, reply_days) ON jobs TO agency_app;

ALTER TABLE account_links DROP CONSTRAINT account_links_purpose_check;
ALTER TABLE account_links ADD CONSTRAINT account_links_purpose_check
  CHECK (purpose IN ('confirm_email', 'reset_password', 'change_email', 'confirm_jobs'));

ALTER TABLE settings ADD COLUMN reply_days smallint NOT NULL DEFAULT 7 CHECK (reply_days BETWEEN 1 AND 30);
GRANT UPDATE (reply_days) ON settings TO agency_app;

-- One row for each application that was promised a reply: applications from now on. It refers to nothing, so that neither deleting a
-- job nor deleting an application takes a broken promise out of the figures; it says nothing of the candidate.
CREATE TABLE reply_promises (
  application_id uuid PRIMARY KEY,
  job_id     uuid,
  -- Who kept the job when the application came, and whether that was a member of staff.
  owner_id   uuid NOT NULL,
  is_agency  boolean NOT NULL,
  due_at     timestamptz NOT NULL,
  replied_at timestamptz,
  -- The candidate withdrew, or had it erased, before a reply.
  ended_at   timestamptz
);
CREATE INDEX reply_promises_due ON reply_promises (due_at) WHERE replied_at IS NULL AND ended_at IS NULL;
CREATE INDEX reply_promises_owner ON reply_promises (owner_id, due_at) WHERE NOT is_agency;
ALTER TABLE reply_promises ENABLE ROW LEVEL SECURITY;
ALTER TABLE reply_promises FORCE ROW LEVEL SECURITY;
GRANT SELECT ON reply_promises TO agency_app, agency_reader;
GRANT SELECT, INSERT, UPDATE, DELETE ON reply_promises TO agency_keeper;
