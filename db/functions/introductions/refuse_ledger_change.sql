-- Applies to every role, superusers included. app.check_introductions detects changes by a superuser who removes the
-- trigger.
CREATE OR REPLACE FUNCTION app.refuse_ledger_change() RETURNS trigger
  LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  RAISE EXCEPTION 'The ledger of introductions only grows: % of % is refused', lower(TG_OP), TG_TABLE_NAME
    USING ERRCODE = 'restrict_violation';
END
$$;
