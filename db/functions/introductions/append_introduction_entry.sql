-- The only way to add to the chain. Calls take turns until the end of the transaction, so the chain has no fork and no gap.
-- Callers have checked permission. Take locks on applications first, never afterwards.
CREATE OR REPLACE FUNCTION app.append_introduction_entry(
    _introduction_id uuid, _kind text, _outcome text, _method text, _checked_on date, _follow_up_on date, _detail jsonb) RETURNS bigint
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
DECLARE
  entry public.introduction_entries;
  body text := (_detail || jsonb_build_object('salt', gen_random_uuid()))::text;
BEGIN
  PERFORM pg_advisory_xact_lock(7215066);
  SELECT e.sequence, e.hash INTO entry.sequence, entry.previous_hash
  FROM public.introduction_entries AS e ORDER BY e.sequence DESC LIMIT 1;
  entry.sequence := coalesce(entry.sequence, 0) + 1;
  entry.previous_hash := coalesce(entry.previous_hash, decode(repeat('00', 32), 'hex'));
  entry.introduction_id := _introduction_id;
  entry.kind := _kind;
  entry.outcome := _outcome;
  entry.method := _method;
  entry.checked_on := _checked_on;
  entry.follow_up_on := _follow_up_on;
  -- now(), the start of the transaction, might be earlier than the previous entry.
  entry.made_at := clock_timestamp();
  entry.detail_hash := sha256(convert_to(body, 'UTF8'));
  entry.hash := sha256(convert_to(app.introduction_line(entry), 'UTF8'));
  INSERT INTO public.introduction_entries VALUES (entry.*);
  INSERT INTO public.introduction_details (sequence, body) VALUES (entry.sequence, body);
  RETURN entry.sequence;
END
$$;

ALTER FUNCTION app.append_introduction_entry OWNER TO agency_keeper;
