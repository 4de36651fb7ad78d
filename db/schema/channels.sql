-- Job sites that fetch the agency's jobs as a file (docs/decisions/0099). A channel without a row is off.
CREATE TABLE job_channels (
  channel    text PRIMARY KEY CHECK (channel ~ '^[a-z][a-z-]{1,29}$'),
  is_on      boolean NOT NULL,
  -- The owners whose jobs the channel gets.
  jobs       text NOT NULL DEFAULT 'agency' CHECK (jobs IN ('agency', 'employers', 'all')),
  changed_at timestamptz NOT NULL DEFAULT now(),
  -- The time when it was last switched on.
  on_since   timestamptz,
  CONSTRAINT job_channels_check CHECK (is_on = (on_since IS NOT NULL))
);
ALTER TABLE job_channels ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE (is_on, jobs, changed_at, on_since) ON job_channels TO agency_app;
GRANT SELECT ON job_channels TO agency_reader;
GRANT SELECT ON job_channels TO agency_keeper;
CREATE POLICY job_channels_system ON job_channels TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY job_channels_reader ON job_channels FOR SELECT TO agency_reader USING (true);
CREATE POLICY job_channels_keeper ON job_channels FOR SELECT TO agency_keeper USING (true);
CREATE POLICY job_channels_desk ON job_channels FOR SELECT TO agency_app USING ((SELECT app.may_work_desk(app.actor_id())));
CREATE POLICY job_channels_admin ON job_channels TO agency_app
  USING ((SELECT is_admin(app.actor_id()))) WITH CHECK ((SELECT is_admin(app.actor_id())));

-- Jobs that the desk keeps from a channel.
CREATE TABLE jobs_left_out (
  job_id      uuid NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
  channel     text NOT NULL CHECK (channel ~ '^[a-z][a-z-]{1,29}$'),
  left_out_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (channel, job_id)
);
CREATE INDEX jobs_left_out_job ON jobs_left_out (job_id);
ALTER TABLE jobs_left_out ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, DELETE ON jobs_left_out TO agency_app;
GRANT SELECT ON jobs_left_out TO agency_reader;
CREATE POLICY jobs_left_out_system ON jobs_left_out TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY jobs_left_out_reader ON jobs_left_out FOR SELECT TO agency_reader USING (true);
CREATE POLICY jobs_left_out_desk_read ON jobs_left_out FOR SELECT TO agency_app
  USING ((SELECT app.may_work_desk(app.actor_id())));
-- Administrators may change all jobs, consultants the agency's.
CREATE POLICY jobs_left_out_desk_add ON jobs_left_out FOR INSERT TO agency_app
  WITH CHECK ((SELECT app.may_work_desk(app.actor_id())) AND EXISTS (SELECT FROM jobs WHERE id = job_id));
CREATE POLICY jobs_left_out_desk_remove ON jobs_left_out FOR DELETE TO agency_app
  USING ((SELECT app.may_work_desk(app.actor_id())) AND EXISTS (SELECT FROM jobs WHERE id = job_id));

-- Fetches of a feed per day, and the last one. Nothing is stored about the program that fetched it.
CREATE TABLE channel_reads (
  channel text NOT NULL CHECK (channel ~ '^[a-z][a-z-]{1,29}$'),
  day     date NOT NULL,
  reads   integer NOT NULL CHECK (reads > 0),
  last_at timestamptz NOT NULL,
  PRIMARY KEY (channel, day)
);
ALTER TABLE channel_reads ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT ON channel_reads TO agency_app;
GRANT SELECT, INSERT, UPDATE ON channel_reads TO agency_keeper;
-- Only functions of agency_keeper write this table.
CREATE POLICY channel_reads_system ON channel_reads FOR SELECT TO agency_app USING ((SELECT app.is_system()));
CREATE POLICY channel_reads_keeper ON channel_reads TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY channel_reads_desk ON channel_reads FOR SELECT TO agency_app USING ((SELECT app.may_work_desk(app.actor_id())));

