-- Returns the query of a search by words and distance, as text for EXECUTE: id, created_at, the sort key, _columns, miles
-- and block number. Parameters in addition to those of the conditions: $8 latitude, $9 longitude, $10 miles, $12 number
-- wanted.
--
-- 'whole': a board of at most 50,000 jobs is looked up whole. 'blocks': a larger one is read block by block in the order of
-- the search (app.blocks_of_jobs), at most five thousand jobs of a block, which bounds the work where very many jobs share
-- an hour or a salary. 'walk': common matches in order of pay or closing date, past at most three thousand jobs, then
-- blocks; 'first' reads a hundred to see how common they are. 'newest': similar jobs are sought among the newest 60,000, in
-- six blocks and three steps.
--
-- If the first four blocks, about 15,000 jobs, suggest at most four times as many matches of the index as are wanted, the
-- index is asked for all at once, because joining a block takes longer than reading those, unless they end soon ($6). If
-- there are more than six times as many after all, the blocks are read.
--
-- A search with a time limit (app.begin_search) ends before a block that would exceed it. Blocks of the newest double, so
-- the next takes about as long as all before it.
--
-- The block is the first of the facts, because an index applies its conditions to each job in this order; two common facts
-- that never meet would otherwise be read to the end for each block.
CREATE OR REPLACE FUNCTION app.found_jobs(
  _way text, _sort text, _known text, _others text, _ordering text, _has_words boolean, _has_circle boolean, _columns text DEFAULT ''
) RETURNS text
  LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp
