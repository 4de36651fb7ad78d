-- Reports of the desk (docs/decisions/0088): where an application came from, and what figures are worked out from.

-- From now on; what is older was not recorded, and stays empty. Set by app.stamp_application_source from what the site knows anyway.
ALTER TABLE applications ADD COLUMN source text CHECK (source IN ('alert', 'swipe', 'account', 'guest'));

-- The steps of an application without the words that told of them, which are most of the table.
CREATE INDEX application_events_steps ON application_events (application_id, status, created_at);
GRANT SELECT (id, application_id, status, created_at) ON application_events TO agency_reader;

CREATE INDEX advert_overrides_newest ON advert_overrides (created_at DESC, id DESC);
