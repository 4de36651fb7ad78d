/** What may be kept in the browser, and changing one's mind: as easily as agreeing. */
import { Form, href, Link } from 'react-router';
import { cacheable } from '#app/site/cacheable.server.ts';
import { asksForPrivacy, giveConsent, useConsentDecision } from '#app/site/consent/consent.ts';
import { ConsentChoices, readChoices } from '#app/site/consent/consent-choices.tsx';
import { originOf, pageMeta } from '#app/site/seo.ts';
import { Button } from '#app/ui/button.tsx';
import { useIsHydrated } from '#app/ui/hydration.ts';
import { Notice } from '#app/ui/notice.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { pageText } from '#content/pages.ts';
import type { ConsentDecision } from '#domain/consent.ts';
import { formatDateAndTime } from '#domain/dates.ts';
import type { Route } from './+types/cookie-settings';
import { answerConsent, answerScript } from './consent-answer.server.ts';

export { formHeaders as headers } from '#app/routes/auth/form-headers.ts';

export const middleware = [answerScript];

export const loader = () => cacheable(null);

export const action = (asking: Route.ActionArgs) => answerConsent(asking);

/** Counts on this device at once, with a connection or without. */
export async function clientAction({ request }: Route.ClientActionArgs): Promise<ConsentDecision | null> {
  await giveConsent(readChoices(await request.formData()));
  return null;
}

const page = pageText('/cookie-settings');

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...page, publicOrigin: originOf(matches), path: href('/cookie-settings'), noindex: true });

export default function CookieSettings({ actionData }: Route.ComponentProps) {
  const known = useConsentDecision();
  // Without a script only the answer to the form says what was chosen.
  const answered = actionData && (known ?? actionData);
  const decision = known ?? actionData ?? null;
  const hasAgreed = decision !== null && Object.values({ ...decision.consent, essential: false }).some(Boolean);
  return (
    <div className="wrap pt-4 pb-16">
      <PageHead trail={[{ label: page.name }]} title={page.name} />
      <div className="max-w-2xl">
        <p className="text-lg text-ink-soft">
          What this site needs to work is always there. Everything else waits for your agreement, and goes when you take
          it back. The{' '}
          <Link to={href('/cookie-policy')} className="link">
            cookie policy
          </Link>{' '}
          lists it by name.
        </p>
        {answered && <Standing decision={answered} isNew />}
        <Form method="post" className="mt-8">
          {/* What is ticked comes with the decision, also when it is made in another tab. */}
          <ConsentChoices
            key={JSON.stringify(decision?.consent)}
            idPrefix="cookies"
            consent={decision?.consent ?? null}
          />
          <div className="mt-6 flex flex-wrap gap-3">
            <Button type="submit" name="choice" value="save">
              Save my choice
            </Button>
            <Button type="submit" name="choice" value="accept" variant="secondary">
              Accept all
            </Button>
            <Button type="submit" name="choice" value="reject" variant="secondary">
              {hasAgreed ? 'Withdraw consent' : 'Reject all'}
            </Button>
          </div>
        </Form>
        {/* Known to scripts only: what appears late stands where it pushes nothing away. */}
        {!answered && <Standing decision={known} isNew={actionData === null} />}
      </div>
    </div>
  );
}

/** Where one stands: what was said, when, and the number under which it can be proven. */
function Standing({ decision, isNew }: { decision: ConsentDecision | null; isNew: boolean }) {
  const isHydrated = useIsHydrated();
  return (
    <div role="status" className="mt-6 min-h-24">
      {decision ? (
        <Notice tone={isNew ? 'success' : 'info'} title={isNew ? 'Your choice is saved' : 'Your choice'}>
          <p>Made on {formatDateAndTime(decision.decidedAt)}. We ask again after a year, or when the text changes.</p>
          <p className="wrap-anywhere">
            {decision.receipt
              ? `Receipt: ${decision.receipt}`
              : 'Its receipt could not be fetched yet. The choice counts all the same.'}
          </p>
        </Notice>
      ) : isHydrated ? (
        <Notice title="You have not chosen yet">
          {asksForPrivacy()
            ? 'Your browser asks sites to leave you alone, and we take that as a no.'
            : 'Until you do, only what is essential is kept.'}
        </Notice>
      ) : (
        <noscript>
          <p className="text-ink-soft">
            Without JavaScript this page cannot show what you chose before. A new choice takes its place.
          </p>
        </noscript>
      )}
    </div>
  );
}
