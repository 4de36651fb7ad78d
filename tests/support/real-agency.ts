/**
 * A made-up agency for tests of a real site. Its content is that of the demo with every fact of the demo replaced, so that
 * it has every page; a real site starts with an empty database, and this is what its owner would have entered.
 */

import { type ContentSeed, demoContent, seedContent } from '#db/seed/seed-content.server.ts';
import { DEMO_FACT_RULES } from '#domain/demo-facts.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { SECRET_KEY } from './secret-key.ts';

/** `.test` is reserved for tests (RFC 2606), and no telephone number begins with 020 0. */
const OWN: Record<keyof typeof DEMO_FACT_RULES, (value: string) => string> = {
  name: () => 'Harbourline',
  address: (value) => (value.startsWith('E99') ? 'ZZ9 9ZZ' : 'Quay House'),
  person: () => 'Alex Marsh',
  companyNumber: () => '99999999',
  online: (value) => value.replace('.example', '.test'),
  phone: (value) => (value.startsWith('+44') ? '+442000000000' : '020 0000 0000'),
};

function makeOwn(seed: ContentSeed): ContentSeed {
  let text = JSON.stringify(seed);
  for (const [kind, { pattern }] of Object.entries(DEMO_FACT_RULES)) {
    text = text.replaceAll(pattern, OWN[kind as keyof typeof DEMO_FACT_RULES]);
  }
  return JSON.parse(text);
}

/** As an owner who has entered everything and published the site. A site that is public already is left alone. */
export async function launchRealAgency({ database }: Pick<TestDatabase, 'database'>): Promise<void> {
  const isPublic = await database.asSystem((transaction) =>
    transaction.selectFrom('site_state').select('id').executeTakeFirst(),
  );
  if (!isPublic) await seedContent(database, makeOwn(demoContent));
}

/** What its configuration must hold; its databases come on top. */
export const PRODUCTION_ENV = {
  PUBLIC_ORIGIN: 'https://jobs.example',
  SECRET_KEY,
  // No server listens there, so mails stay in the queue.
  SMTP_URL: 'smtp://127.0.0.1:1',
  // No load balancer asks whether it is ready.
  DRAIN_SECONDS: '0',
};
