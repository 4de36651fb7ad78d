/** Introductions for tests, written by the SQL functions, because nothing else may write them. */
import { sql } from 'kysely';
import type { Database } from '#db/connections/client.server.ts';
import { CHECK_KINDS, type CheckKind, type Engagement } from '#domain/introduction/introduction.ts';
import { INTRODUCTION_RULES } from '#domain/introduction/rules.ts';
import { londonDay } from '#domain/time/calendar-day.ts';
import { hashToken, newPathToken } from '#platform/token/token.server.ts';
import { ADMIN } from './jobs.ts';

type NewIntroduction = {
  client?: string;
  clientId?: string | null;
  purpose?: string;
  engagement?: Engagement;
  by?: string;
};

export async function addIntroduction(
  { asActor }: Database,
  applicationId: string,
  {
    client = 'Northgate',
    clientId = null,
    purpose = 'Night packer',
    engagement = 'temporary',
    by = ADMIN,
  }: NewIntroduction = {},
): Promise<string> {
  const { rows } = await asActor(by, (transaction) =>
    sql<{ id: string | null }>`
      SELECT app.open_introduction(${applicationId}, ${client}, ${clientId}, ${purpose}, ${engagement}) AS id`.execute(
      transaction,
    ),
  );
  const id = rows[0]?.id;
  if (!id) throw new Error('The introduction was refused');
  return id;
}

type Check = {
  kind: CheckKind;
  outcome?: string;
  method?: string | null;
  checkedOn?: string;
  followUpOn?: string | null;
  note?: string | null;
};

export async function recordCheck({ asActor }: Database, id: string, check: Check, by = ADMIN): Promise<string> {
  const { kind, outcome = 'met', method = Object.keys(INTRODUCTION_RULES[kind].methods)[0] ?? null } = check;
  const { checkedOn = londonDay(new Date()), followUpOn = null, note = null } = check;
  return say(
    asActor(by, (transaction) =>
      sql<ResultRow>`SELECT app.record_introduction_check(${id}, ${kind}, ${outcome}, ${method}, ${checkedOn}, ${followUpOn}, ${note}) AS result`.execute(
        transaction,
      ),
    ),
  );
}

export async function recordAllChecks(database: Database, id: string): Promise<void> {
  for (const kind of CHECK_KINDS) await recordCheck(database, id, { kind });
}

export const recordConsent = ({ asActor }: Database, id: string, outcome: string, by = ADMIN): Promise<string> =>
  say(
    asActor(by, (transaction) =>
      sql<ResultRow>`SELECT app.record_introduction_consent(${id}, ${outcome}, 'phone', NULL) AS result`.execute(
        transaction,
      ),
    ),
  );

export const introduce = ({ asActor }: Database, id: string, by = ADMIN): Promise<string> =>
  say(asActor(by, (transaction) => sql<ResultRow>`SELECT app.introduce(${id}) AS result`.execute(transaction)));

/** Has all checks and the candidate's consent, and is made. @returns its id */
export async function addMadeIntroduction(database: Database, applicationId: string): Promise<string> {
  const id = await addIntroduction(database, applicationId);
  await recordConsent(database, id, 'given');
  await recordAllChecks(database, id);
  const result = await introduce(database, id);
  if (result !== 'introduced') throw new Error(`The introduction was answered: ${result}`);
  return id;
}

/** @returns the token of a link that is valid until `expiresAt` */
export async function addIntroductionLink({ asSystem }: Database, id: string, expiresAt: Date): Promise<string> {
  const token = newPathToken();
  await asSystem((transaction) =>
    transaction
      .insertInto('emailed_links')
      .values({ token_hash: hashToken(token), purpose: 'introduction', introduction_id: id, expires_at: expiresAt })
      .execute(),
  );
  return token;
}

export const answerByToken = ({ asSystem }: Database, token: string, answer: string): Promise<string> =>
  say(
    asSystem((transaction) =>
      sql<ResultRow>`SELECT app.answer_introduction_by_link(${hashToken(token)}, ${answer}) AS result`.execute(
        transaction,
      ),
    ),
  );

type ResultRow = { result: string };
const say = async (answer: Promise<{ rows: ResultRow[] }>): Promise<string> => (await answer).rows[0]?.result ?? '';

export type LedgerCheck = {
  entries: string;
  head: string | null;
  erased: string;
  broken_at: string | null;
  fault: string | null;
};

export const checkLedger = ({ asSystem }: Database): Promise<LedgerCheck> =>
  asSystem(async (transaction) => {
    const { rows } = await sql<LedgerCheck>`SELECT * FROM app.check_introductions()`.execute(transaction);
    const [row] = rows;
    if (!row) throw new Error('The ledger was not checked');
    return row;
  });
