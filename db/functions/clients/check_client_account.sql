-- Only administrators, who see accounts, may link an employer's account to a client.
CREATE OR REPLACE FUNCTION app.check_client_account() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
BEGIN
  IF NOT (app.is_system() OR public.is_admin(app.actor_id()))
     OR NOT EXISTS (SELECT FROM public.profiles WHERE id = NEW.account_id AND role = 'employer') THEN
    RAISE EXCEPTION 'This account cannot be linked' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END
$$;

ALTER FUNCTION app.check_client_account OWNER TO agency_keeper;
