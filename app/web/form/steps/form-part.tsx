import type { ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { headingIdOf, type Steps } from './use-steps.ts';

type FormPartProps = {
  steps: Pick<Steps, 'id' | 'isStepped' | 'current' | 'count'>;
  /** Counts from 0. */
  index: number;
  title: string;
  headingLevel: 2 | 3;
  children: ReactNode;
};

export function FormPart({
  steps: { id, isStepped, current, count },
  index,
  title,
  headingLevel,
  children,
}: FormPartProps) {
  const Title = `h${headingLevel}` as const;
  return (
    <fieldset data-part={index} hidden={isStepped && index !== current} className="min-w-0">
      <legend className={classNames('mb-4 w-full pb-2', !isStepped && 'border-line border-b')}>
        <Title id={headingIdOf(id, index)} tabIndex={-1} className="rounded-sm font-display font-medium text-xl">
          {isStepped && (
            <span className="mb-1 block font-normal font-sans text-ink-soft text-sm tracking-normal">
              Step {index + 1} of {count}
            </span>
          )}
          {title}
        </Title>
        {isStepped && (
          <span aria-hidden="true" className="-mb-2 mt-3 grid auto-cols-fr grid-flow-col gap-1.5">
            {Array.from({ length: count }, (_, part) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the steps are these, in this order
              <span key={part} className={part <= index ? 'h-1 rounded-sm bg-brand' : 'h-1 rounded-sm bg-line'} />
            ))}
          </span>
        )}
      </legend>
      <div className="grid gap-5 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}

/** Optional fields, collapsed where space is short. Opens if it contains an error. */
export function Fold({ summary, isOpen, children }: { summary: ReactNode; isOpen: boolean; children: ReactNode }) {
  return (
    <details open={isOpen} className="group min-w-0 sm:col-span-2">
      <summary className="flex min-h-11 items-center gap-2 rounded-sm py-1.5 font-semibold text-brand [&::-webkit-details-marker]:hidden">
        <span
          aria-hidden="true"
          className="size-2 shrink-0 -rotate-45 border-current border-r-2 border-b-2 transition-transform group-open:rotate-45"
        />
        <span className="min-w-0">{summary}</span>
      </summary>
      <div className="mt-3 grid gap-5 sm:grid-cols-2">{children}</div>
    </details>
  );
}
