import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Poster } from '#app/features/core/accounts/policy.ts';
import type { SiteServices } from '#app/web/request-context.server.ts';
import type { DB } from '#db/types.ts';
import type { ApplicationStatus } from '#domain/application/application.ts';
import { redactPerson } from '#domain/application/fair-view.ts';
import { isUuid } from '#domain/uuid.ts';
import { mayReceive, mayShareNotes } from '../policy.ts';
import type { HistoryStep, Neighbours, ReceivedApplication, ReceivedDetails, SharedNote } from '../schema.ts';
import { IS_UNNAMED, SENDER, SHOWN_NAME, SHOWN_SENT_AT, withoutPerson } from './fair-view.server.ts';
import { fillLetter, selectLetters } from './letters.server.ts';
import { toProfile, toWritten } from './profile-row.server.ts';
import { PROMISE, toPromise } from './promise-row.server.ts';

type Services = Pick<SiteServices, 'database'>;

/**
 * The application with this id, if the poster may receive it. Null for a missing one and for another owner's, so that an id reveals
 * nothing.
 * @param isLocked locks the row until the transaction ends
 */
export async function selectReceived(
  transaction: Transaction<DB>,
  poster: Poster,
  id: string,
  isLocked = false,
): Promise<ReceivedApplication | null> {
  if (!isUuid(id)) return null;
  if (isLocked) await lockProfile(transaction, poster);
  const row = await transaction
    .selectFrom('applications as a')
    .leftJoin('jobs as j', 'j.id', 'a.job_id')
    .leftJoin('reply_promises as p', 'p.application_id', 'a.id')
    .select(PROMISE)
    .select([
      SHOWN_NAME.as('shown_name'),
      IS_UNNAMED.as('is_unnamed'),
      SENDER.as('sender'),
      SHOWN_SENT_AT.as('sent_at'),
    ])
    .select([
      'a.id',
      'a.candidate_id',
      'a.full_name',
      'a.desk_status',
      'a.held_status',
      'a.status_changed_at',
      'a.job_id',
    ])
    .select(['a.job_title', 'a.job_company', 'a.job_location', 'j.user_id as owner_id'])
    .select(sql<boolean>`coalesce(j.user_id = ANY (app.staff_ids()), false)`.as('is_agency'))
    .where('a.id', '=', id)
    .$if(isLocked, (query) => query.forUpdate('a'))
    .executeTakeFirst();
  if (!row) return null;
  const receiver = { ownerId: row.owner_id, isAgency: row.is_agency, candidateId: row.candidate_id };
  if (!mayReceive(poster, receiver)) return null;
  return {
    id: row.id,
    candidateId: row.candidate_id,
    sender: row.sender,
    fullName: row.shown_name,
    sentName: row.full_name,
    isUnnamed: row.is_unnamed,
    status: row.desk_status,
    isHeld: row.held_status !== null,
    sentAt: row.sent_at,
    statusChangedAt: row.status_changed_at,
    promise: toPromise(row),
    job: {
      id: row.job_id,
      ownerId: row.owner_id,
      isAgency: row.is_agency || row.owner_id === null,
      title: row.job_title,
      company: row.job_company,
      location: row.job_location,
    },
  };
}

/** Locks the profile before the application, in the same order as deleting the account, to avoid a deadlock. */
async function lockProfile(transaction: Transaction<DB>, { id }: Poster): Promise<void> {
  await transaction.selectFrom('profiles').select('id').where('id', '=', id).forKeyShare().execute();
}

export function findReceived(services: Services, poster: Poster, id: string): Promise<ReceivedApplication | null> {
  return services.database.asActor(poster.id, (transaction) => selectReceived(transaction, poster, id));
}

export function openReceived(services: Services, poster: Poster, id: string) {
  return services.database.asActor(poster.id, async (transaction) => {
    const application = await selectReceived(transaction, poster, id);
    if (!application) return null;
    const isWithdrawn = application.status === 'withdrawn';
    const details = isWithdrawn ? null : await selectDetails(transaction, poster, application);
    return { application, details, neighbours: await selectNeighbours(transaction, application) };
  });
}

