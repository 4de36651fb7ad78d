-- Frees a push endpoint for the account that signed in to its browser last. Only the browser knows its keys, so other people
-- cannot take an endpoint. Returns true if the asking account may have it.
CREATE OR REPLACE FUNCTION app.free_push_endpoint(_endpoint text, _p256dh text, _auth text) RETURNS boolean
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  DELETE FROM public.push_subscriptions
  WHERE endpoint = _endpoint AND user_id <> app.actor_id() AND p256dh = _p256dh AND auth = _auth;
  RETURN NOT EXISTS (SELECT FROM public.push_subscriptions WHERE endpoint = _endpoint AND user_id <> app.actor_id());
END
$$;

ALTER FUNCTION app.free_push_endpoint OWNER TO agency_keeper;
GRANT EXECUTE ON FUNCTION app.free_push_endpoint TO agency_app;
