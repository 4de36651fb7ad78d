import type { Person } from '#db/content/team.ts';
import type { Picture } from '#domain/picture/picture.ts';

export type ShownPerson = Omit<Person, 'portrait'> & { portrait: Picture | null };

export type StartRow = { href: string; title: string; text: string; reason?: string };

export type OwnStart =
  | {
      kind: 'candidate';
      applications: readonly StartRow[];
      total: number;
      /** Suggested jobs with reasons; if there are none, the newest jobs that the candidate has not decided on. */
      jobs: readonly StartRow[];
      areSuggested: boolean;
      profile: { done: number; of: number };
    }
  | { kind: 'employer'; applications: readonly StartRow[] };
