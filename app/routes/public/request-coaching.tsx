/** The coaching request on a page of its own. */
import { href } from 'react-router';
import { CoachingForm } from '#app/features/enquiries/components/coaching-form.tsx';
import { coachingForm } from '#app/features/enquiries/schema.ts';
import { pageText } from '#app/pages/page-text.ts';
import { answerScripts } from '#app/routes/script-answer.server.ts';
import { cacheable } from '#app/site/cacheable.server.ts';
import { usePageSending } from '#app/site/sending.ts';
import { originOf, pageMeta } from '#app/site/seo.ts';
import { breadcrumbJsonLd } from '#app/site/structured-data.ts';
import type { Route } from './+types/request-coaching';
import { answerEnquiry, describeEnquiryAnswer } from './enquiry-answer.server.ts';
import { EnquiryPage } from './enquiry-page.tsx';
import { sendEnquiryForm } from './enquiry-sending.ts';

export { formHeaders as headers } from '#app/routes/auth/form-headers.ts';

const path = href('/request-coaching');
const page = pageText('/request-coaching');
const trail = [{ label: pageText('/career-coaching').name, href: href('/career-coaching') }, { label: page.name }];

export const loader = () => cacheable(null);

const form = { kind: 'coaching', form: coachingForm } as const;

export const middleware = [answerScripts((asking) => answerEnquiry(asking, form), describeEnquiryAnswer)];

export const action = (asking: Route.ActionArgs) => answerEnquiry(asking, form);

export const clientAction = ({ request }: Route.ClientActionArgs) => sendEnquiryForm('coaching', request);

export const meta: Route.MetaFunction = ({ matches }) => {
  const publicOrigin = originOf(matches);
  return pageMeta({ ...page, publicOrigin, path, jsonLd: breadcrumbJsonLd(publicOrigin, trail) });
};

export default function RequestCoaching({ actionData }: Route.ComponentProps) {
  const sending = usePageSending(actionData, path);
  return (
    <EnquiryPage
      title={page.name}
      trail={trail}
      lead="Tell us what you would like to talk about. The session is free, by phone or video call, and nothing from it goes to an employer."
    >
      <CoachingForm id="coaching" sending={sending} />
    </EnquiryPage>
  );
}
