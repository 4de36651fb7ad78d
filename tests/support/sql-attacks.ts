/** Two hundred injection texts. */

export const MARK = 'zq6mark';

const STATEMENTS = [
  'RESET ROLE; SET ROLE postgres',
  "SET ROLE agency_keeper; UPDATE profiles SET role='admin'",
  "SELECT set_config('app.is_system','on',false)",
  "SELECT set_config('app.actor_id','00000000-0000-4000-8000-000000000001',false)",
  'SET SESSION AUTHORIZATION postgres',
  'DROP TABLE jobs CASCADE',
  'ALTER TABLE jobs DISABLE ROW LEVEL SECURITY',
  'UNION SELECT email, full_name FROM profiles',
  'UNION ALL SELECT password_hash FROM credentials',
  'SELECT pg_sleep(20)',
  "COPY profiles TO PROGRAM 'id'",
  'DELETE FROM profiles',
  'OR 1=1',
  'OR true IS NOT FALSE',
  'AND 1=(SELECT 1/0)',
  'ORDER BY 999',
  'LIMIT 0 OFFSET 99999999999999999999',
  "SELECT app.use_bootstrap_token('x')",
  "INSERT INTO sessions SELECT '\\x00'",
  'DISCARD ALL',
];

const WAYS_OUT: ((statement: string) => string)[] = [
  (statement) => statement,
  (statement) => `'; ${statement}; --`,
  (statement) => `" ; ${statement}; --`,
  (statement) => `1); ${statement}; --`,
  (statement) => `\\'; ${statement}; --`,
  (statement) => `%' ${statement} --`,
  (statement) => `$$; ${statement}; $$`,
  (statement) => `*/ ${statement} /*`,
  (statement) => `{"a": "'} ${statement}`,
  (statement) => `\u02bc\uff07; ${statement}; $1::text`,
];

/** Neighbours differ in both parts, so that any short run of them is varied. */
export const ATTACKS: readonly string[] = Array.from({ length: STATEMENTS.length * WAYS_OUT.length }, (_, index) => {
  const statement = STATEMENTS[index % STATEMENTS.length] ?? '';
  const wrap = WAYS_OUT[(index + Math.floor(index / STATEMENTS.length)) % WAYS_OUT.length];
  return `${wrap?.(statement)} ${MARK}`;
});
