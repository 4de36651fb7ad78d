-- Staff may add an application on a person's behalf (app.put_forward).
ALTER TABLE applications DROP CONSTRAINT applications_source_check;
ALTER TABLE applications ADD CONSTRAINT applications_source_check CHECK (source IN ('alert', 'swipe', 'account', 'guest', 'desk'));
CREATE INDEX applications_put_forward ON applications (sent_at) WHERE source = 'desk';
GRANT INSERT ON applications TO agency_keeper;
GRANT SELECT ON application_letters TO agency_keeper;
