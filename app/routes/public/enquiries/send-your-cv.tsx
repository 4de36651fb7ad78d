/** The candidate form as a page: in general, with `?job=` about one job, or with `?place=` for a city. */
import { data } from 'react-router';
import { candidatePath, findAskedCity, jobEnquiryPath, PLACE_PARAMETER } from '#app/chrome/dialogs/enquiry-request.ts';
import { originOf, pageMeta } from '#app/chrome/seo/seo.ts';
import { breadcrumbJsonLd } from '#app/chrome/seo/structured-data.ts';
import { findPublicJob } from '#app/features/board/jobs/queries/public/public-job.server.ts';
import { sendEnquiryForm } from '#app/features/core/enquiries/client.ts';
import { CandidateForm, candidateTitle } from '#app/features/core/enquiries/components/candidate-form.tsx';
import { EnquiryPage } from '#app/features/core/enquiries/components/enquiry-page.tsx';
import { enquiryAction } from '#app/features/core/enquiries/form.ts';
import { candidateForm } from '#app/features/core/enquiries/schema.ts';
import { pageText } from '#app/pages/page-text.ts';
import { cacheable } from '#app/web/caching/cacheable.server.ts';
import { answerScripts } from '#app/web/form/script.server.ts';
import { usePageSending } from '#app/web/form/sending.ts';
import { loadPart } from '#app/web/page/load-page.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { tradeOf } from '#domain/job/trade.ts';
import type { Route } from './+types/send-your-cv';

export { formHeaders as headers } from '#app/web/form/headers.ts';

const page = pageText('/send-your-cv');

const parameters = ['job', PLACE_PARAMETER];

/**
 * If the job cannot be found, the form omits it. The page cache stores only pages for an existing job or city, and not for both together, so
 * that invented addresses cannot fill it.
 */
export async function loader({ url: { searchParams }, context }: Route.LoaderArgs) {
  const { database } = context.get(requestContext);
  const id = searchParams.get('job');
  const location = findAskedCity(searchParams)?.name;
  const isPlaceStorable = location !== undefined || !searchParams.has(PLACE_PARAMETER);
  if (!id) return isPlaceStorable ? cacheable({ job: null, location }, { parameters }) : data({ job: null, location });
  return loadPart(context, 'the job of a form could not be loaded', { job: null, location }, async () => {
    const job = await findPublicJob(database.asPublic, id);
    if (!job) return { job: null, location };
    const { title, company, location: place } = job;
    const trade = tradeOf(title, job.category);
    const prefill = { job: { id: job.id, title, company, location: place, trade }, location: undefined };
    // An id can be spelt in several ways; only one is worth caching.
    const isStorable = job.id === id && !searchParams.has(PLACE_PARAMETER);
    return isStorable ? cacheable(prefill, { tags: [`job:${job.id}`], parameters }) : data(prefill);
  });
}

export const action = enquiryAction('candidate', candidateForm);

export const middleware = [answerScripts(action)];

export const clientAction = sendEnquiryForm('candidate');

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const publicOrigin = originOf(matches);
  const job = loaderData?.job ?? null;
  return pageMeta({
    ...page,
    ...(job && { title: candidateTitle(job), noindex: true }),
    publicOrigin,
    path: candidatePath(),
    jsonLd: breadcrumbJsonLd(publicOrigin, [{ label: page.name }]),
  });
};

export default function SendYourCv({ loaderData, actionData }: Route.ComponentProps) {
  const job = loaderData?.job ?? null;
  const sending = usePageSending(actionData, job ? jobEnquiryPath(job.id) : candidatePath());
  return (
    <EnquiryPage
      title={candidateTitle(job)}
      lead="Tell us what you’re looking for. It’s free, and we won’t send your CV to any employer without asking you."
      trades={job ? [job.trade] : ['kitchen', 'law', 'electrical']}
    >
      <CandidateForm id="apply" sending={sending} job={job} location={loaderData?.location} />
    </EnquiryPage>
  );
}
