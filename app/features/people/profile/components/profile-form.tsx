/** Fields are named like the columns of `profiles`. Only the name is required. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { Form, href, Link, useNavigation } from 'react-router';
import { FailureNotice } from '#app/chrome/errors/failure.tsx';
import { SavedNotice } from '#app/chrome/offline/saved-notice.tsx';
import { Button } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/form/error-summary.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { Input } from '#app/ui/form/input.tsx';
import { PhoneField } from '#app/ui/form/phone-field.tsx';
import { Textarea } from '#app/ui/form/textarea.tsx';
import { NewTabMark } from '#app/ui/new-tab-mark.tsx';
import type { FormNotice, Reply } from '#app/web/form/reply.ts';
import { FULL_NAME_LENGTH } from '#domain/account/account.ts';
import { PHONE_LIMITS, PROFILE_FIELDS, PROFILE_LIMITS, profileVersion } from '#domain/profile/profile.ts';
import { SkillsField } from './skills-field.tsx';
import { UnsavedChanges } from './unsaved-changes.tsx';

const PROFILE_FORM_ID = 'profile-form';
/** Fields that a new CV can fill in. Skills are added one by one, so theirs is the field for typing. */
export const PROFILE_FROM_CV = {
  formId: PROFILE_FORM_ID,
  fields: { name: 'full_name', phone: 'phone', skills: 'profile-skills', experience: 'experience' },
};

type ProfileValues = Record<string, string>;
/** `version` is that of the profile that it may replace (`profileVersion`). */
type ProfileReply = Reply<{ version: string }>;

type ProfileFormProps = {
  email: string;
  saved: ProfileValues;
  reply: ProfileReply | undefined;
  /** The page to open after saving; empty to stay. */
  next: string;
};

export function ProfileForm({ email, saved, reply, next }: ProfileFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { formMethod, formAction } = useNavigation();
  const isSending = formMethod === 'POST' && formAction?.split('?', 1)[0] === href('/profile');
  const values = reply?.values ?? saved;
  const errors = reply?.errors ?? {};
  const keptVersion = saved['full_name'] === undefined ? '' : profileVersion(saved);
  const baseVersion = useBaseVersion(keptVersion, isSending, reply !== undefined);
  const version = reply?.version ?? reply?.values['version'] ?? baseVersion;
  const summary = useMemo(
    () =>
      PROFILE_FIELDS.flatMap((name) => {
        const message = reply?.errors[name];
        return message ? [{ fieldId: `profile-${name}`, message }] : [];
      }),
    [reply],
  );
  const of = (name: string) => ({ id: `profile-${name}`, error: errors[name] });
  const text = (name: string) => ({ name, defaultValue: values[name] });
  return (
    <Form
      ref={form}
      id={PROFILE_FORM_ID}
      method="post"
      action={href('/profile')}
      noValidate
      // Forms saved offline are checked later, so the browser checks required fields now.
      onSubmit={(event) => {
        if (!navigator.onLine && !event.currentTarget.reportValidity()) event.preventDefault();
      }}
      className="space-y-6"
    >
      <input type="hidden" name="next" value={next} />
      <input type="hidden" name="version" value={version} />
      <ErrorSummary errors={summary} />
      {reply?.notice && <Failure notice={reply.notice} reply={reply} />}
      {reply?.isSavedOffline && version !== keptVersion && <SavedNotice since={reply} />}
      <Field
        {...of('email')}
        label="Email"
        hint={
          <>
            We’ll send replies to your applications here. You can{' '}
            <Link to={href('/account/email')} className="link">
              change it in your account settings
            </Link>
            .
          </>
        }
      >
        {(control) => <Input {...control} type="email" value={email} readOnly />}
      </Field>
      <Field {...of('full_name')} label="Full name" required>
        {(control) => <Input {...control} {...text('full_name')} autoComplete="name" maxLength={FULL_NAME_LENGTH} />}
      </Field>
      <div className="grid gap-x-6 gap-y-6 sm:grid-cols-2">
        <PhoneField
          {...of('phone')}
          {...text('phone')}
          label="Phone"
          most={PHONE_LIMITS.most}
          optional
          hint="Needed to apply for jobs."
        />
        <Field {...of('location')} label="Location" optional hint="Your town or postcode area.">
          {(control) => (
            <Input
              {...control}
              {...text('location')}
              autoComplete="address-level2"
              maxLength={PROFILE_LIMITS.location}
            />
          )}
        </Field>
      </div>
      <Field {...of('bio')} label="About you" optional hint="What you do, and what you are looking for.">
        {(control) => <Textarea {...control} {...text('bio')} maxLength={PROFILE_LIMITS.bio} />}
      </Field>
      <SkillsField {...of('skills')} {...text('skills')} />
      <Field {...of('experience')} label="Experience" optional hint="Where you have worked, as what, and when.">
        {(control) => <Textarea {...control} {...text('experience')} rows={8} maxLength={PROFILE_LIMITS.experience} />}
      </Field>
      <div className="border-line border-t pt-6">
        <Button type="submit" isLoading={isSending} loadingText="Saving...">
          Save profile
        </Button>
        {next && <p className="mt-2 text-ink-soft text-sm">After that, we’ll take you back to where you were.</p>}
      </div>
      <UnsavedChanges
        form={form}
        saved={saved}
        isSending={isSending}
        isRefused={reply !== undefined && !reply.isSavedOffline}
      />
    </Form>
  );
}

/**
 * The profile that the fields were filled with. It changes only after a save: the page may reload while the candidate is typing, also with
 * changes made elsewhere.
 */
function useBaseVersion(storedVersion: string, isSending: boolean, isRefused: boolean): string {
  const [version, setVersion] = useState(storedVersion);
  const wasSending = useRef(isSending);
  useEffect(() => {
    if (wasSending.current && !isSending && !isRefused) setVersion(storedVersion);
    wasSending.current = isSending;
  }, [storedVersion, isSending, isRefused]);
  return version;
}

function Failure({ notice: { title, text }, reply }: { notice: FormNotice; reply: ProfileReply }) {
  return (
    <FailureNotice title={title} text={text} answer={reply}>
      {text}{' '}
      {reply.reason === 'not_signed_in' && (
        <a href={href('/candidate-login')} target="_blank" rel="noreferrer" className="link">
          Sign in
          <NewTabMark />
        </a>
      )}
      {reply.errorId && <span className="figures mt-1 block text-sm">Error ID: {reply.errorId}</span>}
    </FailureNotice>
  );
}
