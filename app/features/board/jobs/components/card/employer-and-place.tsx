import './job-card.css';

export function EmployerAndPlace({
  job,
  className,
}: {
  job: { company: string; location: string };
  className: string;
}) {
  return (
    <p className={`job-head-line text-lg leading-snug ${className}`}>
      <strong translate="no" className="font-semibold">
        {job.company}
      </strong>{' '}
      <span className="text-ink-soft">{job.location}</span>
    </p>
  );
}
