import { Form, href } from 'react-router';
import { LoginLink } from '#app/chrome/header/login-link.tsx';
import { APPLICATION_SHAPES } from '#app/chrome/status-shapes.ts';
import { JobLink } from '#app/features/people/applications/components/application-list.tsx';
import { ApplicationSheet } from '#app/features/people/applications/components/application-sheet.tsx';
import { LetterList, type ShownLetter } from '#app/features/people/applications/components/letter-list.tsx';
import { ReplyBy } from '#app/features/people/applications/components/reply-by.tsx';
import { type ShownStep, StatusHistory } from '#app/features/people/applications/components/status-history.tsx';
import { OwnIntroductions } from '#app/features/people/introductions/components/own-introductions.tsx';
import type { OwnIntroduction } from '#app/features/people/introductions/schema.ts';
import { Button } from '#app/ui/button.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { Status } from '#app/ui/content/status.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { FileInput } from '#app/ui/form/file-input.tsx';
import { Input } from '#app/ui/form/input.tsx';
import { PhoneField } from '#app/ui/form/phone-field.tsx';
import type { Reply } from '#app/web/form/reply.ts';
import { PASSWORD_LENGTHS } from '#domain/account/account.ts';
import {
  APPLICATION_STATUS_NAMES,
  type ApplicationStatus,
  isOver,
  type SentProfile,
} from '#domain/application/application.ts';
import { GUEST_NAME_LENGTH } from '#domain/application/guest.ts';
import type { ReplyClock } from '#domain/application/reply-promise.ts';
import { CV_ACCEPT } from '#domain/profile/cv.ts';
import { agency } from '#domain/site/site.ts';
import { myApplicationHref } from '../schema.ts';
import { Disowning, Withdrawal } from './withdrawal.tsx';

type SentByGuest = {
  job: { id: string | null; title: string; company: string; location: string };
  status: ApplicationStatus;
  profile: SentProfile;
  steps: ShownStep[];
  letters: ShownLetter[];
  sentOn: string;
  clock: ReplyClock | null;
  until: string;
  isClaimed: boolean;
};

type MyApplicationProps = {
  application: SentByGuest;
  introductions: readonly OwnIntroduction[];
  token: string;
  email: string;
  account: 'none' | 'own' | 'other';
  answer: Reply | undefined;
};

export function MyApplication({ application, introductions, token, email, account, answer }: MyApplicationProps) {
  const { job, status, profile, steps, letters, sentOn, clock, until, isClaimed } = application;
  const action = myApplicationHref(token);
  const mayChange = !isClaimed && !isOver(status);
  return (
    <>
      <div className="mb-8 flex flex-wrap items-center gap-x-5 gap-y-2 [overflow-wrap:anywhere]">
        <Status shape={APPLICATION_SHAPES[status]}>{APPLICATION_STATUS_NAMES[status]}</Status>
        <span>
          {job.company}, {job.location}
        </span>
        <span className="figures text-ink-soft">Sent on {sentOn}</span>
        <JobLink job={job} />
      </div>
      <ReplyBy clock={clock} />
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <section aria-labelledby="what-became-of-it" className="min-w-0 lg:order-last">
          <Heading level={2} size="item" id="what-became-of-it" className="mb-4">
            Activity
          </Heading>
          <StatusHistory steps={steps} messageHeading="Messages from us" />
          <div className="mt-8">
            <LetterList letters={letters} candidate="You" agency={agency().name} />
          </div>
          <p className="figures mt-6 text-ink-soft text-sm">Your link works until {until}.</p>
        </section>
        <div className="min-w-0 space-y-12">
          <section aria-labelledby="what-was-sent">
            <Heading level={2} size="item" id="what-was-sent" className="mb-4">
              What you sent
            </Heading>
            <ApplicationSheet profile={profile} headingLevel={3} />
          </section>
          {introductions.length > 0 && <WhereDetailsWent introductions={introductions} />}
          {mayChange && <Corrections profile={profile} action={action} answer={answer} />}
          {isClaimed && <InAccount />}
          {!isClaimed && <Claim action={action} email={email} account={account} answer={answer} />}
          {!isOver(status) && <Withdrawal action={action} isClaimed={isClaimed} />}
          {isOver(status) && !isClaimed && <Disowning action={action} />}
        </div>
      </div>
    </>
  );
}

