/** The data of the home page. */
import type { Person } from '#db/content/team.ts';
import type { Picture } from '#domain/picture/picture.ts';

/** A person of the agency with their picture. */
export type ShownPerson = Omit<Person, 'portrait'> & { portrait: Picture | null };

/** The person's own row. */
export type StartRow = { href: string; title: string; text: string; reason?: string };

export type OwnStart =
  | {
      kind: 'candidate';
      /** The newest of `total`. */
      applications: readonly StartRow[];
      total: number;
      /** Suggested jobs with reasons; if there are none, the newest jobs that the candidate has not decided on. */
      jobs: readonly StartRow[];
      areSuggested: boolean;
      profile: { done: number; of: number };
    }
  /** The newest unopened ones. */
  | { kind: 'employer'; applications: readonly StartRow[] };
