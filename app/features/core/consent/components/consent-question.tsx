import { Fragment } from 'react';
import { href } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { hasLegalPage } from '#domain/site/site.ts';
import { CONSENT_BANNER } from '../schema.ts';
import { ConsentChoices } from './consent-choices.tsx';

/** Two paragraphs, because a single one could be the largest text on a small screen and delay the measured page load. */
const QUESTION = [
  'We use essential cookies to make this site work.',
  'If you agree, we’ll also count how people use its pages.',
];
const PRIVACY_QUESTION = [
  'Your browser sends a do-not-track signal, so analytics are off.',
  'You can still choose here.',
];

const POLICIES = [
  { slug: 'cookie-policy', to: href('/cookie-policy'), name: 'cookie policy' },
  { slug: 'privacy-policy', to: href('/privacy-policy'), name: 'privacy policy' },
] as const;

export function ConsentQuestion() {
  const policies = POLICIES.filter(({ slug }) => hasLegalPage(slug));
  return (
    <>
      <h2 id="consent-banner-title" className="mb-1 font-display font-medium text-lg">
        Cookies: you choose
      </h2>
      {QUESTION.map((sentence) => (
        <p key={sentence} className="text-ink-soft group-data-left-alone/banner:hidden">
          {sentence}
        </p>
      ))}
      {PRIVACY_QUESTION.map((sentence) => (
        <p key={sentence} className="hidden text-ink-soft group-data-left-alone/banner:block">
          {sentence}
        </p>
      ))}
      {policies.length > 0 && (
        <p className="text-ink-soft">
          Read more in the{' '}
          {policies.map(({ slug, to, name }, index) => (
            <Fragment key={slug}>
              {index > 0 && ' and the '}
              <a href={to} className="link">
                {name}
              </a>
            </Fragment>
          ))}
          .
        </p>
      )}
      <form method="post" action={href('/cookie-settings')} className="mt-3">
        <div className="hidden group-data-choosing/banner:block">
          <ConsentChoices idPrefix={CONSENT_BANNER} consent={null} />
        </div>
        {/* They stay in sight while the choices scroll, unless the screen is too low for both. */}
        <div className="grid grid-cols-2 gap-2 border-line bg-surface pb-[max(1rem,env(safe-area-inset-bottom))] group-data-choosing/banner:mt-2 group-data-choosing/banner:border-t group-data-choosing/banner:pt-3 lg:pb-5 [@media(min-height:30rem)]:sticky [@media(min-height:30rem)]:bottom-0">
          <Button type="submit" name="choice" value="accept" variant="secondary">
            Accept all
          </Button>
          <Button type="submit" name="choice" value="reject" variant="secondary">
            Reject all
          </Button>
          <Button
            type="submit"
            name="choice"
            value="save"
            variant="secondary"
            className="col-span-2 not-group-data-choosing/banner:hidden"
          >
            Save choices
          </Button>
          <Button type="button" variant="quiet" className="col-span-2 group-data-choosing/banner:hidden">
            Choose
          </Button>
        </div>
      </form>
    </>
  );
}
