-- Administrators share their notes on applications with one another (docs/decisions/0040). Notes that exist stay private.

ALTER TABLE application_notes
  ADD COLUMN id uuid NOT NULL DEFAULT gen_random_uuid(),
  ADD COLUMN is_shared boolean NOT NULL DEFAULT false,
  -- Of an administrator whose account was deleted: what they shared belongs to the agency, and stays.
  ADD COLUMN author_name text CHECK (length(author_name) BETWEEN 1 AND 100);
ALTER TABLE application_notes DROP CONSTRAINT application_notes_pkey;
ALTER TABLE application_notes ADD PRIMARY KEY (id);
ALTER TABLE application_notes ADD UNIQUE (application_id, author_id);
ALTER TABLE application_notes ALTER COLUMN author_id DROP NOT NULL;
ALTER TABLE application_notes ADD CHECK ((author_id IS NULL) = (author_name IS NOT NULL));
ALTER TABLE application_notes ADD CHECK (is_shared OR author_id IS NOT NULL);

GRANT UPDATE (is_shared) ON application_notes TO agency_app;

-- An employer is one account, so their notes are never shared, and no employer reads a note of the agency.
DROP POLICY application_notes_own ON application_notes;
CREATE POLICY application_notes_own ON application_notes TO agency_app
  USING (author_id = (SELECT app.actor_id()))
  WITH CHECK (author_id = (SELECT app.actor_id()) AND (SELECT app.may_post(app.actor_id()))
              AND (NOT is_shared OR (SELECT is_admin(app.actor_id())))
              AND EXISTS (SELECT FROM applications AS a WHERE a.id = application_id));
CREATE POLICY application_notes_shared_read ON application_notes FOR SELECT TO agency_app
  USING (is_shared AND (SELECT is_admin(app.actor_id())));

GRANT SELECT, UPDATE (author_id, author_name) ON application_notes TO agency_keeper;
CREATE POLICY application_notes_keeper ON application_notes TO agency_keeper USING (true) WITH CHECK (true);

-- As before (0021), and the shared notes of an administrator stay under their name. Private ones go with the account, and so do
-- its lockout counters: those of known browsers are named by the hashes that go with the profile.
CREATE OR REPLACE FUNCTION app.remove_account(_user_id uuid) RETURNS boolean
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
DECLARE
  address text;
  account_name text;
  account_role text;
BEGIN
  SELECT lower(email::text), full_name, role INTO address, account_name, account_role
  FROM public.profiles WHERE id = _user_id FOR UPDATE;
  IF NOT FOUND THEN RETURN false; END IF;
  IF account_role = 'admin' THEN
    PERFORM app.take_over_jobs(_user_id);
    UPDATE public.application_notes SET author_id = NULL, author_name = account_name
    WHERE author_id = _user_id AND is_shared;
  END IF;
  DELETE FROM public.login_failures AS f WHERE f.lockout_type = 'known_browser' AND f.identifier IN (
    SELECT encode(b.token_hash, 'hex') FROM public.known_browsers AS b WHERE b.user_id = _user_id);
  DELETE FROM public.login_failures AS f WHERE f.lockout_type = 'confirmation' AND left(f.identifier, 36) = _user_id::text;
  DELETE FROM public.profiles WHERE id = _user_id;
  DELETE FROM public.security_events WHERE email = app.login_identifier(address);
  DELETE FROM public.login_failures AS f WHERE f.identifier = app.login_identifier(address);
  UPDATE public.audit_entries SET subject_label = '' WHERE subject_type = 'account' AND subject_id = _user_id::text;
  UPDATE public.audit_entries SET subject_label = '' WHERE subject_type = 'passkey' AND actor_id = _user_id;
  IF account_role <> 'admin' THEN UPDATE public.audit_entries SET actor_name = '' WHERE actor_id = _user_id; END IF;
  RETURN true;
END
$$;