async function selectDetails(
  transaction: Transaction<DB>,
  poster: Poster,
  { id, candidateId, status, job, fullName, isUnnamed, sentAt }: ReceivedApplication,
): Promise<ReceivedDetails> {
  const people = { poster, candidateId, ownerId: job.ownerId };
  const row = await transaction
    .selectFrom('applications as a')
    .leftJoin('cvs as c', 'c.id', 'a.cv_id')
    .leftJoin('application_notes as n', (join) =>
      join.onRef('n.application_id', '=', 'a.id').on('n.author_id', '=', poster.id),
    )
    .select([
      'a.full_name',
      'a.email',
      'a.phone',
      'a.location',
      'a.bio',
      'a.skills',
      'a.experience',
      'a.cover_note',
      'a.answers',
    ])
    .select(['c.id as cv_id', 'c.name as cv_name', 'c.size_bytes', 'n.body as note', 'n.is_shared'])
    .where('a.id', '=', id)
    .executeTakeFirstOrThrow();
  const steps = await transaction
    .selectFrom('application_events')
    .select(['id', 'status', 'created_at', 'actor_id', 'message_subject', 'message'])
    .where('application_id', '=', id)
    .orderBy('id')
    .execute();
  const sent = { ...toProfile(row), ...toWritten(row) };
  const redactText = (text: string) => (isUnnamed ? redactPerson(text, sent) : text);
  const letters = mayShareNotes(poster) ? await selectLetters(transaction, id) : [];
  const moves = mayShareNotes(poster) ? await selectStageMoves(transaction, id) : [];
  return {
    profile: isUnnamed ? withoutPerson(sent, fullName) : sent,
    history: [
      ...steps.map((step) => ({
        id: step.id,
        status: step.status,
        stage: null,
        at: isUnnamed && step.status === 'sent' ? sentAt : step.created_at,
        by: describeActor(step, people),
        message:
          step.message === null
            ? null
            : { subject: redactText(step.message_subject ?? ''), body: redactText(step.message) },
      })),
      ...moves.map(({ id: move, stage_name: stage, moved_at: at, actor_id }) => ({
        id: `stage-${move}`,
        status,
        stage,
        at,
        by: describeActor({ actor_id, status }, people),
        message: null,
      })),
    ].sort((one, other) => one.at.getTime() - other.at.getTime()),
    note: { body: row.note ?? '', isPrivate: row.is_shared === false, mayShare: mayShareNotes(poster) },
    sharedNotes: mayShareNotes(poster) ? await selectSharedNotes(transaction, poster, id) : [],
    letters: letters.map((letter) => {
      const letterText = {
        isReply: letter.isReply,
        subject: redactText(letter.subject),
        body: redactText(letter.body),
      };
      // Email addresses and file names reveal the person.
      const from = isUnnamed
        ? {
            senderAddress: letter.senderAddress && HIDDEN,
            files: letter.files.map(() => ({ id: null, name: HIDDEN })),
            refusedFiles: letter.refusedFiles.map((file) => ({ ...file, name: HIDDEN })),
          }
        : {};
      return { ...letter, ...from, ...fillLetter(letterText, isUnnamed ? null : sent.fullName) };
    }),
  };
}

const HIDDEN = '[hidden]';

const selectStageMoves = (transaction: Transaction<DB>, id: string) =>
  transaction
    .selectFrom('stage_moves')
    .select(['id', 'stage_name', 'moved_at', 'actor_id'])
    .where('application_id', '=', id)
    .orderBy('id')
    .execute();

async function selectSharedNotes(transaction: Transaction<DB>, poster: Poster, id: string): Promise<SharedNote[]> {
  const rows = await transaction
    .selectFrom('application_notes as n')
    .leftJoin('profiles as p', 'p.id', 'n.author_id')
    .select(['n.id', 'n.body', 'n.updated_at', 'n.author_name', 'p.full_name'])
    .where('n.application_id', '=', id)
    .where('n.is_shared', '=', true)
    .where(sql<boolean>`n.author_id IS DISTINCT FROM ${poster.id}`)
    .orderBy('n.updated_at')
    .orderBy('n.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    body: row.body,
    at: row.updated_at,
    author: row.full_name ?? row.author_name ?? '',
  }));
}

type People = { poster: Poster; candidateId: string | null; ownerId: string | null };
/** Steps that only the applicant can take. */
const APPLICANT_STEPS: readonly ApplicationStatus[] = ['sent', 'withdrawn'];

function describeActor(
  { actor_id: actorId, status }: { actor_id: string | null; status: ApplicationStatus },
  { poster, candidateId, ownerId }: People,
): HistoryStep['by'] {
  // A guest acts without an account.
  if (actorId === null) return candidateId === null && APPLICANT_STEPS.includes(status) ? 'candidate' : 'unknown';
  if (actorId === poster.id) return 'you';
  if (actorId === candidateId) return 'candidate';
  return actorId === ownerId ? 'employer' : 'agency';
}

async function selectNeighbours(transaction: Transaction<DB>, { id, job }: ReceivedApplication): Promise<Neighbours> {
  if (!job.id) return { newer: null, older: null };
  const next = (comparison: RawBuilder<unknown>, order: RawBuilder<unknown>) =>
    sql`(SELECT a.id FROM applications AS a WHERE a.job_id = ${job.id} AND (a.sent_at, a.id) ${comparison} (here.sent_at, here.id)
         ORDER BY a.sent_at ${order}, a.id ${order} LIMIT 1)`;
  const { rows } = await sql<Neighbours>`
    SELECT ${next(sql`>`, sql`ASC`)} AS newer, ${next(sql`<`, sql`DESC`)} AS older
    FROM applications AS here WHERE here.id = ${id}`.execute(transaction);
  return rows[0] ?? { newer: null, older: null };
}
