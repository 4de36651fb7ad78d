/** What the home page shows, as it travels to it. */
import type { Person } from '#db/content/team.ts';
import type { Picture } from '#domain/picture/picture.ts';

/** A person of the agency, with the picture that their item names. */
export type ShownPerson = Omit<Person, 'portrait'> & { portrait: Picture | null };

/** Of one's own. */
export type StartRow = { href: string; title: string; text: string; reason?: string };

export type OwnStart =
  | {
      kind: 'candidate';
      /** The newest of `total`. */
      applications: readonly StartRow[];
      total: number;
      /** Suggested, each with its reason; where nothing can be, the newest that the candidate has not decided about. */
      jobs: readonly StartRow[];
      areSuggested: boolean;
      profile: { done: number; of: number };
    }
  /** The newest that have not been opened. */
  | { kind: 'employer'; applications: readonly StartRow[] };
