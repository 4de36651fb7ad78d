/** What the set-up shows. */

/** A step of the set-up, in its order. `href`: where it is done. */
export type SetUpStep = { key: string; title: string; text: string; href: string; isDone: boolean; isNeeded: boolean };

export type SetUp =
  /** The site is in public: there is nothing to set up. */
  | { kind: 'launched' }
  /** The site has no administrator yet: the token makes its owner. */
  | { kind: 'owner' }
  /** For administrators only. */
  | { kind: 'sign_in' }
  /** Staff who are signed in, and have to add a passkey before they work (/admin/settings). */
  | { kind: 'passkey' }
  | { kind: 'steps'; steps: readonly SetUpStep[]; blockers: readonly string[] };
