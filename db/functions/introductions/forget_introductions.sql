-- Erases personal data of introductions whose application was deleted: a year after the last entry, or at once if never sent
-- to a client.
CREATE OR REPLACE FUNCTION app.forget_introductions(_now timestamptz) RETURNS void
  LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
  UPDATE public.introduction_details AS d SET body = NULL, erased_at = _now
  FROM public.introduction_entries AS e
  JOIN (SELECT i.id FROM public.introductions AS i JOIN public.introduction_entries AS s ON s.introduction_id = i.id
        WHERE NOT EXISTS (SELECT FROM public.applications AS a WHERE a.id = i.application_id)
        GROUP BY i.id
        HAVING max(s.made_at) <= _now - interval '1 year' OR NOT bool_or(s.kind = 'introduced')) AS over ON over.id = e.introduction_id
  WHERE d.sequence = e.sequence AND d.body IS NOT NULL
$$;

ALTER FUNCTION app.forget_introductions OWNER TO agency_keeper;
