-- Consents, with their time and the version of our text: the proof required by law (UK GDPR, article 7(1)). Only the person's browser knows the
-- number of a receipt; nothing here identifies them.
CREATE TABLE consent_receipts (
  id         uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  given_at   timestamptz NOT NULL DEFAULT now(),
  analytics  boolean NOT NULL,
  functional boolean NOT NULL,
  marketing  boolean NOT NULL,
  -- The version of the text, as YYYY-MM-DD.
  policy     date NOT NULL,
  -- Id of the earlier receipt that this one replaces; no foreign key, because that receipt may already be deleted.
  replaces   uuid
);
CREATE INDEX consent_receipts_age ON consent_receipts (given_at);
ALTER TABLE consent_receipts ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, DELETE ON consent_receipts TO agency_app;
CREATE POLICY consent_receipts_system ON consent_receipts TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY consent_receipts_admin ON consent_receipts FOR SELECT TO agency_app
  USING ((SELECT is_admin(app.actor_id())));

-- Counts of an event on a page per day (London). No row is about a person.
CREATE TABLE measured_events (
  day    date NOT NULL,
  event  text NOT NULL CHECK (event ~ '^[a-z_]{1,40}$'),
  -- A pattern of the map of routes ('/jobs/:id'), never a requested address.
  page   text NOT NULL CHECK (length(page) BETWEEN 1 AND 100),
  -- The mark, section or form.
  detail text NOT NULL DEFAULT '' CHECK (detail ~ '^[a-z0-9_-]{0,60}$'),
  count  bigint NOT NULL CHECK (count > 0),
  PRIMARY KEY (day, event, page, detail)
);
ALTER TABLE measured_events ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON measured_events TO agency_app;
CREATE POLICY measured_events_system ON measured_events TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY measured_events_admin_read ON measured_events FOR SELECT TO agency_app
  USING ((SELECT is_admin(app.actor_id())));

-- Speed of pages as a histogram: samples of a metric in each bucket per day.
CREATE TABLE measured_vitals (
  day    date NOT NULL,
  metric text NOT NULL CHECK (metric IN ('CLS', 'FCP', 'INP', 'LCP', 'TTFB')),
  page   text NOT NULL CHECK (length(page) BETWEEN 1 AND 100),
  bucket smallint NOT NULL CHECK (bucket BETWEEN 0 AND 99),
  count  bigint NOT NULL CHECK (count > 0),
  PRIMARY KEY (day, metric, page, bucket)
);
ALTER TABLE measured_vitals ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON measured_vitals TO agency_app;
CREATE POLICY measured_vitals_system ON measured_vitals TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY measured_vitals_admin_read ON measured_vitals FOR SELECT TO agency_app
  USING ((SELECT is_admin(app.actor_id())));
