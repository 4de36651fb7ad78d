-- Uploads to Find a job by SFTP (docs/decisions/0107): the account, what was uploaded, and what its reports say.
CREATE TABLE find_a_job_account (
  is_only       boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  host          text NOT NULL CHECK (length(host) BETWEEN 1 AND 253),
  port          integer NOT NULL CHECK (port BETWEEN 1 AND 65535),
  username      text NOT NULL CHECK (length(username) BETWEEN 1 AND 100),
  folder_in     text NOT NULL CHECK (length(folder_in) BETWEEN 1 AND 200),
  folder_out    text NOT NULL CHECK (length(folder_out) BETWEEN 1 AND 200),
  -- What the names of the files begin with.
  prefix        text NOT NULL CHECK (prefix ~ '^[A-Za-z0-9_-]{1,40}$'),
  -- The public half of a key pair of this site; NULL: it signs in with a password.
  public_key    text CHECK (length(public_key) BETWEEN 50 AND 2000),
  -- The private half or the password, encrypted with a key that the database does not have.
  sealed_secret bytea NOT NULL CHECK (octet_length(sealed_secret) BETWEEN 29 AND 8100),
  -- As a person confirmed it. NULL: nothing is sent.
  host_key      text CHECK (host_key ~ '^SHA256:[A-Za-z0-9+/]{43}$'),
  -- As the server showed it, and nobody has confirmed it.
  shown_key     text CHECK (shown_key ~ '^SHA256:[A-Za-z0-9+/]{43}$'),
  shown_at      timestamptz,
  added_at      timestamptz NOT NULL DEFAULT now(),
  -- The version of the feed that was uploaded last.
  version       text CHECK (length(version) BETWEEN 1 AND 200),
  uploaded_at   timestamptz,
  -- Names of files that may still lie on the server: noted before they are written.
  files         text[] NOT NULL DEFAULT '{}',
  looked_at     timestamptz,
  -- Why nothing could be done, as a word of ours. What the server answered is not kept.
  last_reason   text CHECK (length(last_reason) BETWEEN 1 AND 50),
  failures      smallint NOT NULL DEFAULT 0 CHECK (failures >= 0),
  next_try_at   timestamptz NOT NULL DEFAULT now(),
  -- While a process uploads: when another one may take it up, if that process has died.
  busy_until    timestamptz NOT NULL DEFAULT '-infinity'
);

-- Adverts that were uploaded, also of jobs that are deleted; forgotten when they have ended.
CREATE TABLE find_a_job_adverts (
  reference   text PRIMARY KEY CHECK (length(reference) BETWEEN 36 AND 45),
  job_id      uuid NOT NULL,
  first_at    timestamptz NOT NULL DEFAULT now(),
  last_at     timestamptz NOT NULL DEFAULT now(),
  -- Since when the upload is without it.
  gone_at     timestamptz,
  outcome     text CHECK (outcome IN ('accepted', 'refused')),
  reason      text CHECK (length(reason) BETWEEN 1 AND 300),
  reported_at timestamptz,
  CHECK ((outcome IS NULL) = (reported_at IS NULL))
);
CREATE INDEX find_a_job_adverts_job ON find_a_job_adverts (job_id);
CREATE INDEX find_a_job_adverts_refused ON find_a_job_adverts (reported_at DESC) WHERE outcome = 'refused';

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
  -- Of adverts that this site did not upload.
  not_ours   integer NOT NULL CHECK (not_ours >= 0),
  -- The beginning, for a person to read.
  beginning  text NOT NULL CHECK (length(beginning) <= 2000),
  PRIMARY KEY (name, changed_at, bytes)
);
ALTER TABLE find_a_job_account ENABLE ROW LEVEL SECURITY;
ALTER TABLE find_a_job_account FORCE ROW LEVEL SECURITY;
ALTER TABLE find_a_job_adverts ENABLE ROW LEVEL SECURITY;
ALTER TABLE find_a_job_adverts FORCE ROW LEVEL SECURITY;
ALTER TABLE find_a_job_reports ENABLE ROW LEVEL SECURITY;
ALTER TABLE find_a_job_reports FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON find_a_job_account, find_a_job_adverts, find_a_job_reports TO agency_app;
