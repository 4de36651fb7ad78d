/**
 * Measures how typed places and locations of jobs are read: right, wrong, asked or unknown.
 *
 * node bench/places.ts [--all] reads bench/places/typed.txt and locations.txt, which were written without the files of the gazetteer. It
 * always lists wrong answers; --all lists all that are not right. It exits with 1 if a typed place is wrong.
 */
import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { findPlaces } from '#app/features/board/gazetteer/queries.server.ts';
import { type Database, openDatabase } from '#db/connections/client.server.ts';
import { migrate } from '#db/migrate.server.ts';
import type { PlaceAnswer } from '#domain/place/searched-place.ts';
import { startCluster } from '#tests/support/cluster.ts';

type Verdict = 'right' | 'asked' | 'unknown' | 'wrong';

const NEAR_MILES = 8;

const { cluster, stop } = process.env['PLACES_DATABASE_URL']
  ? { cluster: null, stop: async () => undefined }
  : await startCluster();
if (cluster) await migrate(cluster.ownerUrl, cluster.appUrl);
const database = openDatabase(cluster?.appUrl ?? process.env['PLACES_DATABASE_URL'] ?? '', {
  size: 1,
  statementTimeout: 60_000,
});
try {
  const typed = await judgeAll('typed.txt', judgeTyped);
  await judgeAll('locations.txt', judgeLocation);
  process.exitCode = typed.wrong > 0 ? 1 : 0;
} finally {
  await database.close();
  await stop();
}

async function judgeAll(
  file: string,
  judge: (database: Database, typed: string, expected: string) => Promise<{ verdict: Verdict; answer: string }>,
): Promise<Record<Verdict, number>> {
  const counts: Record<Verdict, number> = { right: 0, asked: 0, unknown: 0, wrong: 0 };
  const lines = readFileSync(`bench/places/${file}`, 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  for (const line of lines) {
    const at = line.lastIndexOf('=');
    const [text, expected] = [line.slice(0, at), line.slice(at + 1)];
    const { verdict, answer } = await judge(database, text, expected);
    counts[verdict] += 1;
    if (verdict === 'wrong' || (verdict !== 'right' && process.argv.includes('--all')))
      console.log(`${verdict}\t${text}\t${expected}\t${answer}`);
  }
  console.log(
    `${file}: ${lines.length}, ${Object.entries(counts)
      .map(([verdict, count]) => `${count} ${verdict}`)
      .join(', ')}`,
  );
  return counts;
}

async function judgeTyped({ asPublic }: Database, where: string, expected: string) {
  const answer = await findPlaces(asPublic, where);
  return { verdict: judge(answer, expected), answer: JSON.stringify(answer).slice(0, 200) };
}

function judge(answer: PlaceAnswer, expected: string): Verdict {
  if (answer.kind === 'several') return expected === 'ask' ? 'right' : 'asked';
  if (answer.kind === 'unknown') {
    if (expected === 'unknown' || (expected === 'ask' && answer.nearest.length > 0)) return 'right';
    return answer.nearest.length > 0 ? 'asked' : 'unknown';
  }
  if (answer.kind === 'area') return expected === `area ${answer.area.label}` ? 'right' : 'wrong';
  if (answer.kind !== 'found') return expected === 'unknown' ? 'right' : 'unknown';
  const [latitude = Number.NaN, longitude = Number.NaN] = expected.split(',').map(Number);
  const miles = 69 * Math.hypot(answer.place.latitude - latitude, (answer.place.longitude - longitude) * 0.6);
  return miles <= NEAR_MILES ? 'right' : 'wrong';
}

/** Expected: the names of its places and areas, or 'none'. */
async function judgeLocation({ asPublic }: Database, location: string, expected: string) {
  const { rows } = await sql<{
    name: string;
  }>`SELECT name FROM app.resolve_location(${location}) ORDER BY number`.execute(asPublic);
  const answer = rows.map(({ name }) => name).join('|') || 'none';
  if (isSame(answer, expected)) return { verdict: 'right' as const, answer };
  return { verdict: answer === 'none' ? ('unknown' as const) : ('wrong' as const), answer };
}

function isSame(one: string, other: string): boolean {
  return one.split('|').toSorted().join('|') === other.split('|').toSorted().join('|');
}
