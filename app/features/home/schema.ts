/** What the home page shows of one's own, as it travels to it. */
export type StartRow = { href: string; title: string; text: string };

/** `total` counts all of which `rows` are the newest. */
type StartRows = { total: number; rows: readonly StartRow[] };

export type OwnStart =
  | {
      kind: 'candidate';
      applications: StartRows;
      /** The newest that the candidate has not decided about. */
      jobs: readonly StartRow[];
      profile: { done: number; of: number };
    }
  /** Applications that have not been opened. */
  | { kind: 'employer'; applications: StartRows };
