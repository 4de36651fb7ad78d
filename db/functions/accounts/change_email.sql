-- Replaces an account's address with the one that its link confirmed. Returns 'changed' or 'taken'.
CREATE OR REPLACE FUNCTION app.change_email(_user_id uuid, _email citext) RETURNS text
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
BEGIN
  IF NOT app.is_system() THEN RAISE insufficient_privilege; END IF;
  UPDATE public.credentials SET pending_email = NULL, email_confirmed_at = now(), previous_email = p.email
  FROM public.profiles AS p WHERE p.id = _user_id AND user_id = _user_id;
  UPDATE public.profiles SET email = _email WHERE id = _user_id;
  RETURN 'changed';
EXCEPTION
  WHEN unique_violation THEN RETURN 'taken';
END
$$;

ALTER FUNCTION app.change_email OWNER TO agency_keeper;
GRANT EXECUTE ON FUNCTION app.change_email TO agency_app;
