/**
 * npm run alerts:stop -- bounce: stops job alerts of undeliverable addresses, one per line on standard input. `complaint` is for owners who
 * reported an email as unwanted.
 */
import { text } from 'node:stream/consumers';
import { stopEmails } from '#app/features/board/alerts/commands/bounces.server.ts';
import { readConfig } from '#config';
import { withDatabase } from '#db/site-database.server.ts';
import { readEmailAddress } from '#domain/account/email-address.ts';

const REASONS = { bounce: 'hard_bounce', complaint: 'complaint' } as const;

process.exitCode = await run(process.argv[2] ?? '');

async function run(reason: string): Promise<number> {
  if (!isReason(reason)) return fail('Why? For example: echo wren@mail.example | npm run alerts:stop -- bounce');
  const result = readConfig();
  if (!result.ok) return fail(result.faults.join('\n'));
  try {
    const addresses = (await text(process.stdin)).split('\n').flatMap((line) => readEmailAddress(line) ?? []);
    let stopped = 0;
    await withDatabase(result.config, async (database) => {
      for (const address of addresses)
        stopped += await database.asSystem((transaction) => stopEmails(transaction, address, REASONS[reason]));
    });
    console.log(`${addresses.length} addresses read, ${stopped} alerts stopped.`);
    return 0;
  } catch (error) {
    return fail(`Failed to use the database: ${error instanceof Error ? error.message : error}`);
  }
}

const isReason = (text: string): text is keyof typeof REASONS => Object.hasOwn(REASONS, text);

function fail(message: string): number {
  console.error(message);
  return 1;
}
