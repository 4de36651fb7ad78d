/** Asking for work, in general or with `?job=` about one job, on a page of its own. */
import { data, href } from 'react-router';
import { CandidateForm, candidateTitle } from '#app/features/enquiries/components/candidate-form.tsx';
import { candidateForm } from '#app/features/enquiries/schema.ts';
import { findPublicJob } from '#app/features/jobs/queries.server.ts';
import { answerScripts } from '#app/routes/script-answer.server.ts';
import { cacheable } from '#app/site/cacheable.server.ts';
import { requestContext } from '#app/site/request-context.server.ts';
import { usePageSending } from '#app/site/sending.ts';
import { originOf, pageMeta } from '#app/site/seo.ts';
import { breadcrumbJsonLd } from '#app/site/structured-data.ts';
import { pageText } from '#content/pages.ts';
import type { Route } from './+types/send-your-cv';
import { answerEnquiry, describeEnquiryAnswer } from './enquiry-answer.server.ts';
import { EnquiryPage } from './enquiry-page.tsx';
import { sendEnquiryForm } from './enquiry-sending.ts';

export { formHeaders as headers } from '#app/routes/auth/form-headers.ts';

const way = href('/send-your-cv');
const page = pageText('/send-your-cv');

/** The form stands without its job: somebody who wants work should not be kept from saying so. */
export async function loader({ url: { searchParams }, context }: Route.LoaderArgs) {
  const { database, log, requestId } = context.get(requestContext);
  const id = searchParams.get('job');
  if (!id) return cacheable({ job: null }, { parameters: ['job'] });
  try {
    const job = await findPublicJob(database.asPublic, id);
    if (!job) return data({ job: null });
    const { title, company, location } = job;
    const shown = { job: { id: job.id, title, company, location } };
    // An id can be spelt in many ways; one of them is worth keeping.
    return job.id === id ? cacheable(shown, { tags: [`job:${job.id}`], parameters: ['job'] }) : data(shown);
  } catch (error) {
    log.error({ err: error, errorId: requestId }, 'the job of a form could not be loaded');
    return data({ job: null });
  }
}

const form = { kind: 'candidate', form: candidateForm } as const;

export const middleware = [answerScripts((asking) => answerEnquiry(asking, form), describeEnquiryAnswer)];

export const action = (asking: Route.ActionArgs) => answerEnquiry(asking, form);

export const clientAction = ({ request }: Route.ClientActionArgs) => sendEnquiryForm('candidate', request);

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const publicOrigin = originOf(matches);
  const job = loaderData?.job ?? null;
  return pageMeta({
    ...page,
    ...(job && { title: candidateTitle(job), noindex: true }),
    publicOrigin,
    path: way,
    jsonLd: breadcrumbJsonLd(publicOrigin, [{ label: page.name }]),
  });
};

export default function SendYourCv({ loaderData, actionData }: Route.ComponentProps) {
  const sending = usePageSending(actionData);
  const job = loaderData?.job ?? null;
  return (
    <EnquiryPage
      title={candidateTitle(job)}
      lead="Tell us what you are looking for. It is free, and your CV goes to no employer before we have asked you."
    >
      <CandidateForm id="apply" sending={sending} job={job} />
    </EnquiryPage>
  );
}
