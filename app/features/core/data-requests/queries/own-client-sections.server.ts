import { sql } from 'kysely';
import type { OwnDataKey } from '#domain/data-request/own-data.ts';
import { by, type Owner, type Section } from './own-data-rows.server.ts';

const isAbout = ({ id, email }: Owner) =>
  sql`(a.candidate_id = ${id} OR a.candidate_id IS NULL AND a.email = ${email})`;

export const CLIENT_SECTIONS = {
  shortlists: {
    tables: ['shortlists', 'shortlist_entries'],
    rows: (owner) => sql`
      SELECT ${by(sql`s.created_at`, sql`s.id::text || a.id`)} AS k, a.id AS "application", a.job_title AS "job", c.name AS "company",
             e.headline AS "shownAs", e.place AS "shownPlace", e.skills AS "shownSkills", e.note AS "ourWords", s.created_at AS "shownAt",
             s.expires_at AS "shownUntil", s.revoked_at AS "withdrawnAt", e.answer, e.comment, e.answered_at AS "answeredAt"
      FROM applications AS a JOIN shortlist_entries AS e ON e.application_id = a.id JOIN shortlists AS s ON s.id = e.shortlist_id
        JOIN clients AS c ON c.id = s.client_id
      WHERE ${isAbout(owner)}`,
  },
  placements: {
    tables: ['placements'],
    rows: (owner) => sql`
      SELECT ${by(sql`p.created_at`, sql`p.id`)} AS k, a.id AS "application", p.job_title AS "job", c.name AS "company",
             p.starts_on::text AS "start", p.pay_pence AS "yearlyPayInPence", p.ended_on::text AS "ended"
      FROM applications AS a JOIN placements AS p ON p.application_id = a.id JOIN clients AS c ON c.id = p.client_id
      WHERE ${isAbout(owner)}`,
  },
} as const satisfies Partial<Record<OwnDataKey, Section>>;
