import { useEffect, useRef } from 'react';
import { countJob } from '../client.ts';

export function CountView({ jobId }: { jobId: string }) {
  const mark = useRef<HTMLSpanElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another job has a mark of its own
  useEffect(() => (mark.current ? countJob(mark.current) : undefined), [jobId]);
  return <span key={jobId} ref={mark} hidden data-job-view={jobId} />;
}
