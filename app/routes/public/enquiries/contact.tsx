/** The home page at its contact section, and the form there (spec: marketing §2 "Route table"). */

import { data } from 'react-router';
import type { RouteHandle } from '#app/chrome/route-handle.ts';
import { pageHead } from '#app/chrome/seo/seo.ts';
import { sendEnquiryForm } from '#app/features/core/enquiries/client.ts';
import { enquiryAction } from '#app/features/core/enquiries/form.ts';
import { contactForm } from '#app/features/core/enquiries/schema.ts';
import { HomePage } from '#app/features/site/home/components/home-page.tsx';
import { pageText } from '#app/pages/page-text.ts';
import { loader as loadHome } from '#app/routes/public/home.tsx';
import { dependingOn } from '#app/web/caching/cacheable.server.ts';
import { answerScripts } from '#app/web/form/script.server.ts';
import {
  describeEstimate,
  ESTIMATE_PARAMETERS,
  estimateSalary,
  readEstimateChoice,
} from '#domain/pay/salary-estimate.ts';
import type { Route } from './+types/contact';

export { formHeaders as headers } from '#app/web/form/headers.ts';

/** With a salary calculator choice in the query, the message begins with the estimate. */
/** Its script scrolls to the page's section, so it must run at once. */
export const handle = { scripts: 'at_once' } satisfies RouteHandle;

export async function loader({ request, context, url: { searchParams } }: Route.LoaderArgs) {
  const { data: home, init } = await loadHome({ request, context });
  const choice = readEstimateChoice(searchParams);
  if (choice) return data({ ...home, message: `${describeEstimate(estimateSalary(choice))}\n\n` });
  // Pages with other parameters are not worth caching.
  const isPlain = ESTIMATE_PARAMETERS.every((name) => !searchParams.has(name));
  return data({ ...home, message: '' }, isPlain && init ? dependingOn(init, ESTIMATE_PARAMETERS) : {});
}

export const action = enquiryAction('contact', contactForm);

export const middleware = [answerScripts(action)];

export const clientAction = sendEnquiryForm('contact');

/** Search engines should send people to the home page instead. */
export const meta: Route.MetaFunction = ({ matches }) => pageHead(pageText('/contact'), matches);

export default function Contact({ loaderData: { message, ...home }, actionData }: Route.ComponentProps) {
  return <HomePage {...home} contact={{ message, answer: actionData }} scrollTo="contact" />;
}
