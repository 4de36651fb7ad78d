import type { ComponentProps } from 'react';

/** The browser's own file picker, with a button that looks like ours. */
export function FileInput(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return (
    <input
      {...props}
      type="file"
      className="min-h-11 w-full min-w-0 rounded-sm text-ink-soft text-sm file:mr-3 file:min-h-11 file:cursor-pointer file:rounded-md file:border file:border-control file:bg-surface file:px-4 file:font-semibold file:text-base file:text-ink hover:file:border-ink"
    />
  );
}
