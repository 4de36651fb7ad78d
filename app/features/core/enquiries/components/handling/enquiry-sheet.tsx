import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { href, Link } from 'react-router';
import { Heading } from '#app/ui/content/heading.tsx';
import { ENQUIRY_KIND_NAMES, ENQUIRY_SUBJECT_NAMES, type EnquiryKind } from '#domain/enquiry/enquiry.ts';
import { formatFileSize } from '#domain/text/file-size.ts';
import type { EnquiryFile, SentEnquiry } from '../../schema.ts';

type EnquirySheetProps = { enquiry: SentEnquiry; sent: string };

/** Labels by form. A form without one of these fields never shows its label. */
const ROLE_LABELS: Partial<Record<EnquiryKind, string>> = { employer: 'Position', candidate: 'Desired role' };
const PLACE_LABELS: Partial<Record<EnquiryKind, string>> = { candidate: 'Desired location' };
const INDUSTRY_LABELS: Partial<Record<EnquiryKind, string>> = { candidate: 'Desired industry' };
const PAY_LABELS: Partial<Record<EnquiryKind, string>> = { employer: 'Salary range', candidate: 'Salary expectation' };
const MESSAGE_LABELS: Partial<Record<EnquiryKind, string>> = {
  employer: 'Requirements',
  candidate: 'Additional information',
  coaching: 'Their question',
};
const NAME_LABELS: Partial<Record<EnquiryKind, string>> = { employer: 'Contact person', candidate: 'Full name' };

export function EnquirySheet({ enquiry, sent }: EnquirySheetProps) {
  const { kind, name, email, phone, company, purpose, role, industry, location, pay, message } = enquiry;
  const { currentPosition, experience, skills, times, job, files } = enquiry;
  return (
    <article className="wrap-anywhere rounded-lg border border-line bg-surface px-5 py-6 sm:px-8 sm:py-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <Heading level={2} size="section">
          {ENQUIRY_KIND_NAMES[kind]}
        </Heading>
        <p className="figures text-ink-soft text-sm">{sent}</p>
      </div>
      <dl className="mt-5 divide-y divide-line border-line border-t">
        {job && <Row label="Enquiry about">{<AskedJob job={job} />}</Row>}
        <Row label={NAME_LABELS[kind] ?? 'Name'}>
          <span translate="no">{name}</span>
        </Row>
        {company && <Row label="Company">{company}</Row>}
        <Row label="Email">
          <a translate="no" href={`mailto:${encodeURIComponent(email)}`} className="link">
            {email}
          </a>
        </Row>
        {phone && (
          <Row label="Phone">
            <a href={telephone(phone)} className="link figures">
              {phone}
            </a>
          </Row>
        )}
        {purpose && <Row label="About">{ENQUIRY_SUBJECT_NAMES[purpose]}</Row>}
        {currentPosition && <Row label="Current position">{currentPosition}</Row>}
        {role && <Row label={ROLE_LABELS[kind] ?? 'Role'}>{role}</Row>}
        {industry && <Row label={INDUSTRY_LABELS[kind] ?? 'Industry'}>{industry}</Row>}
        {location && <Row label={PLACE_LABELS[kind] ?? 'Location'}>{location}</Row>}
        {pay && <Row label={PAY_LABELS[kind] ?? 'Pay'}>{pay}</Row>}
        {experience && <Row label="Experience">{experience === '1' ? '1 year' : `${experience} years`}</Row>}
        {skills && (
          <Row label="Skills">
            <Text>{skills}</Text>
          </Row>
        )}
        {message && (
          <Row label={MESSAGE_LABELS[kind] ?? 'Message'}>
            <Text>{message}</Text>
          </Row>
        )}
        {times && <Row label="Times that suit">{times}</Row>}
        {files.map((file) => (
          <Row key={file.id} label={file.kind === 'cv' ? 'CV' : 'Photo'}>
            <FileLink file={file} />
          </Row>
        ))}
      </dl>
    </article>
  );
}

export const telephone = (phone: string) => `tel:${phone.replaceAll(/[^+\d]/g, '')}`;

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-1 py-3.5 sm:grid-cols-[9.5rem_minmax(0,1fr)]">
      <dt className="text-ink-faint text-sm sm:pt-0.5">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Keeps the typed line breaks. */
const Text = ({ children }: { children: string }) => <p className="measure whitespace-pre-line">{children}</p>;

function AskedJob({ job: { id, title, company, location } }: { job: NonNullable<SentEnquiry['job']> }) {
  return (
    <>
      {id ? (
        <Link to={href('/jobs/:id', { id })} className="link">
          {title}
        </Link>
      ) : (
        title
      )}
      {`, ${company}, ${location}`}
      {!id && '. This job was removed.'}
    </>
  );
}

function FileLink({ file: { id, kind, name, sizeBytes } }: { file: EnquiryFile }) {
  return (
    <>
      <a
        href={href('/enquiry-files/:id', { id })}
        download
        className="link inline-flex min-h-11 flex-wrap items-center gap-x-2 sm:min-h-6"
      >
        <Download aria-hidden="true" className="size-4" />
        <span>
          <span className="sr-only">Download </span>
          {name}
        </span>
        <span className="figures text-ink-soft text-sm">{formatFileSize(sizeBytes)}</span>
      </a>
      {kind === 'photo' && <p className="text-ink-soft text-sm">Only for the agency. Employers never see it.</p>}
    </>
  );
}
