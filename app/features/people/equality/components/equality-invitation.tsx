import { useEffect } from 'react';
import { Link } from 'react-router';
import { useFetcher } from '#app/web/use-fetcher.ts';
import { equalityHref } from '../schema.ts';

export const EqualityInvitation = ({ jobId }: { jobId: string }) => (
  <p className="measure mt-6 w-full text-ink-soft">
    <Link to={equalityHref(jobId)} className="link">
      Answer a few questions for equality monitoring
    </Link>
    , if you like. Your answers are counted without your name and won’t affect your application.
  </p>
);

/** A dialog cannot know whether monitoring is on, so it asks the form's page. */
export function AskedEqualityInvitation({ jobId }: { jobId: string }) {
  const { load, data } = useFetcher<{ isOn: boolean } | null>();
  useEffect(() => void load(`${equalityHref(jobId)}&here`), [load, jobId]);
  return data?.isOn ? <EqualityInvitation jobId={jobId} /> : null;
}
