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
        Find a job processes files once a day. We upload open and removed jobs soon after a change, up to every 15
        minutes, and check for reports every hour.
      </p>
      {upload ? <State upload={upload} /> : <DataList items={[{ label: 'Status', value: 'Off' }]} />}
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
      label: 'Status',
      value: upload.hostKey ? `On since ${upload.since}` : 'Waiting for you to confirm the server key',
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
    { label: 'Adverts', value: `${accepted} accepted, ${refused} rejected, ${unknown} not reported yet` },
    { label: 'Reports last checked', value: upload.looked ?? 'Never' },
  ];
  const problem = upload.problem && (upload.hostKey ? `${upload.problem} Next try: ${upload.nextTry}` : upload.problem);
  return (
    <>
      <DataList className="max-w-2xl" items={problem ? [...items, { label: 'Problem', value: problem }] : items} />
      {upload.publicKey && (
        <section aria-labelledby="public-key" className="mt-8 max-w-2xl">
          <Heading level={2} size="item" id="public-key">
            Your public key
          </Heading>
          <p className="mt-2">Send it to the people who run the server. It isn’t secret.</p>
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
      title ? <Link to={href('/jobs/:id', { id })}>{title}</Link> : 'Deleted job, or a job you don’t have access to',
  },
  { head: 'Reason', isLong: true, cell: ({ reason }) => reason ?? 'No reason given in the report' },
  { head: 'Reported', cell: ({ reported }) => reported },
  {
    head: 'Channels',
    label: '',
    cell: ({ id, title, reference }) => (
      <Link to={href('/admin/channels/jobs/:id', { id })} className="link touch-target">
        Feeds<span className="sr-only">: {title ?? reference}</span>
      </Link>
    ),
  },
];

function Refused({ refused }: Pick<ShownUpload, 'refused'>) {
  return (
    <section aria-labelledby="refused-heading" className="mt-10">
      <Heading level={2} size="item" id="refused-heading">
        Rejected by Find a job
      </Heading>
      <ColumnTable
        caption="Rejected by Find a job"
        columns={REFUSED_COLUMNS}
        rows={refused}
        keyOf={({ reference }) => reference}
      />
    </section>
  );
}

const KINDS = { upload: 'Open jobs', expiry: 'Adverts to remove' };

const REPORT_COLUMNS: readonly Column<ShownUpload['reports'][number]>[] = [
  { head: 'File', isLong: true, cell: ({ name }) => name },
  { head: 'Created', cell: ({ changed }) => changed },
  { head: 'Type', cell: ({ kind }) => KINDS[kind] },
  {
    head: 'Result',
    isLong: true,
    cell: ({ accepted, refused, unclear, notOurs }) =>
      `${accepted} accepted, ${refused} rejected, ${unclear} unclear, ${notOurs} from another site`,
  },
  {
    head: 'Start of file',
    isLong: true,
    cell: ({ name, beginning }) => (
      <details>
        <summary>
          Show<span className="sr-only"> start of {name}</span>
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
