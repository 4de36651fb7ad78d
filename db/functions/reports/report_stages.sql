-- Counts the applications of this period by progress: each step includes those that reached it or a later one, whatever
-- their status now. hired: with a placement. offered_now: status 'offered' without a placement. turned_down and withdrawn:
-- where they ended.
CREATE OR REPLACE FUNCTION app.report_stages(
  _from date, _to date, _consultant uuid, _job uuid, _client text, _category text,
  OUT sent integer, OUT replied integer, OUT shortlisted integer, OUT interview integer, OUT offered integer, OUT hired integer,
  OUT offered_now integer,  OUT turned_down integer, OUT withdrawn integer
)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp SET jit = off
AS $$
BEGIN
  PERFORM app.demand_desk();
  SELECT count(*), count(r.replied_at), count(r.shortlisted_at), count(r.interview_at), count(r.offered_at),
         count(*) FILTER (WHERE r.is_hired), count(*) FILTER (WHERE r.status = 'offered' AND NOT r.is_hired), count(*) FILTER (WHERE r.status = 'not_taken_forward'),
         count(*) FILTER (WHERE r.status = 'withdrawn')
  INTO sent, replied, shortlisted, interview, offered, hired, offered_now, turned_down, withdrawn
  FROM app.reported_applications(_from, _to, _consultant, _job, _client, _category) AS r;
END
$$;

ALTER FUNCTION app.report_stages OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION app.report_stages TO agency_app;
