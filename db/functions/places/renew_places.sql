-- After another edition of the gazetteer, or an import of postcodes: places of the studio, all open jobs and all people are placed anew.
CREATE OR REPLACE FUNCTION app.renew_places() RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
BEGIN
  PERFORM app.demand_system();
  PERFORM app.keep_own_place(id, place_area) FROM public.content_items WHERE place_pattern IS NOT NULL;
  PERFORM app.place_jobs(NULL);
  PERFORM app.renew_people();
END
$$;

ALTER FUNCTION app.renew_places OWNER TO agency_keeper;
GRANT EXECUTE ON FUNCTION app.renew_places TO agency_app;
