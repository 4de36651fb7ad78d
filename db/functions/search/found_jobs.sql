-- Which jobs a search by words and distance finds, as text for EXECUTE: id, title, created_at, closes_at, pay_by_year, category, type, work_mode,
-- search_vector, miles and the number of their block. Beside the parameters of the conditions: $8 latitude, $9 longitude, $10 miles, $12 how
-- many are wanted.
--
-- A board of at most 50,000 jobs is looked up whole ('whole'). A larger one is read block by block in the order of the search, as far as
-- is wanted ('blocks', app.blocks_of_jobs); within a block at most five thousand are read, so that the work is bounded also where very many
-- jobs were posted in one hour, or pay the same. What is very common is walked to in the order asked for ('walk'). Of what is only to be
-- like something else, the newest 60,000 or so will do ('newest': six blocks).
--
-- The block comes before the other facts: an index brings its conditions to one job after the other in this order, and two that are
-- common and never met would otherwise be gone through to the end for each block.
CREATE OR REPLACE FUNCTION app.found_jobs(
  _way text, _sort text, _known text, _others text, _ordering text, _has_words boolean, _has_circle boolean
) RETURNS text
  LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, pg_temp
AS $$
  SELECT CASE _way
    WHEN 'whole' THEN format('SELECT *, 1 AS block FROM (SELECT %s FROM (SELECT * FROM public.jobs WHERE %s OFFSET 0) AS known WHERE %s OFFSET 0) AS found %s',
      columns, _known, _others, reach)
    WHEN 'walk' THEN format(
      'SELECT *, 1 AS block FROM (
         SELECT %s FROM (SELECT * FROM public.jobs WHERE status = ''open'' ORDER BY %s OFFSET 0) AS walked WHERE %s %s OFFSET 0) AS found %s LIMIT $12',
      columns, _ordering, _others, CASE WHEN _has_words THEN 'AND search_vector @@ $7' END, reach)
    ELSE format(
      'SELECT found.*, n AS block FROM (SELECT * FROM app.blocks_of_jobs(%L, $6) WITH ORDINALITY AS all_blocks (facts, n) %s) AS blocks
       CROSS JOIN LATERAL (SELECT * FROM (
         SELECT %s FROM (SELECT * FROM public.jobs WHERE %s && blocks.facts AND %s OFFSET 0) AS known WHERE %s LIMIT greatest(5000, $12)) AS found
         %s ORDER BY %s LIMIT $12) AS found LIMIT $12',
      _sort, CASE WHEN _way = 'newest' THEN 'LIMIT 6' END, columns, app.facts_text(), _known, _others, reach, _ordering)
  END
  FROM (SELECT 'id, title, created_at, closes_at, pay_by_year, category, type, work_mode, search_vector, ' || CASE WHEN _has_circle THEN
                 'CASE WHEN cardinality(spots) = 2 THEN app.miles_between($8, $9, spots[1], spots[2]) ELSE
                    (SELECT min(app.miles_between($8, $9, spots[n], spots[n + 1])) FROM generate_series(1, cardinality(spots), 2) AS n) END'
               ELSE 'NULL::float8' END || ' AS miles' AS columns,
               CASE WHEN _has_circle THEN 'WHERE miles <= $10' ELSE '' END AS reach) AS part
$$;

GRANT EXECUTE ON FUNCTION app.found_jobs TO agency_reader;
