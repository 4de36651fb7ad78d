/** A made-up agency for tests of a real site: the demo's content with every demo fact replaced, as its owner would have entered it. */

import { type ContentSeed, demoContent, seedContent } from '#db/seed/seed-content.server.ts';
import { DEMO_FACT_RULES } from '#domain/demo-facts.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { SECRET_KEY } from './secret-key.ts';

/** `.test` is reserved for tests (RFC 2606), and no telephone number begins with 020 0. */
const REPLACEMENTS: Record<keyof typeof DEMO_FACT_RULES, (value: string) => string> = {
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
    text = text.replaceAll(pattern, REPLACEMENTS[kind as keyof typeof DEMO_FACT_RULES]);
  }
  return JSON.parse(text);
}

export async function launchRealAgency({ database }: Pick<TestDatabase, 'database'>): Promise<void> {
  const isPublic = await database.asSystem((transaction) =>
    transaction.selectFrom('site_state').select('id').executeTakeFirst(),
  );
  if (!isPublic) await seedContent(database, makeOwn(demoContent));
}

export const PRODUCTION_ENV = {
  PUBLIC_ORIGIN: 'https://jobs.example',
  SECRET_KEY,
  // No server listens there, so emails stay in the queue.
  SMTP_URL: 'smtp://127.0.0.1:1',
  DRAIN_SECONDS: '0',
};
