import { sql } from 'kysely';
import type { Database } from '#db/connections/client.server.ts';
import { type AdvertOutcome, type AdvertReport, readAdvertReport } from '#domain/channel/find-a-job-report.ts';
import { readApart } from '#platform/reader/read-apart.server.ts';
import type { RemoteFile, SftpSession } from '#platform/sftp/sftp-session.server.ts';

const LARGEST_BYTES = 5_000_000;
/** Reports read in one run. The next run continues. */
const MOST_AT_ONCE = 20;
const BEGINNING = 2_000;
const KEPT_DAYS = 90;

export async function readReports(
  { database }: { database: Database },
  session: SftpSession,
  folder: string,
): Promise<number> {
  const files = await findUnread(database, await session.list(folder));
  const next = files.slice(0, MOST_AT_ONCE);
  for (const file of next) {
    const { report, text } = await readReport(session, folder, file);
    await noteReport(database, file, report, text);
  }
  await database.asSystem((transaction) =>
    sql`
      UPDATE find_a_job_account SET looked_at = CASE WHEN ${files.length > next.length} THEN NULL ELSE now() END`.execute(
      transaction,
    ),
  );
  return next.length;
}

type ReadReport = { report: AdvertReport; text: string };

async function readReport(session: SftpSession, folder: string, { name, bytes }: RemoteFile): Promise<ReadReport> {
  const unread = (text: string): ReadReport => ({ report: readAdvertReport(name, ''), text });
  if (bytes > LARGEST_BYTES) return unread('This file is too large to read.');
  const text = textOf(await session.read(folder, name, LARGEST_BYTES));
  const input = { kind: 'advert-report', options: name, bytes: Buffer.from(text) } as const;
  const report = await readApart<AdvertOutcome, AdvertReport>(input, async (items) => {
    const outcomes: AdvertOutcome[] = [];
    for await (const item of items) outcomes.push(item);
    return { ...readAdvertReport(name, ''), outcomes };
  });
  if (report === 'busy') throw new Error('We’re reading other files. We’ll read this report next time');
  return report === 'too_costly' ? unread('This file took too long to read.') : { report, text };
}

/** Ignores files as old as those whose rows were deleted. */
async function findUnread(database: Database, files: readonly RemoteFile[]): Promise<RemoteFile[]> {
  const oldest = files.toSorted((one, other) => one.changedAt.getTime() - other.changedAt.getTime());
  return database.asSystem(async (transaction) => {
    await sql`
      DELETE FROM find_a_job_reports WHERE changed_at < app.deletion_moment() - make_interval(days => ${KEPT_DAYS}::int)`.execute(
      transaction,
    );
    const { rows } = await sql<{ number: number }>`
      SELECT f.number::integer AS number
      FROM unnest(${oldest.map(({ name }) => name)}::text[], ${oldest.map(({ changedAt }) => changedAt)}::timestamptz[],
                  ${oldest.map(({ bytes }) => bytes)}::bigint[]) WITH ORDINALITY AS f (name, changed_at, bytes, number)
      WHERE f.changed_at >= now() - make_interval(days => ${KEPT_DAYS}::int) AND NOT EXISTS (
        SELECT FROM find_a_job_reports AS r WHERE (r.name, r.changed_at, r.bytes) = (f.name, f.changed_at, f.bytes))
      ORDER BY f.number`.execute(transaction);
    return rows.flatMap(({ number }) => oldest[number - 1] ?? []);
  });
}

/** A report on removed adverts does not say whether an advert was accepted. */
async function noteReport(
  database: Database,
  { name, bytes, changedAt }: RemoteFile,
  { kind, outcomes }: AdvertReport,
  text: string,
): Promise<void> {
  const clear = outcomes.filter(({ outcome }) => outcome !== 'unclear');
  const count = (wanted: string) => outcomes.filter(({ outcome }) => outcome === wanted).length;
  await database.asSystem(async (transaction) => {
    const { rows } = await sql<{ ours: number }>`
      SELECT count(*)::integer AS ours FROM find_a_job_adverts
      WHERE reference = ANY (${outcomes.map(({ reference }) => reference)}::text[])`.execute(transaction);
    if (kind === 'upload') {
      await sql`
        UPDATE find_a_job_adverts AS a SET outcome = r.outcome, reason = r.reason, reported_at = ${changedAt}
        FROM unnest(${clear.map(({ reference }) => reference)}::text[], ${clear.map(({ outcome }) => outcome)}::text[],
                    ${clear.map(({ reason }) => reason)}::text[]) AS r (reference, outcome, reason)
        WHERE a.reference = r.reference AND (a.reported_at IS NULL OR a.reported_at <= ${changedAt})`.execute(
        transaction,
      );
    }
    await sql`
      INSERT INTO find_a_job_reports (name, changed_at, bytes, kind, accepted, refused, unclear, not_ours, beginning)
      VALUES (${name}, ${changedAt}, ${bytes}, ${kind}, ${count('accepted')}, ${count('refused')}, ${count('unclear')},
              ${outcomes.length - (rows[0]?.ours ?? 0)}, ${beginningOf(text)})
      ON CONFLICT DO NOTHING`.execute(transaction);
  });
}

function textOf(bytes: Buffer): string {
  const isWide = bytes[0] === 0xff && bytes[1] === 0xfe;
  return new TextDecoder(isWide ? 'utf-16le' : 'utf-8').decode(bytes);
}

/** Shortens the text, and removes characters that PostgreSQL cannot store or that change the direction of a line. */
const beginningOf = (text: string): string => text.slice(0, BEGINNING).replace(/[^\P{C}\n\t]/gu, '');