AS $$
  SELECT CASE
    WHEN _way = 'whole' THEN format('SELECT *, 1 AS block FROM (SELECT %s FROM (SELECT * FROM public.jobs WHERE %s OFFSET 0) AS known WHERE %s OFFSET 0) AS found %s',
      columns, _known, _others, reach)
    WHEN _way = 'first' THEN format('SELECT *, 1 AS block FROM (%s LIMIT 100 %s) AS found %s', walk, walked, reach)
    WHEN _way = 'walk' AND _sort = 'newest' THEN format('SELECT *, 1 AS block FROM (%s %s) AS found %s LIMIT $12', walk, walked, reach)
    WHEN _way = 'walk' THEN format(
      'WITH walked AS MATERIALIZED (SELECT *, 1 AS block FROM (%s LIMIT least(15 * $12, 3000) %s) AS found %s LIMIT $12),
            filled AS MATERIALIZED (SELECT count(*) >= $12 AS is_full FROM walked)
       SELECT * FROM (
         SELECT * FROM walked WHERE (SELECT is_full FROM filled)
         UNION ALL
         SELECT found.*, n FROM (%s) AS blocks %s WHERE NOT (SELECT is_full FROM filled)) AS all_found LIMIT $12',
      walk, walked, reach, blocks, in_a_block)
    WHEN _way = 'newest' THEN format(
      'SELECT found.*, n AS block FROM (
         SELECT step AS n, array_agg(fact) AS facts FROM (%s LIMIT 6) AS six CROSS JOIN LATERAL (SELECT CASE WHEN n <= 3 THEN 1 WHEN n <= 5 THEN 2 ELSE 3 END AS step) AS steps
           CROSS JOIN LATERAL unnest(facts) AS fact GROUP BY step ORDER BY step) AS blocks %s LIMIT $12', blocks, in_a_block)
    WHEN _sort <> 'newest' THEN format('SELECT found.*, n AS block FROM (%s) AS blocks %s LIMIT $12', blocks, in_a_block)
    ELSE format(
      'WITH blocks AS MATERIALIZED (%1$s),
            near AS MATERIALIZED (SELECT found.*, n AS block FROM (SELECT * FROM blocks WHERE n <= 4 AND app.may_read_block(n, 1)) AS blocks %2$s LIMIT $12),
            few AS MATERIALIZED (
              SELECT count(*) < least($12, least($12, 501) * %6$s) AND $6 IS NULL AND EXISTS (SELECT FROM blocks WHERE n > 4)
                     AND app.has_time_left(1 + 4 / %6$s)%10$s AS are_few FROM near),
            rare AS MATERIALIZED (SELECT %3$s, coalesce(%4$s, false) AS is_hit FROM (
              SELECT * FROM public.jobs WHERE %5$s AND (SELECT are_few FROM few) LIMIT 6 * least($12, 501) + 1) AS known),
            told AS MATERIALIZED (SELECT are_few AND (SELECT count(*) FROM rare) <= 6 * least($12, 501) AS by_rare FROM few)
       SELECT * FROM (
         SELECT * FROM near WHERE NOT (SELECT by_rare FROM told)
         UNION ALL
         SELECT found.*, n FROM (SELECT * FROM blocks WHERE n > 4 AND app.may_read_block(n, 1)) AS blocks %2$s WHERE NOT (SELECT by_rare FROM told) AND (SELECT count(*) FROM near) < $12
         UNION ALL
         (SELECT %7$s, 5 FROM rare AS found %8$s ORDER BY %9$s LIMIT $12)) AS all_found LIMIT $12',
      blocks, in_a_block, columns, _others, _known, 60000.0 / open_jobs, names,
      'WHERE is_hit AND (SELECT by_rare FROM told)' || replace(reach, 'WHERE', ' AND'), _ordering,
      -- Other conditions leave few matches too. Filters alone do not, because the index has them.
      CASE WHEN regexp_replace(_others, ' AND (category = \$1|type = \$2|work_mode = \$5)', '', 'g') <> 'closes_at > now()' THEN format(
        ' AND (SELECT count(*) FROM (
             SELECT FROM public.jobs WHERE %1$s && ARRAY(SELECT unnest(facts) FROM blocks WHERE n <= 4) AND %2$s LIMIT (least($12, 501) * %3$s)::integer + 1) AS known)
           < least($12, 501) * %3$s', app.facts_text(), _known, 60000.0 / open_jobs) END)
  END
  FROM (SELECT names || CASE WHEN _has_circle THEN
                 ', CASE WHEN cardinality(spots) = 2 THEN app.miles_between($8, $9, spots[1], spots[2]) ELSE
                    (SELECT min(app.miles_between($8, $9, spots[n], spots[n + 1])) FROM generate_series(1, cardinality(spots), 2) AS n) END'
               ELSE ', NULL::float8' END || ' AS miles' AS columns,
               names || ', miles' AS names,
               CASE WHEN _has_circle THEN 'WHERE miles <= $10' ELSE '' END AS reach,
               format('SELECT * FROM app.blocks_of_jobs(%L, $6) WITH ORDINALITY AS all_blocks (facts, n)', _sort)
                 || CASE WHEN _sort = 'newest' THEN '' ELSE ' WHERE app.may_read_block(n, 0)' END AS blocks,
               (SELECT greatest(reltuples, 1)::integer FROM pg_class WHERE oid = 'public.jobs_newest'::regclass) AS open_jobs
        FROM (SELECT 'id, created_at' || CASE WHEN _ordering LIKE 'pay%' THEN ', pay_by_year' WHEN _ordering LIKE 'closes%' THEN ', closes_at' ELSE '' END || _columns AS names) AS said) AS part
  CROSS JOIN LATERAL (
    SELECT format('SELECT %s FROM (SELECT * FROM public.jobs WHERE status = ''open'' ORDER BY %s', columns, _ordering) AS walk,
           format('OFFSET 0) AS walked WHERE %s %s OFFSET 0', _others, CASE WHEN _has_words THEN 'AND search_vector @@ $7' END) AS walked) AS along
  CROSS JOIN LATERAL format(
    'SELECT * FROM (
       SELECT %s FROM (SELECT * FROM public.jobs WHERE %s && blocks.facts AND %s OFFSET 0) AS known WHERE %s LIMIT greatest(5000, $12)) AS found
       %s ORDER BY %s LIMIT $12', columns, app.facts_text(), _known, _others, reach, _ordering) AS looked_up
  -- Jobs of one salary or closing day may all match. If the first six hundred fill the page, read no more; not for words,
  -- whose vectors would have to be fetched.
  CROSS JOIN LATERAL (
    SELECT CASE WHEN _sort = 'newest' OR _has_words THEN format('CROSS JOIN LATERAL (%s) AS found', looked_up) ELSE format(
      'CROSS JOIN LATERAL (
         WITH first AS MATERIALIZED (SELECT * FROM (%s LIMIT 600 %s) AS found %s LIMIT $12)
         SELECT * FROM first WHERE (SELECT count(*) FROM first) >= $12
         UNION ALL SELECT * FROM (%s) AS looked_up WHERE (SELECT count(*) FROM first) < $12) AS found',
      replace(walk, 'ORDER BY', CASE _sort
        WHEN 'pay' THEN 'AND pay_by_year >= (blocks.facts[1] - 50000000) * 1000::numeric
           AND pay_by_year < CASE WHEN 50009999 = ANY (blocks.facts) THEN ''infinity'' ELSE (blocks.facts[cardinality(blocks.facts)] - 49999999) * 1000::numeric END ORDER BY'
        ELSE 'AND closes_at >= to_timestamp((blocks.facts[1] - 60000000) * 86400) AND closes_at < to_timestamp((blocks.facts[1] - 59999999) * 86400) ORDER BY' END),
      walked, reach, looked_up) END AS in_a_block) AS one
$$;

GRANT EXECUTE ON FUNCTION app.found_jobs TO agency_reader;
