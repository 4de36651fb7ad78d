-- Job sites that fetch the agency's jobs as a file (docs/decisions/0099). One that has no row is off.
CREATE TABLE job_channels (
  channel    text PRIMARY KEY CHECK (channel ~ '^[a-z][a-z-]{1,29}$'),
  is_on      boolean NOT NULL,
  -- Whose jobs it is given.
  jobs       text NOT NULL DEFAULT 'agency' CHECK (jobs IN ('agency', 'employers', 'all')),
  changed_at timestamptz NOT NULL DEFAULT now(),
  -- Since when it is on without a break.
  on_since   timestamptz CHECK (is_on = (on_since IS NOT NULL))
);
ALTER TABLE job_channels ENABLE ROW LEVEL SECURITY;
ALTER TABLE job_channels FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT ON job_channels TO agency_app;
GRANT UPDATE (is_on, jobs, changed_at, on_since) ON job_channels TO agency_app;
GRANT SELECT ON job_channels TO agency_reader, agency_keeper;

-- Jobs that the desk keeps from a channel.
CREATE TABLE jobs_left_out (
  job_id      uuid NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
  channel     text NOT NULL CHECK (channel ~ '^[a-z][a-z-]{1,29}$'),
  left_out_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (channel, job_id)
);
CREATE INDEX jobs_left_out_job ON jobs_left_out (job_id);
ALTER TABLE jobs_left_out ENABLE ROW LEVEL SECURITY;
ALTER TABLE jobs_left_out FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, DELETE ON jobs_left_out TO agency_app;
GRANT SELECT ON jobs_left_out TO agency_reader;

-- How often a feed was fetched on a day, and when last. Nothing is kept of the program that asked.
CREATE TABLE channel_reads (
  channel text NOT NULL CHECK (channel ~ '^[a-z][a-z-]{1,29}$'),
  day     date NOT NULL,
  reads   integer NOT NULL CHECK (reads > 0),
  last_at timestamptz NOT NULL,
  PRIMARY KEY (channel, day)
);
ALTER TABLE channel_reads ENABLE ROW LEVEL SECURITY;
ALTER TABLE channel_reads FORCE ROW LEVEL SECURITY;
GRANT SELECT ON channel_reads TO agency_app;
GRANT SELECT, INSERT, UPDATE ON channel_reads TO agency_keeper;
