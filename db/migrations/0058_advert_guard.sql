-- What a poster answered to a question about an advert, and who allowed the agency to advertise a job.

-- One row for each answer: nothing in it changes, and it goes with its job.
CREATE TABLE advert_overrides (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  job_id     uuid NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
  -- As domain/advert names it. Rules come and go, and what was answered about one stays.
  rule       text NOT NULL CHECK (length(rule) BETWEEN 1 AND 40),
  -- The words of the advert that were asked about.
  words      text NOT NULL CHECK (length(words) <= 2000),
  reason     text NOT NULL CHECK (length(reason) BETWEEN 1 AND 500),
  -- The name stays when the account goes.
  user_id    uuid REFERENCES profiles (id) ON DELETE SET NULL,
  user_name  text NOT NULL CHECK (length(user_name) <= 200),
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX advert_overrides_job ON advert_overrides (job_id);
CREATE INDEX advert_overrides_user ON advert_overrides (user_id);

-- Conduct of Employment Agencies and Employment Businesses Regulations 2003, regulation 27(2)(b): the authority of the hirer.
CREATE TABLE hirer_authorities (
  job_id      uuid PRIMARY KEY REFERENCES jobs (id) ON DELETE CASCADE,
  how         text NOT NULL CHECK (how IN ('account', 'phone', 'email', 'in-person')),
  given_by    text NOT NULL CHECK (length(given_by) BETWEEN 1 AND 200),
  given_on    date NOT NULL,
  user_id     uuid REFERENCES profiles (id) ON DELETE SET NULL,
  user_name   text NOT NULL CHECK (length(user_name) <= 200),
  recorded_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX hirer_authorities_user ON hirer_authorities (user_id);

-- What employers have posted they have allowed themselves. Of the agency's own jobs it is asked at the next change.
INSERT INTO hirer_authorities (job_id, how, given_by, given_on, user_id, user_name, recorded_at)
SELECT j.id, 'account', left(p.full_name, 200), (j.created_at AT TIME ZONE 'Europe/London')::date, p.id, left(p.full_name, 200), j.created_at
FROM jobs AS j JOIN profiles AS p ON p.id = j.user_id
WHERE p.role = 'employer' AND j.status <> 'draft' AND p.full_name <> '';

ALTER TABLE advert_overrides ENABLE ROW LEVEL SECURITY;
ALTER TABLE advert_overrides FORCE ROW LEVEL SECURITY;
ALTER TABLE hirer_authorities ENABLE ROW LEVEL SECURITY;
ALTER TABLE hirer_authorities FORCE ROW LEVEL SECURITY;

GRANT SELECT, INSERT ON advert_overrides TO agency_app;
GRANT SELECT, INSERT, UPDATE ON hirer_authorities TO agency_app;
