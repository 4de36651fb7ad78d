/** Asking for people, on a page of its own: for whoever has no script, or wants to send the address to somebody. */
import { href } from 'react-router';
import { EmployerForm } from '#app/features/enquiries/components/employer-form.tsx';
import { employerForm } from '#app/features/enquiries/schema.ts';
import { answerScripts } from '#app/routes/script-answer.server.ts';
import { cacheable } from '#app/site/cacheable.server.ts';
import { usePageSending } from '#app/site/sending.ts';
import { originOf, pageMeta } from '#app/site/seo.ts';
import { breadcrumbJsonLd } from '#app/site/structured-data.ts';
import { pageText } from '#content/pages.ts';
import type { Route } from './+types/request-talent';
import { answerEnquiry, describeEnquiryAnswer } from './enquiry-answer.server.ts';
import { EnquiryPage } from './enquiry-page.tsx';
import { sendEnquiryForm } from './enquiry-sending.ts';

export { formHeaders as headers } from '#app/routes/auth/form-headers.ts';

const way = href('/request-talent');
const page = pageText('/request-talent');

export const loader = () => cacheable(null);

const form = { kind: 'employer', form: employerForm } as const;

export const middleware = [answerScripts((asking) => answerEnquiry(asking, form), describeEnquiryAnswer)];

export const action = (asking: Route.ActionArgs) => answerEnquiry(asking, form);

export const clientAction = ({ request }: Route.ClientActionArgs) => sendEnquiryForm('employer', request);

export const meta: Route.MetaFunction = ({ matches }) => {
  const publicOrigin = originOf(matches);
  return pageMeta({ ...page, publicOrigin, path: way, jsonLd: breadcrumbJsonLd(publicOrigin, [{ label: page.name }]) });
};

export default function RequestTalent({ actionData }: Route.ComponentProps) {
  const sending = usePageSending(actionData);
  return (
    <EnquiryPage title={page.name} lead="Tell us whom you need. A consultant who knows the trade rings you back.">
      <EmployerForm id="request" sending={sending} />
    </EnquiryPage>
  );
}
