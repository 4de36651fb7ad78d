/** A part of a page that failed to load, with a retry link that needs no scripts. */
import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { Heading } from '#app/ui/content/heading.tsx';

type ErrorStateProps = {
  title: ReactNode;
  children?: ReactNode;
  headingLevel?: 2 | 3;
} & ({ retryHref: string; onRetry?: never } | { onRetry: () => void; retryHref?: never; isRetrying?: boolean });

export function ErrorState({ title, children, headingLevel = 2, ...retry }: ErrorStateProps) {
  return (
    <div role="alert" className="border-line border-y border-l-4 border-l-signal py-8 pl-6 sm:py-10 sm:pl-8">
      <Heading level={headingLevel} size="item">
        {title}
      </Heading>
      {children && <div className="measure mt-2 text-ink-soft">{children}</div>}
      <div className="mt-6">
        {retry.retryHref === undefined ? (
          <Button type="button" variant="secondary" onClick={retry.onRetry} isLoading={retry.isRetrying ?? false}>
            Try again
          </Button>
        ) : (
          <a href={retry.retryHref} className={buttonClass({ variant: 'secondary' })}>
            <RotateCw aria-hidden="true" />
            Try again
          </a>
        )}
      </div>
    </div>
  );
}
