/** The rows of the inspection pack, by paragraph of the schedules (domain/introduction/record-schedules.ts). */
import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { ENGAGEMENT_NAMES, type Engagement } from '#domain/introduction/introduction.ts';
import { OWN_CONSENT_METHODS } from '#domain/introduction/rules/consent.ts';
import { INTRODUCTION_RULES } from '#domain/introduction/rules.ts';
import { AUTHORITY_WAY_NAMES, type AuthorityWay } from '#domain/job/hirer-authority.ts';
import { BASIS_NAMES, type JobBasis } from '#domain/job/job.ts';

/** One introduction with the stored data of both sides. Empty values were never stored, or were erased. */
type Introduced = {
  id: string;
  candidate: string | null;
  email: string | null;
  phone: string | null;
  location: string | null;
  skills: string[] | null;
  experience: string | null;
  cv: string | null;
  sentOn: string | null;
  withdrawnOn: string | null;
  offeredOn: string | null;
  client: string;
  purpose: string;
  engagement: Engagement;
  introducedOn: string | null;
  jobTitle: string | null;
  jobLocation: string | null;
  basis: JobBasis | null;
  requirements: string | null;
  authorityHow: AuthorityWay | null;
  authorityBy: string | null;
  authorityOn: string | null;
};

type Check = {
  id: string;
  sequence: string;
  kind: keyof typeof INTRODUCTION_RULES;
  outcome: string;
  method: string | null;
  checkedOn: string | null;
  followUpOn: string | null;
  madeAt: Date;
  by: string | null;
  note: string | null;
};

export type PackTable = { header: string[]; rows: string[][] };
type PartKey = `${4 | 5}.${number}`;

export async function readPackTables(transaction: Transaction<DB>): Promise<Partial<Record<PartKey, PackTable>>> {
  const introductions = await selectIntroductions(transaction);
  const checks = await selectChecks(transaction);
  const byId = new Map(introductions.map((each) => [each.id, each]));
  const enquiriesOf = (kinds: readonly string[]) =>
    checks.filter(({ kind }) => kinds.includes(kind)).map((check) => toEnquiry(check, byId.get(check.id)));
  const table = (header: string[], cellsOf: (row: Introduced) => (string | null)[]): PackTable => ({
    header: ['Introduction', ...header],
    rows: introductions.map((row) => [row.id, ...cellsOf(row).map((cell) => cell ?? '')]),
  });
  const engagements = table(['Candidate', 'Hirer', 'Position', 'Kind', 'Offered on'], (row) => [
    row.candidate,
    row.client,
    row.purpose,
    ENGAGEMENT_NAMES[row.engagement],
    row.offeredOn,
  ]);
  return {
    '4.1': table(['Candidate', 'Application received'], (row) => [row.candidate, row.sentOn]),
    '4.2': table(['Candidate', 'Email', 'Phone', 'Location', 'Date of birth'], (row) => [
      row.candidate,
      row.email,
      row.phone,
      row.location,
      '',
    ]),
    '4.4': table(['Candidate', 'Skills', 'Experience', 'CV'], (row) => [
      row.candidate,
      row.skills?.join(', ') ?? '',
      row.experience,
      row.cv,
    ]),
    '4.6': table(['Candidate', 'Hirer', 'Position', 'Introduced on'], (row) => [
      row.candidate,
      row.client,
      row.purpose,
      row.introducedOn,
    ]),
    '4.7': engagements,
    '4.9': table(['Candidate', 'Withdrawn on'], (row) => [row.candidate, row.withdrawnOn]),
    '4.11': {
      header: ENQUIRY_HEADER,
      rows: enquiriesOf(['consent', 'identity', 'experience', 'authorisation', 'right_to_work', 'suitability']),
    },
    '5.3': table(['Hirer', 'Position', 'Job', 'Place'], (row) => [
      row.client,
      row.purpose,
      row.jobTitle,
      row.jobLocation,
    ]),
    '5.4': table(['Hirer', 'Position', 'Kind', 'Advertised as'], (row) => [
      row.client,
      row.purpose,
      ENGAGEMENT_NAMES[row.engagement],
      row.basis && BASIS_NAMES[row.basis],
    ]),
    '5.5': table(['Hirer', 'Position', 'Requirements'], (row) => [row.client, row.purpose, row.requirements]),
    '5.8': table(['Hirer', 'Position', 'Candidate', 'Introduced on'], (row) => [
      row.client,
      row.purpose,
      row.candidate,
      row.introducedOn,
    ]),
    '5.9': {
      header: ENQUIRY_HEADER,
      rows: [...introductions.flatMap(toAuthority), ...enquiriesOf(['suitability'])],
    },
    '5.10': engagements,
  };
}

