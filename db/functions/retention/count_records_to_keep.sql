-- Counts the records that remain after the asking account is deleted, and returns the date until which the last is kept.
CREATE OR REPLACE FUNCTION app.count_records_to_keep(OUT records integer, OUT until timestamptz)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
  SELECT count(*)::integer, max(last_action_at) + interval '1 year'
  FROM (SELECT last_action_at FROM app.records_to_keep(app.actor_id())
        UNION ALL SELECT last_action_at FROM app.enquiries_to_keep(app.actor_id())
        UNION ALL SELECT last_action_at FROM app.introductions_to_keep(app.actor_id())) AS kept
$$;

ALTER FUNCTION app.count_records_to_keep OWNER TO agency_keeper;
GRANT EXECUTE ON FUNCTION app.count_records_to_keep TO agency_app;
