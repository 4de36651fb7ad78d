-- Reports of the desk (docs/decisions/0088): where an application came from, and what figures are worked out from.

-- From now on; what is older was not recorded, and stays empty. Set by app.stamp_application_source from what the site knows anyway.
ALTER TABLE applications ADD COLUMN source text CHECK (source IN ('alert', 'swipe', 'account', 'guest'));

-- When it first came so far, or further: a figure of a year would otherwise read every step of every application. Set by
-- app.stamp_application_steps.
ALTER TABLE applications
  ADD COLUMN replied_at     timestamptz,
  ADD COLUMN shortlisted_at timestamptz,
  ADD COLUMN interview_at   timestamptz,
  ADD COLUMN offered_at     timestamptz;

ALTER TABLE applications NO FORCE ROW LEVEL SECURITY;
ALTER TABLE application_events NO FORCE ROW LEVEL SECURITY;
UPDATE applications AS a
SET replied_at = e.replied_at, shortlisted_at = e.shortlisted_at, interview_at = e.interview_at, offered_at = e.offered_at
FROM (
  SELECT application_id, min(created_at) AS replied_at,
         min(created_at) FILTER (WHERE status <> 'not_taken_forward') AS shortlisted_at,
         min(created_at) FILTER (WHERE status IN ('interview', 'offered')) AS interview_at,
         min(created_at) FILTER (WHERE status = 'offered') AS offered_at
  FROM application_events WHERE status IN ('shortlisted', 'interview', 'offered', 'not_taken_forward') GROUP BY application_id
) AS e
WHERE e.application_id = a.id;
ALTER TABLE applications FORCE ROW LEVEL SECURITY;
ALTER TABLE application_events FORCE ROW LEVEL SECURITY;

-- All that figures count, without what people wrote, which is most of the table.
CREATE INDEX applications_reported ON applications (sent_at)
  INCLUDE (id, job_id, job_company, status, source, replied_at, shortlisted_at, interview_at, offered_at);

CREATE INDEX applications_hired ON applications (job_id, status_changed_at) WHERE status = 'offered';

CREATE INDEX advert_overrides_newest ON advert_overrides (created_at DESC, id DESC);
