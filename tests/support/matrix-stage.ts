/** A site with one actor of every kind and with data that only some of them may see. */
import type { OutgoingHttpHeaders } from 'node:http';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { TestDatabase } from './database.ts';
import { asSuperuser } from './faults.ts';
import type { MatrixActor, Target } from './matrix.ts';
import { APPLICATION_SECRETS } from './matrix-applications.ts';
import { ASSIGNMENT_SECRETS } from './matrix-assignments.ts';
import { CLIENT_SECRETS } from './matrix-clients.ts';
import { DATA_REQUEST_SECRETS } from './matrix-data-requests.ts';
import { ENQUIRY_SECRETS } from './matrix-enquiries.ts';
import { INTERVIEW_SECRETS } from './matrix-interviews.ts';
import { PERSON_SECRETS } from './matrix-people.ts';
import { addStaff, STAFF, STAFF_SECRETS } from './matrix-staff.ts';
import { addTargets, type CreatedTargets } from './matrix-targets.ts';
import { WEBHOOK_SECRETS } from './matrix-webhooks.ts';
import { castMember, type SessionKind, signInRepeatedly } from './session.ts';
import { type Site, startSite } from './site.ts';
import { endPauses, eventually } from './task-queue.ts';
import {
  EACH_MINUTE,
  stopTasksByTheClock,
  takeDownRowSecurity,
  WAITING_TASKS,
  type Watch,
  watchDatabase,
} from './walls.ts';
import { withoutGates } from './without-gates.ts';

const PEOPLE: Record<MatrixActor, { id: string; email: string; kind: SessionKind } | null> = {
  anonymous: null,
  rejected: { ...castMember('Gary'), kind: 'full' },
  pending: { ...castMember('Siân'), kind: 'restricted' },
  second_factor: { ...castMember('Morag'), kind: 'second_factor' },
  candidate: { ...castMember('Aisha'), kind: 'full' },
  other_candidate: { ...castMember('Tom'), kind: 'full' },
  employer: { ...castMember('Dev'), kind: 'full' },
  other_employer: { ...castMember('Ruth'), kind: 'full' },
  owner: { ...castMember('Morag'), kind: 'full' },
  admin: { ...STAFF.admin, kind: 'full' },
  consultant: { ...STAFF.consultant, kind: 'full' },
  editor: { ...STAFF.editor, kind: 'full' },
};

const ADMINS = ['owner', 'admin'] as const;

/** Unique words, and the actors who may read them. */
const SECRETS: Record<string, readonly MatrixActor[]> = {
  'Quartzmere keeper': ['employer', ...ADMINS],
  'Basaltwick keeper': ['other_employer', ...ADMINS],
  'Peregrine Hollowbrook': ADMINS,
  'peregrine@hollowbrook.example': ADMINS,
  'marlinspike-event': ADMINS,
  'Obsidianford deed': ADMINS,
  'feldspar-lane': ADMINS,
  [castMember('Aisha').email]: ['candidate', ...ADMINS],
  [castMember('Tom').email]: ['other_candidate', ...ADMINS],
  [castMember('Dev').email]: ['employer', ...ADMINS],
  [castMember('Ruth').email]: ['other_employer', ...ADMINS],
  [castMember('Siân').email]: ['pending', ...ADMINS],
  [castMember('Morag').email]: ['second_factor', ...ADMINS],
  ...STAFF_SECRETS,
  ...APPLICATION_SECRETS,
  ...ENQUIRY_SECRETS,
  ...DATA_REQUEST_SECRETS,
  ...PERSON_SECRETS,
  ...INTERVIEW_SECRETS,
  ...CLIENT_SECRETS,
  ...ASSIGNMENT_SECRETS,
  ...WEBHOOK_SECRETS,
};

export type Stage = {
  site: Site;
  watch: Watch;
  headersOf(actor: MatrixActor): Promise<OutgoingHttpHeaders>;
  /** The value for `:id`. `renew` restores a used target. */
  targetOf(target: Target): string;
  version(): string;
  /** Restores everything; with a target only that one, with `null` only the sessions. */
  renew(target?: Target | null): Promise<void>;
  settle(): Promise<void>;
  stop(): Promise<void>;
};

