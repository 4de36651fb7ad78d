-- Recomputes the chain. Returns its length, its last hash, and the first broken entry with the reason ('gap', 'previous',
-- 'hash', 'detail', 'introduction'). Erased texts are valid. For administrators and the site itself.
CREATE OR REPLACE FUNCTION app.check_introductions(OUT entries bigint, OUT head text, OUT erased bigint, OUT broken_at bigint, OUT fault text)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
BEGIN
  IF NOT app.is_system() THEN PERFORM app.demand_admin(); END IF;
  SELECT count(*), (SELECT encode(e.hash, 'hex') FROM public.introduction_entries AS e ORDER BY e.sequence DESC LIMIT 1)
  INTO entries, head FROM public.introduction_entries;
  SELECT count(*) INTO erased FROM public.introduction_details WHERE body IS NULL;
  SELECT seen.sequence, seen.wrong INTO broken_at, fault FROM (
    SELECT e.sequence, CASE
      WHEN e.sequence <> row_number() OVER in_order THEN 'gap'
      WHEN e.previous_hash <> coalesce(lag(e.hash) OVER in_order, decode(repeat('00', 32), 'hex')) THEN 'previous'
      WHEN e.hash <> sha256(convert_to(app.introduction_line(e), 'UTF8')) THEN 'hash'
      WHEN d.sequence IS NULL OR e.detail_hash <> sha256(convert_to(d.body, 'UTF8')) THEN 'detail'
      WHEN e.kind = 'opened' AND d.body IS NOT NULL AND (i.application_id::text, i.client_name, i.client_id::text, i.purpose, i.engagement)
           IS DISTINCT FROM (d.body::jsonb ->> 'application', d.body::jsonb ->> 'client', d.body::jsonb ->> 'clientId',
                             d.body::jsonb ->> 'purpose', d.body::jsonb ->> 'engagement') THEN 'introduction'
    END AS wrong
    FROM public.introduction_entries AS e LEFT JOIN public.introduction_details AS d USING (sequence)
    LEFT JOIN public.introductions AS i ON i.id = e.introduction_id
    WINDOW in_order AS (ORDER BY e.sequence)) AS seen
  WHERE seen.wrong IS NOT NULL ORDER BY seen.sequence LIMIT 1;
END
$$;

ALTER FUNCTION app.check_introductions OWNER TO agency_keeper;
GRANT EXECUTE ON FUNCTION app.check_introductions TO agency_app;
