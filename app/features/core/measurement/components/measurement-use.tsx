import { href, Link } from 'react-router';
import type { MeasuredForm } from '#app/pages/row.ts';
import { CountTable } from '#app/ui/content/count-table.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import type { Device, MeasurementFigures, Source } from '../schema.ts';
import { type MeasurementSearch, writeMeasurementSearch } from './measurement-search.ts';
import { formatShare } from './measurement-share.ts';

const SOURCE_NAMES: Record<Source, string> = {
  search: 'A search engine',
  social: 'A social network',
  'other-site': 'Another site',
  direct: 'Direct or unknown',
};
const DEVICE_NAMES: Record<Device, string> = { phone: 'Phone', tablet: 'Tablet', desktop: 'Computer' };
const FORM_NAMES: Record<MeasuredForm, string> = {
  'sign-up': 'Sign up',
  login: 'Login',
  'request-talent': 'Request talent',
  'send-your-cv': 'Send your CV',
  contact: 'Contact',
  'request-coaching': 'Ask for coaching',
  apply: 'Apply for a job',
  'apply-without-account': 'Apply without an account',
  'post-job': 'Post a job',
};

type Part<Name extends keyof MeasurementFigures> = { figures: Pick<MeasurementFigures, Name> };

export function TopPages({ figures: { pages }, search }: Part<'pages'> & { search: MeasurementSearch }) {
  return (
    <section className="min-w-0" aria-labelledby="pages">
      <Heading level={2} size="item" id="pages" className="mb-4">
        Most read pages
      </Heading>
      <CountTable
        caption="Page views by page"
        columns={['Page', 'Page views', 'Visits starting here']}
        rows={pages.map(({ page, name, views, visits }) => ({
          key: page,
          name: (
            <Link
              to={`${href('/admin/measurement')}${writeMeasurementSearch({ ...search, depth: page })}#depth`}
              className="link touch-target"
            >
              {name}
            </Link>
          ),
          count: views,
          more: [visits.toLocaleString('en-GB')],
        }))}
      />
    </section>
  );
}

export function Visits({ figures: { sources, devices, visits } }: Part<'sources' | 'devices' | 'visits'>) {
  return (
    <section className="min-w-0" aria-labelledby="visits">
      <Heading level={2} size="item" id="visits" className="mb-4">
        Visits
      </Heading>
      <CountTable
        caption="Visits by source"
        columns={['Source', 'Visits', 'Share']}
        rows={sources.map(({ key, count }) => ({
          key,
          count,
          name: SOURCE_NAMES[key],
          more: [formatShare(count, visits)],
        }))}
        whole={visits}
      />
      <div className="mt-6">
        <CountTable
          caption="Visits by device"
          columns={['Device', 'Visits', 'Share']}
          rows={devices.map(({ key, count }) => ({
            key,
            count,
            name: DEVICE_NAMES[key],
            more: [formatShare(count, visits)],
          }))}
          whole={visits}
        />
      </div>
    </section>
  );
}

export function JobFunnel({ figures: { funnel } }: Part<'funnel'>) {
  const { jobViews, applyClicks, started, sent } = funnel;
  const row = (name: string, count: number, before: number | null) => ({
    key: name,
    name,
    count,
    more: [before === null ? '' : formatShare(count, before), formatShare(count, jobViews)],
  });
  return (
    <section className="min-w-0" aria-labelledby="funnel">
      <Heading level={2} size="item" id="funnel" className="mb-4">
        From job to application
      </Heading>
      <CountTable
        caption="Steps from a job to an application"
        columns={['Step', 'Count', 'Of previous step', 'Of all job views']}
        rows={[
          row('Viewed a job', jobViews, null),
          row('Pressed ‘Apply’', applyClicks, jobViews),
          row('Started an application', started, applyClicks),
          row('Sent it', sent, started),
        ]}
        whole={jobViews}
      />
      <p className="measure mt-3 text-ink-soft text-sm">
        We count each step separately, so a rate can be above 100%. Visitors without an account are offered ‘Send your
        CV’, which is counted under forms.
      </p>
    </section>
  );
}

export function Forms({ figures: { forms } }: Part<'forms'>) {
  return (
    <section className="min-w-0" aria-labelledby="forms">
      <Heading level={2} size="item" id="forms" className="mb-4">
        Forms
      </Heading>
      <CountTable
        caption="Forms started and accepted"
        columns={['Form', 'Started', 'Accepted', 'Share']}
        rows={forms.map(({ form, started, finished }) => ({
          key: form,
          name: FORM_NAMES[form],
          count: started,
          more: [finished.toLocaleString('en-GB'), formatShare(finished, started)],
        }))}
      />
    </section>
  );
}