export function namesOf(actor: MatrixActor): string[] {
  const person = PEOPLE[actor];
  return person ? [person.id, person.email] : [];
}

export const listLeaks = (actor: MatrixActor, text: string): string[] =>
  Object.entries(SECRETS)
    .filter(([words, readers]) => !readers.includes(actor) && text.includes(words))
    .map(([words]) => words);

const SESSIONS_AT_ONCE = 4;

type StageOptions = {
  areGatesUp?: boolean;
  isRowSecurityUp?: boolean;
  /** Must contain the demo; by default the site creates a database. */
  database?: TestDatabase;
  env?: Record<string, string>;
};

export async function setStage(options: StageOptions = {}): Promise<Stage> {
  const { areGatesUp = true, isRowSecurityUp = true, database } = options;
  // Attempts are counted by address, so each request comes from a different one.
  const env = { TRUST_PROXY: '1', LOG_LEVEL: 'error', ...(!areGatesUp && withoutGates()), ...options.env };
  const site = await startSite({ env, ...(database && { database }) });
  await stopTasksByTheClock(site.database);
  // The form only accepts input once the agency has enabled it.
  await asSuperuser(
    site.database,
    'INSERT INTO settings (equality_monitoring) VALUES (true) ON CONFLICT (id) DO UPDATE SET equality_monitoring = true',
  );
  await asSuperuser(
    site.database,
    `INSERT INTO job_channels (channel, is_on, jobs, on_since) VALUES ('adzuna', true, 'all', now())`,
  );
  if (!isRowSecurityUp) await takeDownRowSecurity(site.database);
  const watch = await watchDatabase(site.database);
  await addWrittenRecords(site);
  await addStaff(site);
  let requests = 0;
  /** Unused sessions. A change may end them. */
  let sessions = new Map<MatrixActor, Promise<string[]>>();
  const takeSession = async (actor: MatrixActor): Promise<string | undefined> => {
    const person = PEOPLE[actor];
    if (!person) return undefined;
    const waiting = sessions.get(actor) ?? signInRepeatedly(site, person.id, SESSIONS_AT_ONCE, { kind: person.kind });
    sessions.set(actor, waiting);
    const session = (await waiting).pop();
    if (session) return session;
    if (sessions.get(actor) === waiting) sessions.delete(actor);
    return takeSession(actor);
  };
  let created: CreatedTargets = await addTargets(site);
  return {
    site,
    watch,
    targetOf: (target) => created.targets[target],
    version: () => created.version,
    renew: async (target) => {
      sessions = new Map();
      // Nothing answers for a push service: notifications to leftover devices would be retried again and again.
      await watch.query('DELETE FROM push_subscriptions');
      if (target === null) return;
      created = await addTargets(site, target, created);
    },
    settle: () =>
      eventually(async () => {
        const waiting = await watch.query(
          `${WAITING_TASKS} AND name <> ALL ('{${EACH_MINUTE.join()}}')
           UNION ALL SELECT storage_key FROM loose_files WHERE keep_until <= now()`,
        );
        // The email about a decision is sent half a minute later.
        if (waiting.length > 0) await endPauses(site.database);
        expect(waiting).toEqual([]);
      }),
    headersOf: async (actor) => {
      requests += 1;
      const from = `10.${requests >> 16}.${(requests >> 8) & 255}.${requests & 255}`;
      const cookie = await takeSession(actor);
      return { 'X-Forwarded-For': from, ...(cookie && { Cookie: cookie }) };
    },
    stop: async () => {
      await watch.end();
      await site.stop();
    },
  };
}

async function addWrittenRecords({ database: { database } }: Site): Promise<void> {
  await database.asSystem(async (transaction) => {
    await sql`SELECT log_security_event('probe', '{"note": "marlinspike-event"}')`.execute(transaction);
    await transaction
      .insertInto('audit_entries')
      .values({
        actor_id: castMember('Gary').id,
        actor_name: 'Test Person',
        action: 'job_deleted',
        subject_type: 'job',
        subject_id: 'x',
        subject_label: 'Obsidianford deed',
      })
      .execute();
    await transaction
      .insertInto('csp_reports')
      .values({ day: sql<Date>`current_date`, page: '/feldspar-lane', directive: 'script-src', blocked: 'inline' })
      .execute();
  });
}