const ENQUIRY_HEADER = [
  'Introduction',
  'Entry',
  'Candidate',
  'Hirer',
  'Enquiry',
  'Result',
  'How',
  'Made on',
  'Again by',
  'Recorded at',
  'By',
  'Note',
];

function toEnquiry(check: Check, row: Introduced | undefined): string[] {
  const { methods, name } = INTRODUCTION_RULES[check.kind];
  const method = check.method ? (OWN_CONSENT_METHODS[check.method] ?? methods[check.method] ?? check.method) : '';
  return [
    check.id,
    check.sequence,
    row?.candidate ?? '',
    row?.client ?? '',
    name,
    check.outcome.replaceAll('_', ' '),
    method,
    check.checkedOn ?? '',
    check.followUpOn ?? '',
    check.madeAt.toISOString(),
    check.by ?? '',
    check.note ?? '',
  ];
}

/** Regulation 27(2): the person who authorised the hirer's advert. */
function toAuthority(row: Introduced): string[][] {
  if (!row.authorityHow) return [];
  const { id, client, authorityHow, authorityBy, authorityOn } = row;
  const method = AUTHORITY_WAY_NAMES[authorityHow];
  return [
    [id, '', '', client, 'Authority of the hirer', 'given', method, authorityOn ?? '', '', '', authorityBy ?? '', ''],
  ];
}

async function selectIntroductions(transaction: Transaction<DB>): Promise<Introduced[]> {
  const { rows } = await sql<Introduced>`
    SELECT i.id, coalesce(a.full_name, d.body::jsonb ->> 'candidate') AS candidate, a.email::text AS email, a.phone, a.location, a.skills,
           a.experience, c.name AS cv, i.client_name AS client, i.purpose, i.engagement, a.job_title AS "jobTitle",
           a.job_location AS "jobLocation", j.basis, j.requirements, h.how AS "authorityHow", h.given_by AS "authorityBy",
           h.given_on::text AS "authorityOn", (a.sent_at AT TIME ZONE 'Europe/London')::date::text AS "sentOn",
           (SELECT max(e.created_at AT TIME ZONE 'Europe/London')::date::text FROM application_events AS e
            WHERE e.application_id = a.id AND e.status = 'withdrawn') AS "withdrawnOn",
           (SELECT max(e.created_at AT TIME ZONE 'Europe/London')::date::text FROM application_events AS e
            WHERE e.application_id = a.id AND e.status = 'offered') AS "offeredOn",
           (SELECT (e.made_at AT TIME ZONE 'Europe/London')::date::text FROM introduction_entries AS e
            WHERE e.introduction_id = i.id AND e.kind = 'introduced') AS "introducedOn"
    FROM introductions AS i LEFT JOIN introduction_entries AS o ON o.introduction_id = i.id AND o.kind = 'opened'
    LEFT JOIN introduction_details AS d ON d.sequence = o.sequence LEFT JOIN applications AS a ON a.id = i.application_id
    LEFT JOIN cvs AS c ON c.id = a.cv_id LEFT JOIN jobs AS j ON j.id = a.job_id LEFT JOIN hirer_authorities AS h ON h.job_id = j.id
    ORDER BY o.sequence`.execute(transaction);
  return rows;
}

async function selectChecks(transaction: Transaction<DB>): Promise<Check[]> {
  const { rows } = await sql<Check>`
    SELECT e.introduction_id AS id, e.sequence::text, e.kind, e.outcome, e.method, e.checked_on::text AS "checkedOn",
           e.follow_up_on::text AS "followUpOn", e.made_at AS "madeAt", d.body::jsonb ->> 'by' AS "by", d.body::jsonb ->> 'note' AS note
    FROM introduction_entries AS e LEFT JOIN introduction_details AS d USING (sequence)
    WHERE e.kind NOT IN ('opened', 'introduced') ORDER BY e.sequence`.execute(transaction);
  return rows;
}