-- The service account for Google's Indexing API (docs/decisions/0103).
CREATE TABLE google_account (
  is_only     boolean DEFAULT true PRIMARY KEY CHECK (is_only),
  email       text NOT NULL CHECK (length(email) BETWEEN 3 AND 320),
  key_id      text CHECK (length(key_id) BETWEEN 1 AND 200),
  -- Encrypted with a key that the database does not have.
  sealed_key  bytea NOT NULL CHECK (octet_length(sealed_key) BETWEEN 100 AND 8100),
  per_day     integer NOT NULL CHECK (per_day BETWEEN 1 AND 100000),
  added_at    timestamptz NOT NULL DEFAULT now(),
  -- The day in California, because Google's quota is per day there.
  day         date NOT NULL DEFAULT '-infinity',
  sent        integer NOT NULL DEFAULT 0 CHECK (sent >= 0),
  waiting     integer NOT NULL DEFAULT 0 CHECK (waiting >= 0),
  last_at     timestamptz,
  -- Our own code for the reason why sending failed. Google's response is not stored.
  last_reason text CHECK (length(last_reason) BETWEEN 1 AND 50),
  last_status smallint CHECK (last_status BETWEEN 100 AND 999),
  failures    smallint NOT NULL DEFAULT 0 CHECK (failures >= 0),
  next_try_at timestamptz NOT NULL DEFAULT now(),
  -- Until this time the process that sends holds the message; later another may take it.
  busy_until  timestamptz NOT NULL DEFAULT '-infinity'
);
ALTER TABLE google_account ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON google_account TO agency_app;
CREATE POLICY google_account_system ON google_account TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY google_account_admin ON google_account TO agency_app
  USING ((SELECT is_admin(app.actor_id()))) WITH CHECK ((SELECT is_admin(app.actor_id())));
CREATE POLICY google_account_desk ON google_account FOR SELECT TO agency_app USING ((SELECT app.may_work_desk(app.actor_id())));

-- The last notification to Google about a job, also about a deleted one. The row is deleted a month after Google was notified of the deletion.
CREATE TABLE google_told_jobs (
  job_id      uuid PRIMARY KEY,
  -- NULL if Google has accepted no message about this job.
  told        text CHECK (told IN ('updated', 'deleted')),
  -- The job's updated_at at the time of the notification.
  version     timestamptz,
  told_at     timestamptz,
  tries       smallint NOT NULL DEFAULT 0 CHECK (tries >= 0),
  next_try_at timestamptz,
  last_reason text CHECK (length(last_reason) BETWEEN 1 AND 50),
  last_status smallint CHECK (last_status BETWEEN 100 AND 999),
  tried_at    timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT google_told_jobs_check CHECK ((told IS NULL) = (told_at IS NULL))
);
ALTER TABLE google_told_jobs ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON google_told_jobs TO agency_app;
CREATE POLICY google_told_jobs_system ON google_told_jobs TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY google_told_jobs_desk ON google_told_jobs FOR SELECT TO agency_app USING ((SELECT app.may_work_desk(app.actor_id())));
-- With the account of Google.
CREATE POLICY google_told_jobs_admin ON google_told_jobs FOR DELETE TO agency_app USING ((SELECT is_admin(app.actor_id())));

-- Uploads to Find a job by SFTP (docs/decisions/0107): the account, what was uploaded, and what its reports say.
CREATE TABLE find_a_job_account (
  is_only       boolean DEFAULT true PRIMARY KEY CHECK (is_only),
  host          text NOT NULL CHECK (length(host) BETWEEN 1 AND 253),
  port          integer NOT NULL CHECK (port BETWEEN 1 AND 65535),
  username      text NOT NULL CHECK (length(username) BETWEEN 1 AND 100),
  folder_in     text NOT NULL CHECK (length(folder_in) BETWEEN 1 AND 200),
  folder_out    text NOT NULL CHECK (length(folder_out) BETWEEN 1 AND 200),
  -- Prefix of the file names.
  prefix        text NOT NULL CHECK (prefix ~ '^[A-Za-z0-9_-]{1,40}$'),
  -- The public half of a key pair of this site; NULL: it signs in with a password.
  public_key    text CHECK (length(public_key) BETWEEN 50 AND 2000),
  -- The private half or the password, encrypted with a key that the database does not have.
  sealed_secret bytea NOT NULL CHECK (octet_length(sealed_secret) BETWEEN 29 AND 8100),
  -- The key that a person has confirmed. NULL: nothing is sent.
  host_key      text CHECK (host_key ~ '^SHA256:[A-Za-z0-9+/]{43}$'),
  -- The key that the server presented, until a person confirms it.
  shown_key     text CHECK (shown_key ~ '^SHA256:[A-Za-z0-9+/]{43}$'),
  shown_at      timestamptz,
  added_at      timestamptz NOT NULL DEFAULT now(),
  -- Version of the last uploaded feed.
  version       text CHECK (length(version) BETWEEN 1 AND 200),
  uploaded_at   timestamptz,
  -- Names of files that may be on the server. They are recorded before they are written.
  files         text[] NOT NULL DEFAULT '{}',
  looked_at     timestamptz,
  -- Our own code for the reason why the upload failed. The server's response is not stored.
  last_reason   text CHECK (length(last_reason) BETWEEN 1 AND 50),
  failures      smallint NOT NULL DEFAULT 0 CHECK (failures >= 0),
  next_try_at   timestamptz NOT NULL DEFAULT now(),
  -- Until this time the process that uploads holds the account; later another may take it.
  busy_until    timestamptz NOT NULL DEFAULT '-infinity'
);
ALTER TABLE find_a_job_account ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON find_a_job_account TO agency_app;
CREATE POLICY find_a_job_account_system ON find_a_job_account TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY find_a_job_account_admin ON find_a_job_account TO agency_app
  USING ((SELECT is_admin(app.actor_id()))) WITH CHECK ((SELECT is_admin(app.actor_id())));
