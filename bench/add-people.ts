import type pg from 'pg';

const AT_ONCE = 20_000;

/** The same at every run. The trigger that fills a record would read other tables for each of them; its work is done by one statement here. */
export async function addPeople(owner: pg.Client, count: number): Promise<void> {
  await owner.query('ALTER TABLE people NO FORCE ROW LEVEL SECURITY');
  await owner.query('ALTER TABLE people DISABLE TRIGGER USER');
  await owner.query(`
    CREATE TABLE texts AS SELECT m, to_tsvector('app.job_words', string_agg(
      'word' || floor(4000 * power((hashtextextended('w' || k, m) & 1048575) / 1048576.0, 4))::integer, ' ')) AS vector
    FROM generate_series(0, 3999) AS m, generate_series(1, 250) AS k GROUP BY m`);
  await owner.query(`
    CREATE TABLE towns AS SELECT row_number() OVER () - 1 AS m, name, latitude, longitude
    FROM (SELECT * FROM gazetteer WHERE kind = 'town' ORDER BY population DESC, id LIMIT 40) AS largest`);
  for (let from = 0; from < count; from += AT_ONCE) {
    await owner.query(
      `INSERT INTO people (full_name, email, phone, headline, skills, tags, location, latitude, longitude, available_from, right_to_work,
                           right_to_work_checked_on, source, created_at, last_contact_at, search_vector)
       SELECT said.name, 'p' || n || '@mail.example', '07' || lpad(n::text, 9, '0'), trade, ARRAY[skill], CASE WHEN n % 9 = 0 THEN ARRAY['nights'] ELSE '{}' END, town.name, town.latitude,
              town.longitude, CASE WHEN n % 5 = 0 THEN DATE '2026-11-01' + n % 120 END, CASE WHEN n % 5000 = 0 THEN 'not_allowed' ELSE 'not_asked' END,
              CASE WHEN n % 5000 = 0 THEN DATE '2026-11-01' END, 'desk', now() - interval '3 years',
              now() - (n::bigint * 7919 % 730) * interval '1 day' - n * interval '1 second',
              app.person_vector(said.name, trade, ARRAY[skill], '{}', town.name, '') || texts.vector
       FROM generate_series($1::integer, $2::integer) AS n
       CROSS JOIN LATERAL (SELECT
         (ARRAY['Wren','Ada','Ben','Cy','Dee','Eli','Fay','Gil','Hal','Ida'])[1 + n % 10] || ' ' ||
         (ARRAY['Halloran','Smith','Marsh','Thorn','Bell','Fox','Reid','Bello','Price','Moss'])[1 + n / 10 % 10] || n / 1000 AS name,
         (ARRAY['forklift driver','HGV driver','van driver','electrician','welder','chef','plumber','accountant','nurse','teacher',
                'solicitor','cleaner','fitter','joiner','picker','baker','buyer','auditor','roofer','porter'])[1 + n % 20] AS trade,
         'skill' || n % 300 AS skill OFFSET 0) AS said
       JOIN towns AS town ON town.m = n % 40 JOIN texts ON texts.m = n % 4000`,
      [from, Math.min(count, from + AT_ONCE) - 1],
    );
  }
  await owner.query(`UPDATE people SET full_name = 'Wren Halloran', search_vector = search_vector || to_tsvector('simple', 'wren halloran')
                     WHERE email = 'p4711@mail.example'`);
  await owner.query('ALTER TABLE people ENABLE TRIGGER USER');
  await owner.query('DROP TABLE texts, towns');
  await owner.query('ALTER TABLE people FORCE ROW LEVEL SECURITY');
  await owner.query('VACUUM (ANALYZE) people');
}
