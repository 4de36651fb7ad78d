-- Returns the people, jobs, clients and enquiries whose name begins, in any word, as each typed word does; up to `_each` of a
-- kind, the newest first. An email address or telephone number finds its people. Jobs contain the typed text.
--
-- Common letters match too many rows to sort: only some hundred matches of a kind are read.
CREATE OR REPLACE FUNCTION app.find_at_desk(_text text, _each integer)
  RETURNS TABLE (kind text, id uuid, label text, detail text)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
  SET jit = off SET enable_seqscan = off
AS $$
DECLARE
  typed CONSTANT text := left(btrim(_text), 100);
  words CONSTANT text[] := array_remove(
    regexp_split_to_array(translate(app.word_text(typed), E'\'\u2019"\\%#$^', '        '), '\s+'), '');
  query CONSTANT tsquery := to_tsquery('simple', (
    SELECT string_agg(quote_literal(word) || ':*', ' & ') FROM unnest(words[1:6]) AS word));
  pattern CONSTANT text := app.contains_pattern(btrim(app.searchable(typed)));
  most CONSTANT integer := least(greatest(_each, 1), 20);
  sees_all CONSTANT boolean := public.is_admin(app.actor_id());
  staff CONSTANT uuid[] := app.staff_ids();
  newest_jobs uuid[];
BEGIN
  PERFORM app.demand_desk();
  IF length(typed) < 2 OR cardinality(words) = 0 THEN
    RETURN;
  END IF;

  RETURN QUERY
    SELECT 'person', p.id, p.full_name, concat_ws(', ', p.headline, p.location)
    FROM public.people AS p
    WHERE p.id IN (
      (SELECT named.id FROM public.people AS named WHERE to_tsvector('simple', app.word_text(named.full_name)) @@ query LIMIT 300)
      UNION SELECT reached.id FROM public.people AS reached WHERE reached.email = typed::public.citext
      UNION SELECT rung.id FROM public.people AS rung
            WHERE rung.phone IS NOT NULL AND app.phone_key(rung.phone) = app.phone_key(typed))
    ORDER BY app.shown_contact_moment(p.last_contact_at) DESC, p.id DESC LIMIT most;

  SELECT array_agg(j.id) INTO newest_jobs FROM (
    SELECT newest.id FROM (
      SELECT j.id, j.search_text FROM public.jobs AS j WHERE sees_all OR j.user_id = ANY (staff)
      ORDER BY j.created_at DESC, j.id DESC LIMIT 1000) AS newest
    WHERE newest.search_text LIKE pattern LIMIT most) AS j;
  -- Three letters are the fewest that the index of texts looks up.
  IF coalesce(cardinality(newest_jobs), 0) < most AND length(pattern) >= 5 THEN
    SELECT array_agg(j.id) INTO newest_jobs FROM (
      SELECT j.id FROM (
        (SELECT j.id, j.created_at FROM public.jobs AS j
         WHERE j.status = 'open' AND j.search_text LIKE pattern AND (sees_all OR j.user_id = ANY (staff)) LIMIT 300)
        UNION ALL
        (SELECT j.id, j.created_at FROM public.jobs AS j
         WHERE j.status <> 'open' AND j.search_text LIKE pattern AND (sees_all OR j.user_id = ANY (staff)) LIMIT 300)) AS j
      ORDER BY j.created_at DESC, j.id DESC LIMIT most) AS j;
  END IF;
  RETURN QUERY
    SELECT 'job', j.id, j.title, concat_ws(', ', j.company, j.location, CASE WHEN j.status <> 'open' THEN j.status END)
    FROM public.jobs AS j WHERE j.id = ANY (newest_jobs) ORDER BY j.created_at DESC, j.id DESC;

  RETURN QUERY
    SELECT 'client', c.id, c.name, coalesce(c.location, '') FROM public.clients AS c
    WHERE app.searchable(c.name) LIKE pattern ORDER BY c.created_at DESC, c.id DESC LIMIT most;

  RETURN QUERY
    SELECT 'enquiry', e.id, e.name, concat_ws(', ', e.company, coalesce(e.job_title, e.role))
    FROM (SELECT * FROM public.enquiries AS named
          WHERE to_tsvector('simple', app.word_text(coalesce(named.company, '') || ' ' || named.name)) @@ query
            AND named.confirmed_at IS NOT NULL LIMIT 300) AS e
    ORDER BY e.created_at DESC, e.id DESC LIMIT most;
END
$$;

-- Enquiries are not open to agency_reader.
ALTER FUNCTION app.find_at_desk OWNER TO agency_keeper;
GRANT EXECUTE ON FUNCTION app.find_at_desk TO agency_app;
