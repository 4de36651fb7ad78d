-- Returns those of a list ([{line, email, phone}]) that are on record: by mailbox (app.mailbox), also of a merged record, or
-- else by phone number.
CREATE OR REPLACE FUNCTION app.known_people(_people jsonb) RETURNS TABLE (line integer, id uuid, full_name text, by text)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
BEGIN
  PERFORM app.demand_desk();
  RETURN QUERY
  SELECT t.line, k.id, k.full_name, k.by
  FROM jsonb_to_recordset(_people) AS t (line integer, email public.citext, phone text)
  CROSS JOIN LATERAL (
    (SELECT p.id, p.full_name, 'email' AS by, 1 AS place FROM public.people AS p WHERE app.mailbox(p.email) = app.mailbox(t.email)
     UNION ALL
     SELECT p.id, p.full_name, 'email', 2
     FROM public.person_addresses AS a JOIN public.people AS p ON p.id = a.person_id WHERE a.email = t.email
     UNION ALL
     SELECT p.id, p.full_name, 'phone', 3 FROM public.people AS p
     WHERE p.phone IS NOT NULL AND app.phone_key(p.phone) = app.phone_key(t.phone))
    ORDER BY place LIMIT 1) AS k
  ORDER BY t.line;
END
$$;

ALTER FUNCTION app.known_people OWNER TO agency_keeper;
GRANT EXECUTE ON FUNCTION app.known_people TO agency_app;
