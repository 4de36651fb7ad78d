/** The talent request as a page, with `?place=` for a city: for visitors without scripts, and for sharing. */
import { data } from 'react-router';
import { findAskedCity, PLACE_PARAMETER, talentPath } from '#app/chrome/dialogs/enquiry-request.ts';
import { originOf, pageMeta } from '#app/chrome/seo/seo.ts';
import { breadcrumbJsonLd } from '#app/chrome/seo/structured-data.ts';
import { sendEnquiryForm } from '#app/features/core/enquiries/client.ts';
import { EmployerForm } from '#app/features/core/enquiries/components/employer-form.tsx';
import { EnquiryPage } from '#app/features/core/enquiries/components/enquiry-page.tsx';
import { enquiryAction } from '#app/features/core/enquiries/form.ts';
import { employerForm } from '#app/features/core/enquiries/schema.ts';
import { pageText } from '#app/pages/page-text.ts';
import { cacheable } from '#app/web/caching/cacheable.server.ts';
import { answerScripts } from '#app/web/form/script.server.ts';
import { usePageSending } from '#app/web/form/sending.ts';
import type { Route } from './+types/request-talent';

export { formHeaders as headers } from '#app/web/form/headers.ts';

const page = pageText('/request-talent');

/** Only pages for cities that we have are stored, so that made-up places do not fill the page cache. */
export function loader({ url: { searchParams } }: Route.LoaderArgs) {
  const location = findAskedCity(searchParams)?.name;
  const isStorable = location !== undefined || !searchParams.has(PLACE_PARAMETER);
  return isStorable ? cacheable({ location }, { parameters: [PLACE_PARAMETER] }) : data({ location });
}

export const action = enquiryAction('employer', employerForm);

export const middleware = [answerScripts(action)];

export const clientAction = sendEnquiryForm('employer');

export const meta: Route.MetaFunction = ({ matches }) => {
  const publicOrigin = originOf(matches);
  return pageMeta({
    ...page,
    publicOrigin,
    path: talentPath(),
    jsonLd: breadcrumbJsonLd(publicOrigin, [{ label: page.name }]),
  });
};

export default function RequestTalent({ loaderData, actionData }: Route.ComponentProps) {
  const sending = usePageSending(actionData, talentPath());
  return (
    <EnquiryPage
      title={page.name}
      lead="Tell us who you need. A consultant who knows your sector will ring you back."
      trades={['software', 'care', 'building']}
    >
      <EmployerForm id="request" sending={sending} location={loaderData?.location} />
    </EnquiryPage>
  );
}
