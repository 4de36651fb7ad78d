/** The home page at its contact section, and the form there (spec: marketing §2 "Route table"). */
import { data } from 'react-router';
import { ContactSection } from '#app/features/enquiries/components/contact-section.tsx';
import { contactForm } from '#app/features/enquiries/schema.ts';
import { pageText } from '#app/pages/page-text.ts';
import { answerScripts } from '#app/routes/script-answer.server.ts';
import { pageHead } from '#app/site/seo.ts';
import { describeEstimate, ESTIMATE_PARAMETERS, estimateSalary, readEstimateChoice } from '#domain/salary-estimate.ts';
import type { Route } from './+types/contact';
import { answerEnquiry, describeEnquiryAnswer } from './enquiry-answer.server.ts';
import { sendEnquiryForm } from './enquiry-sending.ts';
import { HomePage } from './home/home-page.tsx';
import { loadHome } from './home/load-home.server.ts';

export { formHeaders as headers } from '#app/routes/auth/form-headers.ts';

/** With a choice of the salary calculator in its address, the message begins with what was estimated. */
export async function loader({ request, context, url: { searchParams } }: Route.LoaderArgs) {
  const { data: home, init } = await loadHome({ request, context }, ESTIMATE_PARAMETERS);
  const choice = readEstimateChoice(searchParams);
  if (choice) return data({ ...home, message: `${describeEstimate(estimateSalary(choice))}\n\n` });
  // Whatever else stands there is not worth keeping a page for.
  const isPlain = ESTIMATE_PARAMETERS.every((name) => !searchParams.has(name));
  return data({ ...home, message: '' }, isPlain && init ? init : {});
}

const form = { kind: 'contact', form: contactForm } as const;

export const middleware = [answerScripts((asking) => answerEnquiry(asking, form), describeEnquiryAnswer)];

export const action = (asking: Route.ActionArgs) => answerEnquiry(asking, form);

export const clientAction = ({ request }: Route.ClientActionArgs) => sendEnquiryForm('contact', request);

/** It is the home page, which is where search engines should send people. */
export const meta: Route.MetaFunction = ({ matches }) => pageHead(pageText('/contact'), matches);

export default function Contact({ loaderData: { message, ...home }, actionData }: Route.ComponentProps) {
  return <HomePage {...home} contact={<ContactSection message={message} answer={actionData} />} scrollTo="contact" />;
}
