import { href, Link } from 'react-router';
import { ButtonLink } from '#app/ui/button.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { introductionHref, type ShownIntroduction, type ShownRule } from '../schema.ts';
import { Checklist } from './checklist.tsx';
import { describeState, IntroductionStatus } from './introduction-status.tsx';

export type IntroductionsOfApplicationProps = {
  applicationId: string;
  introductions: readonly (ShownIntroduction & { rules: readonly ShownRule[] })[];
  mayOpen: boolean;
  /** Today in London, as YYYY-MM-DD. */
  today: string;
};

export function IntroductionsOfApplication(props: IntroductionsOfApplicationProps) {
  const { applicationId, introductions, mayOpen, today } = props;
  return (
    <section aria-labelledby="introductions-heading" className="space-y-4">
      <Heading level={2} size="item" id="introductions-heading">
        Introductions
      </Heading>
      {introductions.length > 0 && (
        <ul className="divide-y divide-line border-line border-y">
          {introductions.map(({ rules, ...introduction }) => (
            <li key={introduction.id} className="space-y-1 py-2.5 [overflow-wrap:anywhere]">
              <Link to={introductionHref(introduction.id)} className="link block font-medium">
                {introduction.clientName}
              </Link>
              <IntroductionStatus introduction={introduction} />
              <p className="text-ink-soft text-sm">{describeState(introduction)}</p>
              {(introduction.state === 'open' || introduction.state === 'ready') && (
                <details>
                  <summary className="link inline-flex min-h-11 cursor-pointer items-center text-sm">Checklist</summary>
                  <Checklist introduction={introduction} rules={rules} today={today} headingLevel={3} />
                </details>
              )}
            </li>
          ))}
        </ul>
      )}
      {mayOpen && (
        <ButtonLink
          to={href('/admin/applications/:id/introduction', { id: applicationId })}
          variant="secondary"
          size="sm"
        >
          Introduce to a client
        </ButtonLink>
      )}
    </section>
  );
}
