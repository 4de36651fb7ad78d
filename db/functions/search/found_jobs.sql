-- Which jobs a search by words and distance finds, as text for EXECUTE: id, created_at, closes_at, pay_by_year and miles. Beside the
-- parameters of the conditions: $8 latitude, $9 longitude, $10 miles, $11 cells of the circle, $12 how many are wanted.
--
-- What is rare is looked up whole: its words, or the jobs of a circle. What is common is walked to in the order asked for, as far as is
-- wanted: along the board, or along the newest of each cell (app.find_way decides).
CREATE OR REPLACE FUNCTION app.found_jobs(_way text, _conditions text, _ordering text, _has_circle boolean) RETURNS text
  LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, pg_temp
AS $$
  SELECT CASE _way
    WHEN 'words' THEN format(
      'SELECT %s FROM (SELECT * FROM public.jobs WHERE status = ''open'' AND title <> '''' AND %s OFFSET 0) AS j%s',
      columns, _conditions, distance)
    WHEN 'walk' THEN format(
      'SELECT %s FROM (SELECT * FROM (SELECT * FROM public.jobs WHERE status = ''open'' ORDER BY %s OFFSET 0) AS walked
                       WHERE %s OFFSET 0) AS j%s LIMIT $12',
      columns, _ordering, _conditions, distance)
    WHEN 'circle' THEN format(
      'SELECT %s FROM (
         SELECT job_id, min(miles) AS miles FROM (
           SELECT job_id, app.miles_between($8, $9, latitude, longitude) AS miles FROM public.job_places WHERE cell = ANY ($11) OFFSET 0) AS spot
         WHERE miles <= $10 GROUP BY job_id OFFSET 0) AS near
       CROSS JOIN LATERAL (SELECT * FROM public.jobs WHERE id = near.job_id AND status = ''open'' AND %s OFFSET 0) AS j',
      columns, _conditions)
    WHEN 'cells' THEN format(
      'SELECT id, created_at, closes_at, pay_by_year, min(miles) AS miles FROM (
         SELECT %s FROM unnest($11) AS circle (cell) CROSS JOIN LATERAL (
           SELECT near.miles, found.* FROM (
             SELECT job_id, app.miles_between($8, $9, latitude, longitude) AS miles FROM public.job_places
             WHERE job_places.cell = circle.cell ORDER BY created_at DESC, job_id OFFSET 0) AS near
           CROSS JOIN LATERAL (SELECT * FROM public.jobs WHERE id = near.job_id AND status = ''open'' AND %s OFFSET 0) AS found
           WHERE near.miles <= $10 LIMIT $12) AS near) AS spot
       GROUP BY 1, 2, 3, 4 ORDER BY created_at DESC, id DESC LIMIT $12',
      columns, _conditions)
  END
  FROM (SELECT 'id, created_at, closes_at, pay_by_year, ' || CASE WHEN _has_circle THEN 'near.miles' ELSE 'NULL::float8 AS miles' END AS columns,
               CASE WHEN _has_circle THEN '
      CROSS JOIN LATERAL (SELECT min(app.miles_between($8, $9, latitude, longitude)) AS miles FROM public.job_places WHERE job_id = j.id OFFSET 0) AS near
      WHERE near.miles <= $10' ELSE '' END AS distance) AS part
$$;

GRANT EXECUTE ON FUNCTION app.found_jobs TO agency_reader;
