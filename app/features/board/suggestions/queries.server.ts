/** Suggestions are computed on request and not stored. */

import { sql } from 'kysely';
import type { Candidate } from '#app/features/core/accounts/policy.ts';
import type { Database, Queries } from '#db/connections/client.server.ts';
import { type PublicJob, type PublicJobRow, toPublicJob } from '#domain/job/fields.ts';
import { type Grounds, writeReason } from '#domain/suggestion/reasons.ts';
import { skillFinder } from '#domain/swipe/reasons.ts';
import { formatShortDate } from '#domain/time/dates.ts';
import type { Suggestions } from './schema.ts';

const MOST_SUGGESTIONS = 6;

/**
 * Jobs similar to liked ones come first, then those that match the profile. Within each, near jobs come before remote ones, then more
 * matching skills before fewer. Only the first of one title at one company is included.
 */
export function findSuggestions(
  { asActor }: Pick<Database, 'asActor'>,
  { id }: Candidate,
  limit = MOST_SUGGESTIONS,
): Promise<Suggestions> {
  return asActor(id, async (transaction) => {
    const { skills, location, wants_suggestions } = await transaction
      .selectFrom('profiles')
      .select(['skills', 'location', 'wants_suggestions'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    if (!wants_suggestions) return { isOn: false };
    const rows = await findRows(transaction, skills, location ?? '');
    const suggestions = orderByGrounds(rows.flatMap(withGrounds(skillFinder(skills))));
    const jobs = suggestions.slice(0, limit).map(({ job, grounds }) => ({
      id: job.id,
      title: job.title,
      company: job.company,
      location: job.location,
      salary: job.salary,
      postedOn: formatShortDate(job.createdAt),
      reason: writeReason(grounds),
    }));
    return { isOn: true, jobs, lacks: await findLack(transaction, id, { skills, location }) };
  });
}

type Row = PublicJobRow & {
  kind: Grounds['kind'];
  liked_title: string | null;
  liked_company: string | null;
  has_applied: boolean | null;
  miles: number | null;
  from_place: string | null;
  to_place: string | null;
};

async function findRows(transaction: Queries, skills: string[], place: string): Promise<Row[]> {
  const { rows } = await sql<Row>`
    SELECT (found.job).*, found.kind, found.liked_title, found.liked_company, found.has_applied, found.miles, found.from_place, found.to_place
    FROM find_suggested_jobs(_skills => ${skills}::text[], _place => ${place}) AS found
  `.execute(transaction);
  return rows;
}

type Suggestion = { job: PublicJob; grounds: Grounds };

/** Empty if the advert only denies the skill: 'No forklift licence needed'. */
function withGrounds(findSkills: (text: string) => string[]) {
  return (row: Row): Suggestion[] => {
    const { kind, liked_title: title, liked_company: company, has_applied, miles, from_place, to_place } = row;
    const job = toPublicJob(row);
    const distance = { miles: miles ?? 0, fromPlace: from_place ?? '', toPlace: to_place ?? '' };
    if (kind === 'liked_near' || kind === 'liked_home') {
      return title && company
        ? [{ job, grounds: { kind, title, company, hasApplied: has_applied ?? false, ...distance } }]
        : [];
    }
    const skills = findSkills([job.title, job.requirements, job.description].join('\n'));
    return skills.length > 0 ? [{ job, grounds: { kind, skills, ...distance } }] : [];
  };
}

const KINDS: readonly Grounds['kind'][] = ['liked_near', 'liked_home', 'skill_near', 'skill_home'];

function orderByGrounds(suggestions: Suggestion[]): Suggestion[] {
  const skillsOf = ({ grounds }: Suggestion) => ('skills' in grounds ? grounds.skills.length : 0);
  const rankOf = ({ grounds }: Suggestion) => KINDS.indexOf(grounds.kind);
  const ordered = suggestions.toSorted((one, other) => rankOf(one) - rankOf(other) || skillsOf(other) - skillsOf(one));
  const nameOf = ({ job }: Suggestion) => `${job.title}\n${job.company}`.toLowerCase();
  return ordered.filter((each, n) => ordered.findIndex((other) => nameOf(other) === nameOf(each)) === n);
}

async function findLack(
  transaction: Queries,
  id: string,
  { skills, location }: { skills: string[]; location: string | null },
): Promise<'everything' | 'place' | null> {
  const like = await transaction.selectFrom('liked_jobs').select('id').where('user_id', '=', id).executeTakeFirst();
  if (like) return null;
  if (skills.length === 0) return 'everything';
  return location ? null : 'place';
}
