import type { ReactNode } from 'react';
import { href, Link } from 'react-router';
import { Heading } from '#app/ui/content/heading.tsx';
import { Panel } from '#app/ui/content/panel.tsx';
import { countOf } from '#domain/text/counts.ts';
import type { ShownAlert } from '../schema.ts';

const STATES: Record<ShownAlert['state'], string> = {
  asked: 'Not confirmed yet.',
  confirmed: 'On.',
  paused: 'Paused. We won’t email you jobs posted while it’s paused.',
  ended: 'Stopped. You won’t get any more of these emails.',
};

export function AlertEntry({ alert, children }: { alert: ShownAlert; children: ReactNode }) {
  const { name, description, search, state, endsOn, isEnding, newJobs } = alert;
  const isRunning = state === 'confirmed' || state === 'paused';
  return (
    <li>
      <Panel>
        <Heading level={2} size="item" className="break-words">
          {name ?? description}
        </Heading>
        {name !== null && name.toLowerCase() !== description.toLowerCase() && (
          <p className="mt-1 break-words">{description}</p>
        )}
        <p className="mt-1 text-ink-soft">
          {STATES[state]} {isRunning && endsOn && `Ends on ${endsOn}${isEnding ? ' unless you keep it' : ''}.`}
        </p>
        <p className="mt-1">
          <Link to={href('/jobs') + search} className="link inline-flex min-h-6 items-center pointer-coarse:min-h-11">
            {newJobs > 0 ? `${countOf(newJobs, 'new job')} in the last 7 days` : 'See this search on the board'}
          </Link>
        </p>
        {children}
      </Panel>
    </li>
  );
}
