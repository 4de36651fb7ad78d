-- Deletes all data of a person: rows of the profile by foreign keys, and here the rows that name their address. Returns
-- false if the account does not exist. The lock comes first, so that a job posted at this moment either exists afterwards or
-- is refused.
--
-- Work of staff passes to the acting administrator, unless app.remove_staff gave it to a colleague. Shared notes stay under
-- their author's name. Lockout counters of known browsers are named by hashes that are deleted with the profile.
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
  IF app.is_staff_role(account_role) THEN
    PERFORM app.hand_over(_user_id, app.actor_id());
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
  IF NOT app.is_staff_role(account_role) THEN UPDATE public.audit_entries SET actor_name = '' WHERE actor_id = _user_id; END IF;
  RETURN true;
END
$$;

ALTER FUNCTION app.remove_account OWNER TO agency_keeper;
