import { href, Link } from 'react-router';
import { ColumnTable } from '#app/desk/list/column-table.tsx';
import type { Column } from '#app/desk/list/desk-list.ts';
import { DataList } from '#app/ui/content/data-list.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import type { Reply } from '#app/web/form/reply.ts';
import type { ShownUpload } from '../schema.ts';
import { HostKey } from './host-key.tsx';
import { UploadSettings } from './upload-settings.tsx';

type UploadViewProps = { upload: ShownUpload | null; mayChange: boolean; answer: Reply | undefined };

export function UploadView({ upload, mayChange, answer }: UploadViewProps) {
  return (
    <>
      <p className="measure mb-6 text-ink-soft">
        Find a job takes in files once a day. This site uploads what is open and what to take down soon after a change,
        at most every 15 minutes, and reads the reports each hour.
      </p>
      {upload ? <State upload={upload} /> : <DataList items={[{ label: 'State', value: 'Off' }]} />}
      {upload && <HostKey hostKey={upload.hostKey} shownKey={upload.shownKey} mayChange={mayChange} />}
      {upload && upload.refused.length > 0 && <Refused refused={upload.refused} />}
      {upload && upload.reports.length > 0 && <Reports reports={upload.reports} />}
      {mayChange && <UploadSettings upload={upload} answer={answer} />}
    </>
  );
}

function State({ upload }: { upload: ShownUpload }) {
  const { accepted, refused, unknown } = upload.counts;
  const items = [
    {
      label: 'State',
      value: upload.hostKey ? `On since ${upload.since}` : 'Waits until the key of the server is confirmed',
    },
    {
      label: 'Server',
      value: (
        <span className="wrap-anywhere">
          {upload.username} on {upload.host}, port {upload.port}
        </span>
      ),
    },
    { label: 'Last upload', value: upload.uploaded ?? 'Never' },
    { label: 'Adverts there', value: `${accepted} accepted, ${refused} refused, ${unknown} not reported yet` },
    { label: 'Reports looked for', value: upload.looked ?? 'Never' },
  ];
  const problem = upload.problem && (upload.hostKey ? `${upload.problem} Next try: ${upload.nextTry}` : upload.problem);
  return (
    <>
      <DataList className="max-w-2xl" items={problem ? [...items, { label: 'Problem', value: problem }] : items} />
      {upload.publicKey && (
        <section aria-labelledby="public-key" className="mt-8 max-w-2xl">
          <Heading level={2} size="item" id="public-key">
            Public key of this site
          </Heading>
          <p className="mt-2">Send it to those who run the server. It is no secret.</p>
          <code className="my-2 block select-all break-all rounded border border-line bg-sunken p-3">
            {upload.publicKey}
          </code>
        </section>
      )}
    </>
  );
}

const REFUSED_COLUMNS: readonly Column<ShownUpload['refused'][number]>[] = [
  {
    head: 'Job',
    isLong: true,
    cell: ({ id, title }) =>
      title ? <Link to={href('/jobs/:id', { id })}>{title}</Link> : 'A job that is not yours, or is gone',
  },
  { head: 'Why', isLong: true, cell: ({ reason }) => reason ?? 'The report does not say why' },
  { head: 'Reported', cell: ({ reported }) => reported },
  {
    head: 'Channels',
    label: '',
    cell: ({ id, title, reference }) => (
      <Link to={href('/admin/channels/jobs/:id', { id })} className="link touch-target">
        Where it is<span className="sr-only">: {title ?? reference}</span>
      </Link>
    ),
  },
];

function Refused({ refused }: Pick<ShownUpload, 'refused'>) {
  return (
    <section aria-labelledby="refused-heading" className="mt-10">
      <Heading level={2} size="item" id="refused-heading">
        Refused by Find a job
      </Heading>
      <ColumnTable
        caption="Refused by Find a job"
        columns={REFUSED_COLUMNS}
        rows={refused}
        keyOf={({ reference }) => reference}
      />
    </section>
  );
}

const KINDS = { upload: 'Open jobs', expiry: 'Adverts to take down' };

const REPORT_COLUMNS: readonly Column<ShownUpload['reports'][number]>[] = [
  { head: 'File', isLong: true, cell: ({ name }) => name },
  { head: 'Written', cell: ({ changed }) => changed },
  { head: 'About', cell: ({ kind }) => KINDS[kind] },
  {
    head: 'Says',
    isLong: true,
    cell: ({ accepted, refused, unclear, notOurs }) =>
      `${accepted} accepted, ${refused} refused, ${unclear} not clear, ${notOurs} not of this site`,
  },
  {
    head: 'Begins',
    isLong: true,
    cell: ({ name, beginning }) => (
      <details>
        <summary>
          Show<span className="sr-only"> the beginning of {name}</span>
        </summary>
        <pre className="whitespace-pre-wrap text-sm">{beginning}</pre>
      </details>
    ),
  },
];

function Reports({ reports }: Pick<ShownUpload, 'reports'>) {
  return (
    <section aria-labelledby="reports-heading" className="mt-10">
      <Heading level={2} size="item" id="reports-heading">
        Reports
      </Heading>
      <ColumnTable
        caption="Reports"
        columns={REPORT_COLUMNS}
        rows={reports}
        keyOf={({ name, changed }) => `${name} ${changed}`}
      />
    </section>
  );
}
