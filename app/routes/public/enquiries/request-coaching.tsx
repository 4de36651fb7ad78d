import { data, href } from 'react-router';
import { originOf, pageMeta } from '#app/chrome/seo/seo.ts';
import { breadcrumbJsonLd } from '#app/chrome/seo/structured-data.ts';
import { sendEnquiryForm } from '#app/features/core/enquiries/client.ts';
import { CoachingForm } from '#app/features/core/enquiries/components/coaching-form.tsx';
import { EnquiryPage } from '#app/features/core/enquiries/components/enquiry-page.tsx';
import { enquiryAction } from '#app/features/core/enquiries/form.ts';
import { coachingForm } from '#app/features/core/enquiries/schema.ts';
import { pageText } from '#app/pages/page-text.ts';
import { cacheable } from '#app/web/caching/cacheable.server.ts';
import { answerScripts } from '#app/web/form/script.server.ts';
import { usePageSending } from '#app/web/form/sending.ts';
import { findService, isOffered } from '#domain/site/services.ts';
import type { Route } from './+types/request-coaching';

export { formHeaders as headers } from '#app/web/form/headers.ts';

const path = href('/request-coaching');
const page = pageText('/request-coaching');

function listTrail() {
  const coaching = findService('/career-coaching');
  const crumb = { label: page.name };
  return coaching ? [{ label: coaching.label, href: coaching.path }, crumb] : [crumb];
}

export function loader() {
  if (!isOffered('/career-coaching')) throw data(null, { status: 404 });
  return cacheable(null);
}

export const action = enquiryAction('coaching', coachingForm);

export const middleware = [answerScripts(action)];

export const clientAction = sendEnquiryForm('coaching');

export const meta: Route.MetaFunction = ({ matches }) => {
  const publicOrigin = originOf(matches);
  return pageMeta({ ...page, publicOrigin, path, jsonLd: breadcrumbJsonLd(publicOrigin, listTrail()) });
};

export default function RequestCoaching({ actionData }: Route.ComponentProps) {
  const sending = usePageSending(actionData, path);
  return (
    <EnquiryPage
      title={page.name}
      trail={listTrail()}
      trades={['people']}
      lead="Tell us what you’d like to talk about. The session is free, by phone or video call, and we won’t share any of it with employers."
    >
      <CoachingForm id="coaching" sending={sending} />
    </EnquiryPage>
  );
}
