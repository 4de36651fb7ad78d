export type SetUpStep = {
  key: string;
  title: string;
  text: string;
  links: readonly { label: string; href: string }[];
  isDone: boolean;
  isNeeded: boolean;
};

/** `warning`: the site works, but a person should look. `unknown`: the check could not find out. */
export const CHECK_STATES = ['fault', 'warning', 'unknown', 'ok'] as const;
export type CheckState = (typeof CHECK_STATES)[number];

export type CheckGroup = 'agency' | 'pages' | 'mail' | 'running';

export type Mend = { label: string; href: string };

export type CheckResult = {
  id: string;
  group: CheckGroup;
  title: string;
  state: CheckState;
  /** One or two sentences, never empty. */
  text: string;
  mend: Mend | null;
};

export type SetUp =
  | { kind: 'launched' }
  /** The site has no administrator yet: the token creates its owner. */
  | { kind: 'owner' }
  | { kind: 'sign_in' }
  | { kind: 'passkey' }
  | {
      kind: 'steps';
      steps: readonly SetUpStep[];
      checks: readonly CheckResult[];
      isChecking: boolean;
      blockers: readonly string[];
    };

/** Kinds of data that are deleted by age. Their deletion may wait for an administrator (docs/operate/retention.md). */
export const DELETION_KINDS = ['enquiries', 'applications', 'people', 'accounts', 'alerts', 'records'] as const;
export type DeletionKind = (typeof DELETION_KINDS)[number];

export type ShownDeletions = {
  heldDeletions: readonly { kind: DeletionKind; due: number; total: number; since: string }[];
  jump: string | null;
};
