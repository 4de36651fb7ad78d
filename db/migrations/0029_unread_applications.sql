-- The applications that their job's owner has not opened, by job: the desk and the employer's area count them on every page.
CREATE INDEX applications_unread ON applications (job_id, sent_at, id) WHERE status = 'sent';
