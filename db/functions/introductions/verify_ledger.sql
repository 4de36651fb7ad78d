-- Checks the chain (app.check_introductions) and that it contains every head that a backup or the audit trail names
-- ('missing'): a chain without its last entries is still valid in itself. For administrators and the site itself.
CREATE OR REPLACE FUNCTION app.verify_ledger(OUT entries bigint, OUT head text, OUT broken_at bigint, OUT fault text)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
BEGIN
  SELECT c.entries, c.head, c.broken_at, c.fault INTO entries, head, broken_at, fault FROM app.check_introductions() AS c;
  IF fault IS NOT NULL THEN RETURN; END IF;
  SELECT known.entries, 'missing' INTO broken_at, fault FROM (
    SELECT b.ledger_entries AS entries, encode(b.ledger_head, 'hex') AS head FROM public.backups AS b WHERE b.ledger_head IS NOT NULL
    UNION
    SELECT split_part(a.subject_label, ' ', 1)::bigint, split_part(a.subject_label, ' ', 2)
    FROM public.audit_entries AS a WHERE a.subject_id = 'ledger' AND a.action = 'ledger_checked') AS known
  WHERE NOT EXISTS (SELECT FROM public.introduction_entries AS e
                    WHERE e.sequence = known.entries AND encode(e.hash, 'hex') = known.head)
  ORDER BY known.entries LIMIT 1;
END
$$;

ALTER FUNCTION app.verify_ledger OWNER TO agency_keeper;
GRANT EXECUTE ON FUNCTION app.verify_ledger TO agency_app;
