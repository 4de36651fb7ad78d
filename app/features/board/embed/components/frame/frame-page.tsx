import { formatLongDate } from '#domain/time/dates.ts';
import type { Frame, FramedJob } from '../../schema.ts';

export function FramePage({ title, theme, jobs, says, more, styles }: Frame & { styles: string }) {
  return (
    <html lang="en-GB" data-theme={theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <style>{styles}</style>
      </head>
      <body>
        <main>
          <h1>{title}</h1>
          {jobs.length > 0 && (
            <ul>
              {jobs.map((job) => (
                <Row key={job.url} {...job} />
              ))}
            </ul>
          )}
          {says && <p className="says">{says}</p>}
          <p className="end">
            <a href={more.url} target="_top">
              {more.label}
            </a>
          </p>
        </main>
      </body>
    </html>
  );
}

function Row({ url, title, company, location, salary, closesAt, advertisedBy }: FramedJob) {
  return (
    <li>
      <a href={url} target="_top" dir="auto">
        {title}
      </a>
      <p dir="auto">
        <strong>{company}</strong>, {location}
      </p>
      <p dir="auto">{`${salary} · Closes ${formatLongDate(closesAt)}`}</p>
      <p className="law" dir="auto">
        {advertisedBy}
      </p>
    </li>
  );
}
