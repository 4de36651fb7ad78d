-- Runs before an account is deleted, by any procedure.
CREATE OR REPLACE FUNCTION app.keep_records_of_account() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
BEGIN
  INSERT INTO public.kept_records (account_id, party, name, email, phone, company, location, experience, job_title, job_company,
                                   job_location, outcome, received_at, last_action_at)
  SELECT * FROM app.records_to_keep(OLD.id);
  RETURN OLD;
END
$$;

ALTER FUNCTION app.keep_records_of_account OWNER TO agency_keeper;
