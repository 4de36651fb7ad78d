import { type RawBuilder, sql } from 'kysely';
import type { Candidate } from '#app/features/core/accounts/policy.ts';
import type { Database } from '#db/connections/client.server.ts';
import { answersTo, type ConsentOutcome } from '#domain/introduction/introduction.ts';
import { formatLongDate } from '#domain/time/dates.ts';
import { hashToken, isPathToken } from '#platform/token/token.server.ts';
import type { IntroductionLink } from '../policy.ts';
import type { OwnIntroduction } from '../schema.ts';

const MOST = 100;

type Row = {
  id: string;
  clientName: string;
  purpose: string;
  jobTitle: string;
  consent: ConsentOutcome;
  saidAt: Date;
  madeAt: Date | null;
};

/** Excludes introductions that are only prepared: not made, and the candidate was not asked. */
const select = (condition: RawBuilder<unknown>) => sql<Row>`
  SELECT i.id, i.client_name AS "clientName", i.purpose, a.job_title AS "jobTitle", said.outcome AS consent, said.made_at AS "saidAt",
         (SELECT e.made_at FROM introduction_entries AS e WHERE e.introduction_id = i.id AND e.kind = 'introduced') AS "madeAt"
  FROM introductions AS i JOIN applications AS a ON a.id = i.application_id
  CROSS JOIN LATERAL (SELECT e.outcome, e.made_at FROM introduction_entries AS e
                      WHERE e.introduction_id = i.id AND e.kind = 'consent' ORDER BY e.sequence DESC LIMIT 1) AS said
  WHERE ${condition} ORDER BY i.created_at DESC, i.id LIMIT ${MOST}`;

const show = ({ saidAt, madeAt, ...row }: Row): OwnIntroduction => ({
  ...row,
  saidOn: formatLongDate(saidAt),
  madeOn: madeAt && formatLongDate(madeAt),
  answers: answersTo(row.consent),
});

export const listOwnIntroductions = ({ asActor }: Pick<Database, 'asActor'>, { id }: Candidate) =>
  asActor(id, async (transaction) => {
    const { rows } = await select(sql`a.candidate_id = ${id}`).execute(transaction);
    return rows.map(show);
  });

/** @param applicationId proven by a guest's link */
export const listIntroductionsOfGuest = ({ asSystem }: Pick<Database, 'asSystem'>, applicationId: string) =>
  asSystem(async (transaction) => {
    const { rows } = await select(sql`a.id = ${applicationId}`).execute(transaction);
    return rows.map(show);
  });

/** @returns null for a link that has expired, was replaced or never existed */
export async function findLink(
  { asSystem }: Pick<Database, 'asSystem'>,
  token: string,
): Promise<IntroductionLink | null> {
  if (!isPathToken(token)) return null;
  const tokenHash = hashToken(token);
  const { rows } = await asSystem((transaction) =>
    sql<{ id: string | null }>`SELECT app.find_introduction_link(${tokenHash}) AS id`.execute(transaction),
  );
  const introductionId = rows[0]?.id;
  return introductionId ? ({ introductionId, tokenHash } as IntroductionLink) : null;
}

export const findByLink = ({ asSystem }: Pick<Database, 'asSystem'>, { introductionId }: IntroductionLink) =>
  asSystem(async (transaction) => {
    const { rows } = await select(sql`i.id = ${introductionId}`).execute(transaction);
    return rows[0] ? show(rows[0]) : null;
  });
