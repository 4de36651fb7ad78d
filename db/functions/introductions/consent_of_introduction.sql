-- Returns the candidate's latest answer: 'asked', 'given', 'refused' or 'withdrawn'; NULL if not asked.
CREATE OR REPLACE FUNCTION app.consent_of_introduction(_id uuid) RETURNS text
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
  SELECT e.outcome FROM public.introduction_entries AS e WHERE e.introduction_id = _id AND e.kind = 'consent'
  ORDER BY e.sequence DESC LIMIT 1
$$;

ALTER FUNCTION app.consent_of_introduction OWNER TO agency_keeper;