CREATE POLICY find_a_job_account_desk ON find_a_job_account FOR SELECT TO agency_app USING ((SELECT app.may_work_desk(app.actor_id())));

-- Uploaded adverts, including those of deleted jobs. A row is deleted when its advert has ended.
CREATE TABLE find_a_job_adverts (
  reference   text PRIMARY KEY CHECK (length(reference) BETWEEN 36 AND 45),
  job_id      uuid NOT NULL,
  first_at    timestamptz NOT NULL DEFAULT now(),
  last_at     timestamptz NOT NULL DEFAULT now(),
  -- The time of the first upload that no longer contained the advert.
  gone_at     timestamptz,
  outcome     text CHECK (outcome IN ('accepted', 'refused')),
  reason      text CHECK (length(reason) BETWEEN 1 AND 300),
  reported_at timestamptz,
  CONSTRAINT find_a_job_adverts_check CHECK ((outcome IS NULL) = (reported_at IS NULL))
);
CREATE INDEX find_a_job_adverts_job ON find_a_job_adverts (job_id);
CREATE INDEX find_a_job_adverts_refused ON find_a_job_adverts (reported_at DESC) WHERE outcome = 'refused';
ALTER TABLE find_a_job_adverts ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON find_a_job_adverts TO agency_app;
CREATE POLICY find_a_job_adverts_system ON find_a_job_adverts TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY find_a_job_adverts_desk ON find_a_job_adverts FOR SELECT TO agency_app USING ((SELECT app.may_work_desk(app.actor_id())));
-- With the account.
CREATE POLICY find_a_job_adverts_admin ON find_a_job_adverts FOR DELETE TO agency_app USING ((SELECT is_admin(app.actor_id())));

-- Reports that were read.
CREATE TABLE find_a_job_reports (
  name       text NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
  changed_at timestamptz NOT NULL,
  bytes      bigint NOT NULL CHECK (bytes >= 0),
  read_at    timestamptz NOT NULL DEFAULT now(),
  kind       text NOT NULL CHECK (kind IN ('upload', 'expiry')),
  accepted   integer NOT NULL CHECK (accepted >= 0),
  refused    integer NOT NULL CHECK (refused >= 0),
  unclear    integer NOT NULL CHECK (unclear >= 0),
  -- Adverts that this site did not upload.
  not_ours   integer NOT NULL CHECK (not_ours >= 0),
  -- The start of the report, for people to read.
  beginning  text NOT NULL CHECK (length(beginning) <= 2000),
  PRIMARY KEY (name, changed_at, bytes)
);
ALTER TABLE find_a_job_reports ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON find_a_job_reports TO agency_app;
CREATE POLICY find_a_job_reports_system ON find_a_job_reports TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY find_a_job_reports_desk ON find_a_job_reports FOR SELECT TO agency_app USING ((SELECT app.may_work_desk(app.actor_id())));
-- With the account.
CREATE POLICY find_a_job_reports_admin ON find_a_job_reports FOR DELETE TO agency_app USING ((SELECT is_admin(app.actor_id())));
