-- How far a list is counted: as far as it can be paged through (10,000). Where more than 50,000 jobs are open, or the search is
-- for a word (_is_brief), no further than five hundred, or than the page asked for needs. The number of open jobs is what the
-- last VACUUM or ANALYZE found in their index: on a board that size some thousands do not matter.
CREATE OR REPLACE FUNCTION app.most_counted(_needed integer, _is_brief boolean DEFAULT false) RETURNS integer
  LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp
AS $$
  SELECT CASE WHEN _is_brief OR (SELECT reltuples > 50000 FROM pg_class WHERE oid = 'public.jobs_newest'::regclass)
    THEN least(greatest(_needed, 500), 10000) ELSE 10000 END
$$;

GRANT EXECUTE ON FUNCTION app.most_counted TO agency_reader, agency_keeper;
