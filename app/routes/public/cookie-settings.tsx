/** The page makes changing a choice as easy as agreeing. */

import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Form, href, Link } from 'react-router';
import type { RouteHandle } from '#app/chrome/route-handle.ts';
import { pageHead } from '#app/chrome/seo/seo.ts';
import { giveConsent, readChoices, readDecision, watchDecision } from '#app/features/core/consent/client.ts';
import { ConsentChoices } from '#app/features/core/consent/components/consent-choices.tsx';
import { CurrentConsent } from '#app/features/core/consent/components/current-consent.tsx';
import { answerConsent, answerScript } from '#app/features/core/consent/form.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { Button } from '#app/ui/button.tsx';
import { PageHead } from '#app/ui/content/page-head.tsx';
import { cacheable } from '#app/web/caching/cacheable.server.ts';
import { type ConsentDecision, toConsent } from '#domain/consent.ts';
import { hasLegalPage } from '#domain/site/site.ts';
import type { Route } from './+types/cookie-settings';

export { formHeaders as headers } from '#app/web/form/headers.ts';

/** Only scripts can read the earlier choice. */
export const handle = { scripts: 'at_once' } satisfies RouteHandle;

export const middleware = [answerScript];

export const loader = () => cacheable(null);

export const action = (args: Route.ActionArgs) => answerConsent(args);

/** Takes effect on this device at once, online or not. */
export async function clientAction({ request }: Route.ClientActionArgs): Promise<ConsentDecision> {
  const choice = readChoices(await request.formData());
  await giveConsent(choice);
  return { consent: toConsent(choice), decidedAt: new Date(), receipt: null };
}

const page = unlistedText('/cookie-settings');

export const meta: Route.MetaFunction = ({ matches }) => pageHead(page, matches);

export default function CookieSettings({ actionData }: Route.ComponentProps) {
  const deviceDecision = useSyncExternalStore(watchDecision, readDecision, () => null);
  const notice = useRef<HTMLDivElement>(null);
  // The earlier choice is only known from the form's reply if JavaScript does not run.
  const decision = deviceDecision ?? actionData ?? null;
  useEffect(() => {
    if (actionData) notice.current?.focus();
  }, [actionData]);
  const hasAgreed = decision !== null && Object.values({ ...decision.consent, essential: false }).some(Boolean);
  return (
    <div className="wrap pt-4 pb-16">
      <PageHead trail={[{ label: page.name }]} title={page.name} />
      <div className="max-w-2xl">
        <p className="text-lg text-ink-soft">
          We always use essential cookies. We only use others if you agree, and delete them if you change your mind.
          {hasLegalPage('cookie-policy') && (
            <>
              {' '}
              The{' '}
              <Link to={href('/cookie-policy')} className="link">
                cookie policy
              </Link>{' '}
              lists them by name.
            </>
          )}
        </p>
        {actionData && (
          <div ref={notice} tabIndex={-1} className="mt-6 scroll-mt-6 rounded-md">
            <CurrentConsent decision={decision} isNew />
          </div>
        )}
        {/* By its id the banner, which asks the same, knows to stay away. */}
        <Form id="cookie-settings" method="post" action={href('/cookie-settings')} preventScrollReset className="mt-8">
          {/* What is ticked comes with the decision, also when it is made in another tab. */}
          <ConsentChoices
            key={JSON.stringify(decision?.consent)}
            idPrefix="cookies"
            consent={decision?.consent ?? null}
          />
          <div className="mt-6 grid max-w-md grid-cols-2 gap-3">
            <Button type="submit" name="choice" value="accept" variant="secondary" className={HALF}>
              Accept all
            </Button>
            <Button type="submit" name="choice" value="reject" variant="secondary" className={HALF}>
              {hasAgreed ? 'Withdraw consent' : 'Reject all'}
            </Button>
            <Button type="submit" name="choice" value="save" className="col-span-2">
              Save choices
            </Button>
          </div>
        </Form>
        {/* Known to scripts only: what appears late stands where it pushes nothing away. */}
        {!actionData && (
          <div role="status" className="mt-6 min-h-24">
            <CurrentConsent decision={deviceDecision} />
          </div>
        )}
      </div>
    </div>
  );
}

/** Half a row each; on a narrow screen the longer label wraps. */
const HALF = 'max-sm:whitespace-normal max-sm:px-3';
