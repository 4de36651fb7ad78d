-- Returns the record of an account, creating it if necessary.
CREATE OR REPLACE FUNCTION app.person_of_account(_user_id uuid) RETURNS uuid
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
DECLARE
  known uuid;
BEGIN
  INSERT INTO public.people (account_id, full_name, source, created_at)
  SELECT id, full_name, 'account', created_at FROM public.profiles WHERE id = _user_id
  ON CONFLICT (account_id) DO NOTHING RETURNING id INTO known;
  IF known IS NULL THEN SELECT id INTO known FROM public.people WHERE account_id = _user_id; END IF;
  RETURN known;
END
$$;

ALTER FUNCTION app.person_of_account OWNER TO agency_keeper;
