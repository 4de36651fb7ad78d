-- Returns how far a list is counted: to 10,000, as far as it can be paged. With more than 50,000 open jobs, or for a search
-- by words (_is_brief), to five hundred, or as far as the page needs. The number of open jobs is that of the last VACUUM or
-- ANALYZE, which is accurate enough.
CREATE OR REPLACE FUNCTION app.most_counted(_needed integer, _is_brief boolean DEFAULT false) RETURNS integer
  LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp
AS $$
  SELECT CASE WHEN _is_brief OR (SELECT reltuples > 50000 FROM pg_class WHERE oid = 'public.jobs_newest'::regclass)
    THEN least(greatest(_needed, 500), 10000) ELSE 10000 END
$$;

GRANT EXECUTE ON FUNCTION app.most_counted TO agency_reader, agency_keeper;
