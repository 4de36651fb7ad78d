-- Returns the countries of the open ones among up to 500 jobs that are abroad. The first place of a job counts.
CREATE OR REPLACE FUNCTION list_countries_of_jobs(_job_ids uuid[]) RETURNS TABLE (job_id uuid, country_code text)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
  SELECT p.job_id, p.country_code
  FROM public.job_places AS p JOIN public.jobs AS j ON j.id = p.job_id
  WHERE p.job_id = ANY (_job_ids[1:500]) AND p.number = 1 AND p.is_chosen AND p.country_code <> 'GB'
    AND j.status = 'open' AND j.closes_at > now()
$$;

ALTER FUNCTION list_countries_of_jobs OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION list_countries_of_jobs TO agency_app;
