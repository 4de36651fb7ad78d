/** Includes records without an account that have the person's address. */
import { sql } from 'kysely';
import type { OwnDataKey } from '#domain/data-request/own-data.ts';
import { by, type Owner, type Section } from './own-data-rows.server.ts';

const isAbout = ({ id, email }: Owner) => sql`(p.account_id = ${id} OR p.account_id IS NULL AND p.email = ${email})`;

export const WORK_SECTIONS = {
  keyInformation: {
    tables: ['key_information'],
    rows: (owner) => sql`
      SELECT ${by(sql`k.created_at`, sql`k.id`)} AS k, k.version, k.engagement, k.contents, encode(k.sha256, 'hex') AS "fingerprintOfFile",
             k.created_at AS "writtenAt", k.sent_at AS "sentAt", k.given_at AS "givenAt", k.given_how AS "givenHow"
      FROM people AS p JOIN key_information AS k ON k.person_id = p.id WHERE ${isAbout(owner)}`,
  },
  assignments: {
    tables: ['assignments', 'qualifying_clocks', 'assignment_absences'],
    rows: (owner) => sql`
      SELECT ${by(sql`a.created_at`, sql`a.id`)} AS k, c.hirer, c.role, c.told_on::text AS "toldOfNewRoleOn", a.engagement,
             a.other_agency AS "throughAgency", a.starts_on::text AS "firstDay", a.ends_on::text AS "lastDay",
             a.likely_end_on::text AS "meantUntil", a.pay, a.pay_period AS "payPer", a.given_elsewhere_on::text AS "documentOnPaperOn",
             c.counted_from::text AS "countedFrom", c.qualifies_on::text AS "equalTreatmentFrom",
             c.reminded_for IS NOT NULL AS "consultantReminded", c.settled_for IS NOT NULL AS "termsSettled", a.created_at AS "savedAt",
             ARRAY(SELECT concat_ws(' ', o.reason, 'from', o.from_on, 'back on', o.back_on) FROM assignment_absences AS o
                   WHERE o.clock_id = c.id ORDER BY o.from_on) AS "away"
      FROM people AS p JOIN qualifying_clocks AS c ON c.person_id = p.id JOIN assignments AS a ON a.clock_id = c.id
      WHERE ${isAbout(owner)}`,
  },
} as const satisfies Partial<Record<OwnDataKey, Section>>;
