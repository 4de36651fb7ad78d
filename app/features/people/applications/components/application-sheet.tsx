/**
 * A candidate's details as an employer sees them. Preview, own applications and the employer's page all use this sheet, so that candidates
 * see exactly what employers read.
 */
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { Heading } from '#app/ui/content/heading.tsx';
import type { SentCv, SentProfile } from '#domain/application/application.ts';
import type { ScreeningAnswer } from '#domain/application/screening-answers.ts';
import { formatFileSize } from '#domain/text/file-size.ts';

type ApplicationSheetProps = {
  profile: SentProfile;
  /** Undefined if the viewer may not read the CV. */
  cvHref?: string | undefined;
  headingLevel?: 2 | 3;
  isNamedAbove?: boolean;
};

export function ApplicationSheet({ profile, cvHref, headingLevel = 2, isNamedAbove = false }: ApplicationSheetProps) {
  const { fullName, email, phone, location, skills, experience, bio, coverNote, answers, cv, unnamed } = profile;
  return (
    <article className="rounded-lg border border-line bg-surface px-5 py-6 [overflow-wrap:anywhere] sm:px-8 sm:py-8">
      {!isNamedAbove && (
        <Heading level={headingLevel} size="section" className="mb-5">
          {fullName}
        </Heading>
      )}
      <dl className="divide-y divide-line border-line border-t">
        {unnamed ? (
          <Row label="Person">
            You’ll see the name, contact details, age and school years once you shortlist the application.
          </Row>
        ) : (
          <>
            <Row label="Email">
              <a translate="no" href={`mailto:${encodeURIComponent(email)}`} className="link">
                {email}
              </a>
            </Row>
            <Row label="Phone">
              <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className="link figures">
                {phone}
              </a>
            </Row>
          </>
        )}
        {location && <Row label="Location">{location}</Row>}
        {coverNote && (
          <Row label="Cover note">
            <Text>{coverNote}</Text>
          </Row>
        )}
        {answers.length > 0 && (
          <Row label="Answers">
            <Answers answers={answers} />
          </Row>
        )}
        {skills.length > 0 && (
          <Row label="Skills">
            <Skills skills={skills} />
          </Row>
        )}
        {experience && (
          <Row label="Experience">
            <Text>{experience}</Text>
          </Row>
        )}
        {bio && (
          <Row label="About">
            <Text>{bio}</Text>
          </Row>
        )}
        <Row label="CV">
          {cv && <Cv cv={cv} cvHref={cvHref} />}
          {unnamed?.hasCv && 'The file names the candidate. You can download it once you shortlist the application.'}
          {!cv && !unnamed?.hasCv && <span className="text-ink-soft">No CV</span>}
        </Row>
      </dl>
    </article>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-1 py-3.5 sm:grid-cols-[7.5rem_minmax(0,1fr)]">
      <dt className="text-ink-faint text-sm sm:pt-0.5">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Answers({ answers }: { answers: readonly ScreeningAnswer[] }) {
  return (
    <dl className="space-y-3">
      {answers.map(({ question, answer }) => (
        <div key={question}>
          <dt className="text-ink-soft text-sm">{question}</dt>
          <dd className="whitespace-pre-line font-medium">
            {answer || <span className="font-normal text-ink-soft">Not answered</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const Text = ({ children }: { children: string }) => <p className="measure whitespace-pre-line">{children}</p>;

function Skills({ skills }: { skills: string[] }) {
  return (
    <ul className="flex flex-wrap gap-1.5">
      {skills.map((skill) => (
        <li key={skill} className="rounded-sm bg-sunken px-2 py-0.5 text-sm">
          {skill}
        </li>
      ))}
    </ul>
  );
}

function Cv({ cv, cvHref }: { cv: SentCv; cvHref: string | undefined }) {
  const size = <span className="figures text-ink-soft text-sm">{formatFileSize(cv.sizeBytes)}</span>;
  if (!cvHref) {
    return (
      <>
        {cv.name} {size}
      </>
    );
  }
  return (
    <a href={cvHref} download className="link inline-flex min-h-11 flex-wrap items-center gap-x-2 sm:min-h-6">
      <Download aria-hidden="true" className="size-4" />
      <span>
        <span className="sr-only">Download </span>
        {cv.name}
      </span>
      {size}
    </a>
  );
}
