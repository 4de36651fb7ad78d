-- Stores the first hundred events of each second and counts all.
CREATE OR REPLACE FUNCTION app.keep_security_event(
  _type text, _risk text, _user_id uuid, _email text, _ip inet, _user_agent text, _details jsonb
) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
DECLARE
  events_now integer;
BEGIN
  INSERT INTO public.security_event_rates AS r VALUES (date_trunc('second', clock_timestamp()), 1)
  ON CONFLICT (second) DO UPDATE SET events = r.events + 1
  RETURNING events INTO events_now;
  IF events_now > 100 THEN RETURN; END IF;
  INSERT INTO public.security_events (event_type, risk_level, user_id, email, ip, user_agent, details)
  VALUES (_type, _risk, _user_id, left(lower(_email), 300), _ip, left(_user_agent, 300), coalesce(_details, '{}'));
END
$$;

ALTER FUNCTION app.keep_security_event OWNER TO agency_keeper;
