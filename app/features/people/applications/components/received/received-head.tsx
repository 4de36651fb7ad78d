import { href, Link } from 'react-router';
import { backTo } from '#app/desk/last-searches.ts';
import { PageHead } from '#app/ui/content/page-head.tsx';
import { receivedHref } from './received-search.ts';

type ReceivedJob = { id: string | null; title: string; company: string; location: string };

type ReceivedHeadProps = {
  job: ReceivedJob;
  fullName: string;
  /** The viewer owns the job; otherwise the viewer is the agency. */
  isOwn: boolean;
  title: string;
  applicationHref?: string;
};

export function ReceivedHead({ job, fullName, isOwn, title, applicationHref }: ReceivedHeadProps) {
  const trail = [
    isOwn
      ? { label: 'My jobs', href: backTo(href('/employer/jobs')) }
      : { label: 'Pipeline', href: backTo(href('/admin/pipeline')) },
    job.id ? { label: job.title, href: receivedHref(job.id) } : { label: job.title },
    ...(applicationHref ? [{ label: fullName, href: applicationHref }, { label: title }] : [{ label: fullName }]),
  ];
  return (
    <>
      <PageHead trail={trail} title={title} />
      <p className="mb-6 text-ink-soft [overflow-wrap:anywhere]">
        {job.id ? (
          <Link to={receivedHref(job.id)} className="link">
            {job.title}
          </Link>
        ) : (
          job.title
        )}
        {`, ${job.company}, ${job.location}`}
        {!job.id && '. This job was removed.'}
      </p>
    </>
  );
}
