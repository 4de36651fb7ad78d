/**
 * The inspection pack: one ZIP, by paragraph of Schedules 4 and 5 of the Conduct Regulations 2003, with the hash chain and a script to
 * check it with `sha256sum` alone.
 */
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { sql, type Transaction } from 'kysely';
import type { Admin } from '#app/features/core/accounts/policy.ts';
import { toCsv } from '#app/features/people/applications/queries/export.server.ts';
import type { RequestContext } from '#app/web/request-context.server.ts';
import type { DB } from '#db/types.ts';
import { partPath, RECORDS_SOURCE, SCHEDULE_PARTS, type SchedulePart } from '#domain/introduction/record-schedules.ts';
import { agency } from '#domain/site/site.ts';
import { formatDateAndTime } from '#domain/time/dates.ts';
import { streamZip } from '#platform/zip/zip-stream.server.ts';
import { readPackTables } from './inspection-rows.server.ts';

type Services = Pick<RequestContext, 'database' | 'log' | 'requestId'>;
type File = { path: string; text: string };

/** One transaction reads all files from the same moment. */
export async function packInspection(
  { database, log, requestId }: Services,
  admin: Admin,
  at: Date,
): Promise<Readable> {
  const files = await database.asActor(admin.id, async (transaction) => {
    const chain = await readChain(transaction);
    return [...(await writeParts(transaction)), ...chain];
  });
  const allFiles = [{ path: 'README.txt', text: writeReadme(files, at) }, ...files];
  const sums = allFiles.map(({ path, text }) => `${sha256(text)}  ${path}\n`).join('');
  const onFail = (err: unknown) => log.error({ err, errorId: requestId }, 'an inspection pack could not be finished');
  return streamZip(
    [...allFiles, { path: 'SHA256SUMS', text: sums }].map(({ path, text }) => ({
      path,
      open: () => Readable.from([text]),
    })),
    { at, onFail },
  );
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

async function writeParts(transaction: Transaction<DB>): Promise<File[]> {
  const tables = await readPackTables(transaction);
  return SCHEDULE_PARTS.flatMap((part) => {
    const table = tables[`${part.schedule}.${part.paragraph}`];
    if (!hasFile(part) || !table) return [];
    return [{ path: partPath(part), text: toCsv([table.header, ...table.rows]) }];
  });
}

const hasFile = (part: SchedulePart): part is SchedulePart & { file: string } => part.file !== undefined;

/** Line n of chain.jsonl is entry n as it was hashed; line n of details.jsonl is the text whose hash is its "detail". */
async function readChain(transaction: Transaction<DB>): Promise<File[]> {
  const { rows } = await sql<{ line: string; body: string | null; erasedAt: Date | null }>`
    SELECT app.introduction_line(e) AS line, d.body, d.erased_at AS "erasedAt"
    FROM introduction_entries AS e LEFT JOIN introduction_details AS d USING (sequence) ORDER BY e.sequence`.execute(
    transaction,
  );
  const toText = (lines: string[]) => lines.map((line) => `${line}\n`).join('');
  return [
    { path: 'chain.jsonl', text: toText(rows.map(({ line }) => line)) },
    {
      path: 'details.jsonl',
      text: toText(rows.map(({ body, erasedAt }) => body ?? JSON.stringify({ erasedAt }))),
    },
    { path: 'check-chain.sh', text: CHECK },
  ];
}

/** The script needs a POSIX shell, cut and sha256sum. */
const CHECK = `#!/bin/sh
# Checks chain.jsonl and details.jsonl: sh check-chain.sh
set -eu
previous=0000000000000000000000000000000000000000000000000000000000000000
number=0
erased=0
exec 3<details.jsonl
while IFS= read -r line; do
  number=$((number + 1))
  case $line in
    '{"previous":"'"$previous"'","sequence":'"$number"',"at":'*) ;;
    *) echo "The chain breaks at entry $number" >&2; exit 1 ;;
  esac
  previous=$(printf '%s' "$line" | sha256sum | cut -c 1-64)
  IFS= read -r detail <&3 || { echo "Entry $number has no details" >&2; exit 1; }
  case $detail in
    '{"erasedAt":'*) erased=$((erased + 1)); continue ;;
  esac
  hash=$(printf '%s' "$detail" | sha256sum | cut -c 1-64)
  case $line in
    *'"detail":"'"$hash"'"}') ;;
    *) echo "The details of entry $number were changed" >&2; exit 1 ;;
  esac
done <chain.jsonl
echo "$number entries, $erased with erased details, last hash $previous"
`;

function writeReadme(files: readonly File[], at: Date): string {
  const chain = files.find(({ path }) => path === 'chain.jsonl')?.text ?? '';
  const last = chain.trimEnd().split('\n').at(-1) ?? '';
  const head = last === '' ? '0'.repeat(64) : sha256(last);
  const parts = SCHEDULE_PARTS.map((part: SchedulePart) => {
    const { schedule, paragraph, title, endedOn } = part;
    const where = hasFile(part) ? partPath(part) : 'not recorded on this site';
    const end = endedOn ? ` (no longer required since ${endedOn})` : '';
    return `Schedule ${schedule}, paragraph ${paragraph}: ${title}${end}\n  ${where}\n`;
  });
  return `Candidates introduced to hirers: records of ${agency().legalName}
Written on ${formatDateAndTime(at)}, London time

Conduct of Employment Agencies and Employment Businesses Regulations 2003 (SI 2003/3319),
regulation 29 with Schedules 4 and 5, as amended on 8 May 2016 (SI 2016/510)
${RECORDS_SOURCE}

${parts.join('')}
Blank fields are not recorded on this site, or were erased. The site never asks for a date of birth. Terms, contracts and invoices are kept outside this site.

To check that no file has changed in transit
  sha256sum -c SHA256SUMS

To check that no entry was changed, inserted or removed
  sh check-chain.sh
  It uses sha256sum alone. By hand: the SHA-256 of each line of chain.jsonl, without its line break, is
  "previous" of the next line. Sequences count from 1 without a gap. "detail" is the SHA-256 of the line
  with the same number in details.jsonl. Details that had to be erased by data protection law say when;
  their hash stays in the chain.
  printf '%s' "$(sed -n 1p chain.jsonl)" | sha256sum

Last hash when this was written
  ${head}
Compare it with the last hash of another pack: the older chain must be the beginning of the newer one.
`;
}
