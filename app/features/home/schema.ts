/** What the home page shows of one's own, as it travels to it. */
export type StartRow = { href: string; title: string; text: string };

export type OwnStart =
  | {
      kind: 'candidate';
      /** The newest of `total`. */
      applications: readonly StartRow[];
      total: number;
      /** The newest that the candidate has not decided about. */
      jobs: readonly StartRow[];
      profile: { done: number; of: number };
    }
  /** The newest that have not been opened. */
  | { kind: 'employer'; applications: readonly StartRow[] };
