import { Form, useNavigation } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { Checkbox } from '#app/ui/form/checkbox.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { Input } from '#app/ui/form/input.tsx';
import { FormProblems } from '#app/web/form/form-problems.tsx';
import type { Reply } from '#app/web/form/reply.ts';
import type { ShownUpload } from '../schema.ts';

type UploadSettingsProps = { upload: ShownUpload | null; answer: Reply | undefined };

export function UploadSettings({ upload, answer }: UploadSettingsProps) {
  const isBusy = useNavigation().state === 'submitting';
  const line = (name: string, label: string, value: string, more: { hint?: string; optional?: boolean } = {}) => (
    <Field
      id={`upload-${name}`}
      label={label}
      error={answer?.errors[name]}
      className="w-full"
      {...more}
      required={!more.optional}
    >
      {(control) => (
        <Input
          {...control}
          name={name}
          defaultValue={answer?.values[name] ?? value}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
    </Field>
  );
  const signIn = answer?.values['sign_in'] ?? (upload && !upload.publicKey ? 'password' : 'key');
  return (
    <section aria-labelledby="upload-settings" className="mt-10 max-w-2xl border-line border-t pt-6">
      <Heading level={2} size="item" id="upload-settings">
        Account
      </Heading>
      <FormProblems formId="upload" answer={answer} />
      <Form method="post" className="mt-4 flex flex-col items-start gap-4">
        <input type="hidden" name="intent" value="save" />
        {line('host', 'Server', upload?.host ?? '')}
        {line('port', 'Port', String(upload?.port ?? 22))}
        {line('username', 'User name', upload?.username ?? '')}
        <fieldset id="upload-sign_in" tabIndex={-1}>
          <legend className="mb-1 font-semibold">Sign-in method</legend>
          <Checkbox
            id="upload-sign_in-key"
            type="radio"
            name="sign_in"
            value="key"
            defaultChecked={signIn === 'key'}
            label="SSH key"
            hint="We’ll create a key pair and show you the public key to pass on."
          />
          <Checkbox
            id="upload-sign_in-password"
            type="radio"
            name="sign_in"
            value="password"
            defaultChecked={signIn === 'password'}
            label="Password"
            hint="We’ll store it encrypted and won’t show it again."
          />
        </fieldset>
        <Field
          id="upload-password"
          label="Password"
          optional
          hint={upload && !upload.publicKey ? 'Leave blank to keep the current one.' : undefined}
          error={answer?.errors['password']}
          className="w-full"
        >
          {(control) => <Input {...control} name="password" type="password" maxLength={1_000} autoComplete="off" />}
        </Field>
        {line('folder_in', 'Upload folder', upload?.folderIn ?? 'Inbound')}
        {line('folder_out', 'Reports folder', upload?.folderOut ?? 'Outbound')}
        {line('prefix', 'File name prefix', upload?.prefix ?? 'jobs', {
          hint: 'The prefix Find a job gave you. We’ll add -upload or -expire, the date and the time.',
        })}
        {line('host_key', 'Server key fingerprint', '', {
          hint: 'Optional. If you leave it blank, we’ll ask the server and you can check it.',
          optional: true,
        })}
        <Button type="submit" variant="secondary" isLoading={isBusy} loadingText="Saving...">
          Save
        </Button>
      </Form>
      {upload && (
        <div className="mt-6 flex flex-wrap gap-4">
          <Send intent="upload">Upload now</Send>
          <Send intent="look">Get the server key</Send>
          <Send intent="remove">Remove account</Send>
        </div>
      )}
    </section>
  );
}

function Send({ intent, children }: { intent: 'upload' | 'look' | 'remove'; children: string }) {
  return (
    <Form method="post">
      <input type="hidden" name="intent" value={intent} />
      <Button type="submit" variant="secondary">
        {children}
      </Button>
    </Form>
  );
}