function WhereDetailsWent({ introductions }: { introductions: readonly OwnIntroduction[] }) {
  return (
    <section aria-labelledby="where-details-went" className="space-y-4">
      <Heading level={2} size="item" id="where-details-went">
        Who has my details
      </Heading>
      <OwnIntroductions introductions={introductions} mayAnswer={false} />
      <p className="measure text-ink-soft text-sm">
        To agree, refuse or withdraw, use the link in our email about that client, or ring us.
      </p>
    </section>
  );
}

type FormProps = { action: string; answer: Reply | undefined };

/** Separate forms, so that a CV does not depend on a valid phone number. */
function Corrections({ profile, action, answer }: FormProps & { profile: SentProfile }) {
  const { errors = {}, values = {} } = answer ?? {};
  return (
    <section aria-labelledby="correct" className="space-y-8">
      <Heading level={2} size="item" id="correct">
        Edit your details
      </Heading>
      <Form method="post" action={action} className="space-y-5">
        <input type="hidden" name="intent" value="correct" />
        <Field id="guest-full_name" label="Full name" error={errors['full_name']} required>
          {(wired) => (
            <Input
              {...wired}
              name="full_name"
              autoComplete="name"
              maxLength={GUEST_NAME_LENGTH}
              defaultValue={values['full_name'] ?? profile.fullName}
            />
          )}
        </Field>
        <PhoneField
          id="guest-phone"
          label="Phone"
          name="phone"
          most={20}
          defaultValue={values['phone'] ?? profile.phone}
          error={errors['phone']}
          required
        />
        <p className="measure text-ink-soft text-sm">
          You can’t change your email address here, because the link depends on it. To use another address, create an
          account below and change it there.
        </p>
        <Button type="submit" variant="secondary">
          Save my details
        </Button>
      </Form>
      <Form method="post" action={action} encType="multipart/form-data" className="space-y-5">
        <input type="hidden" name="intent" value="replace_cv" />
        <Field
          id="guest-cv"
          label={profile.cv ? 'Replace your CV' : 'Add a CV'}
          hint="PDF, DOC or DOCX, up to 5 MB. It replaces your current CV."
          error={errors['cv']}
          required
        >
          {(wired) => <FileInput {...wired} name="cv" accept={CV_ACCEPT} />}
        </Field>
        <Button type="submit" variant="secondary">
          {profile.cv ? 'Replace my CV' : 'Add my CV'}
        </Button>
      </Form>
    </section>
  );
}

type ClaimProps = FormProps & { email: string; account: MyApplicationProps['account'] };

function Claim({ action, email, account, answer }: ClaimProps) {
  return (
    <section aria-labelledby="claim" className="space-y-4">
      <Heading level={2} size="item" id="claim">
        Create an account to track this
      </Heading>
      {account === 'own' && (
        <Form method="post" action={action} className="space-y-4">
          <input type="hidden" name="intent" value="take_over" />
          <p className="measure text-ink-soft">
            You’re signed in as {email}. We’ll add every application sent from this address without an account to yours,
            with its CV.
          </p>
          <Button type="submit">Add to my account</Button>
        </Form>
      )}
      {account === 'other' && (
        <p className="measure text-ink-soft">
          You can’t add this application to the account you’re signed in with. Sign in as {email} to add it.
        </p>
      )}
      {account === 'none' && (
        <Form method="post" action={action} className="space-y-5">
          <input type="hidden" name="intent" value="claim" />
          <p className="measure text-ink-soft">
            Choose a password for an account with these details and your CV. We’ll email {email} a link to confirm it.
            After that, your account will include everything you sent from this address.
          </p>
          <Field
            id="guest-password"
            label="New password"
            hint={`At least ${PASSWORD_LENGTHS.least} characters.`}
            error={answer?.errors['password']}
            required
          >
            {(wired) => <Input {...wired} type="password" name="password" autoComplete="new-password" />}
          </Field>
          <Button type="submit">Create my account</Button>
          <p className="text-ink-soft text-sm">
            Already have an account?{' '}
            <LoginLink to={href('/candidate-login')} className="link">
              Sign in
            </LoginLink>
            , then open the link in the email again.
          </p>
        </Form>
      )}
    </section>
  );
}

function InAccount() {
  return (
    <p className="measure text-ink-soft">
      This application is now in an account.{' '}
      <LoginLink to={href('/candidate-login')} className="link">
        Sign in
      </LoginLink>{' '}
      to see it with your other applications. You can still withdraw it here.
    </p>
  );
}
