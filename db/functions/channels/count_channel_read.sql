-- Adds the number of reads of a feed since the last call.
CREATE OR REPLACE FUNCTION count_channel_read(_channel text, _reads integer) RETURNS void
  LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
  INSERT INTO public.channel_reads AS r (channel, day, reads, last_at)
  SELECT c.channel, (now() AT TIME ZONE 'Europe/London')::date, _reads, now() FROM public.job_channels AS c
  WHERE c.channel = _channel AND c.is_on AND _reads > 0
  ON CONFLICT (channel, day) DO UPDATE SET reads = r.reads + EXCLUDED.reads, last_at = greatest(r.last_at, EXCLUDED.last_at)
$$;

ALTER FUNCTION count_channel_read OWNER TO agency_keeper;
GRANT EXECUTE ON FUNCTION count_channel_read TO agency_app;
