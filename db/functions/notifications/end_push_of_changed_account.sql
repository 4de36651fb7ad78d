-- Ends push messages of an account whose role or status changed; as for sessions, an approval alone changes nothing.
CREATE OR REPLACE FUNCTION app.end_push_of_changed_account() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  IF NEW.role <> OLD.role OR (NEW.status <> OLD.status AND NOT (OLD.status = 'pending' AND NEW.status = 'approved')) THEN
    DELETE FROM public.push_subscriptions WHERE user_id = NEW.id;
  END IF;
  RETURN NULL;
END
$$;

ALTER FUNCTION app.end_push_of_changed_account OWNER TO agency_keeper;
