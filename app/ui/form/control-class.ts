export const CONTROL_CLASS =
  'block w-full min-w-0 rounded-md border border-control bg-surface text-base text-ink transition-colors ' +
  'hover:border-ink-soft focus-visible:outline-offset-0 aria-invalid:border-signal aria-invalid:inset-ring ' +
  'aria-invalid:inset-ring-signal disabled:bg-sunken disabled:text-ink-faint';
