-- Backups: what is known of each, and who has been erased, so that a restore brings nobody back.

-- The certificate of a backup: that it was finished, and when it was last shown to be good.
CREATE TABLE backups (
  id            uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  taken_at      timestamptz NOT NULL,
  -- Its name; where it lies, and whether it still does, is not the database's to know.
  folder        text NOT NULL CHECK (length(folder) BETWEEN 1 AND 200),
  bytes         bigint NOT NULL CHECK (bytes > 0),
  rows          bigint NOT NULL CHECK (rows >= 0),
  files         bigint NOT NULL CHECK (files >= 0),
  -- Rows name them, and the store did not have them.
  missing_files bigint NOT NULL CHECK (missing_files >= 0),
  -- The manifest holds the hash of everything else, so this one stands for the whole backup.
  manifest_sha256 bytea NOT NULL UNIQUE CHECK (octet_length(manifest_sha256) = 32),
  verified_at   timestamptz,
  -- By a drill, or because this database was restored from it.
  verified_by   text CHECK (verified_by IN ('drill', 'restore')),
  CHECK ((verified_at IS NULL) = (verified_by IS NULL))
);
CREATE INDEX backups_newest ON backups (taken_at DESC);

-- Whoever was erased is still in the backups from before. Only the number of what was erased, by whatever way it went:
-- `npm run backup` takes this list out of the database, and `npm run restore` erases them again.
CREATE TABLE erasures (
  kind       text NOT NULL CHECK (kind IN ('account', 'enquiry')),
  subject_id uuid NOT NULL,
  erased_at  timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (kind, subject_id)
);
CREATE INDEX erasures_age ON erasures (erased_at);

DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['backups', 'erasures'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY %I ON %I TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()))',
                   name || '_system', name);
    EXECUTE format('CREATE POLICY %I ON %I TO agency_keeper USING (true) WITH CHECK (true)', name || '_keeper', name);
  END LOOP;
END
$$;
CREATE POLICY backups_admin_read ON backups FOR SELECT TO agency_app USING ((SELECT is_admin(app.actor_id())));
GRANT SELECT, INSERT ON backups TO agency_app;
GRANT UPDATE (verified_at, verified_by) ON backups TO agency_app;
GRANT SELECT ON erasures TO agency_app;
GRANT SELECT, DELETE ON backups TO agency_keeper;
GRANT SELECT, INSERT, UPDATE, DELETE ON erasures TO agency_keeper;

CREATE FUNCTION app.note_erasure() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
BEGIN
  INSERT INTO public.erasures (kind, subject_id) VALUES (TG_ARGV[0], OLD.id)
  ON CONFLICT (kind, subject_id) DO UPDATE SET erased_at = now();
  RETURN NULL;
END
$$;
CREATE TRIGGER profiles_erased AFTER DELETE ON profiles FOR EACH ROW EXECUTE FUNCTION app.note_erasure('account');
CREATE TRIGGER enquiries_erased AFTER DELETE ON enquiries FOR EACH ROW EXECUTE FUNCTION app.note_erasure('enquiry');

-- To be called once a day. No backup is kept for a year (docs/operate/backup.md), so nobody is in one by then.
CREATE FUNCTION app.purge_backups() RETURNS void
  LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
  SELECT app.demand_system();
  DELETE FROM public.backups WHERE taken_at <= now() - interval '1 year';
  DELETE FROM public.erasures WHERE erased_at <= now() - interval '1 year';
$$;

GRANT CREATE ON SCHEMA app TO agency_keeper;
ALTER FUNCTION app.note_erasure OWNER TO agency_keeper;
ALTER FUNCTION app.purge_backups OWNER TO agency_keeper;
REVOKE CREATE ON SCHEMA app FROM agency_keeper;
GRANT EXECUTE ON FUNCTION app.purge_backups TO agency_app;
