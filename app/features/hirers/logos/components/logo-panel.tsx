import { Trash2 } from 'lucide-react';
import { href, Link } from 'react-router';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { FileInput } from '#app/ui/form/file-input.tsx';
import { Input } from '#app/ui/form/input.tsx';
import { FormProblems } from '#app/web/form/form-problems.tsx';
import type { Reply } from '#app/web/form/reply.ts';
import { usePageSending } from '#app/web/form/sending.ts';
import { LOGO_ACCEPT } from '#domain/employer/logo.ts';
import { JOB_FIELDS } from '#domain/job/fields.ts';
import { LogoPreview } from './logo-preview.tsx';

type LogoPanelProps = {
  own: { logo: string; company: string; uploadedOn: string } | null;
  newest: { company: string; title: string } | null;
  answer: Reply | undefined;
};

export function LogoPanel({ own, newest, answer }: LogoPanelProps) {
  const company = own?.company ?? newest?.company ?? '';
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
      <section aria-labelledby="logo-now" className="min-w-0">
        <Heading level={2} size="item" id="logo-now">
          {own ? 'Logo on your jobs' : 'Current logo'}
        </Heading>
        <p className="mt-2 text-ink-soft [overflow-wrap:anywhere]">
          {own
            ? `Your jobs at ${own.company} have shown it since ${own.uploadedOn}.`
            : 'A default logo drawn from your company name. Upload your own to replace it.'}
        </p>
        <LogoPreview
          company={company}
          title={newest?.title ?? ''}
          logo={own ? href('/logos/:id', { id: own.logo }) : undefined}
        />
        {own && (
          <p className="mt-6">
            <Link to={href('/employer/logo/remove')} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
              <Trash2 aria-hidden="true" />
              <span>
                Remove<span className="sr-only"> logo</span>
              </span>
            </Link>
          </p>
        )}
      </section>
      <section aria-labelledby="logo-upload" className="min-w-0 max-w-md">
        <Heading level={2} size="item" id="logo-upload" className="mb-4">
          {own ? 'Replace your logo' : 'Upload your logo'}
        </Heading>
        {/* Another logo is another form: its fields begin anew. */}
        <LogoForm key={own?.logo} company={company} isFirst={own === null} answer={answer} />
      </section>
    </div>
  );
}

const ID = 'logo';

function LogoForm({ company, isFirst, answer }: { company: string; isFirst: boolean; answer: Reply | undefined }) {
  const { Form, isSending } = usePageSending(answer);
  return (
    <div className="flex flex-col gap-5">
      <FormProblems formId={ID} answer={answer} />
      <Form method="post" encType="multipart/form-data" noValidate className="flex flex-col gap-5">
        <Field
          id={`${ID}-company`}
          label="Company"
          hint="We’ll show the logo beside your jobs at this company."
          error={answer?.errors['company']}
          required
        >
          {(control) => (
            <Input
              {...control}
              name="company"
              autoComplete="organization"
              maxLength={JOB_FIELDS.company.most}
              defaultValue={answer?.values['company'] ?? company}
            />
          )}
        </Field>
        <Field
          id={`${ID}-logo`}
          label="Picture"
          hint="PNG, JPEG or WebP, up to 2 MB and at least 96 by 96 pixels. We’ll fit it into a square."
          error={answer?.errors['logo']}
          required
        >
          {(control) => <FileInput {...control} name="logo" accept={LOGO_ACCEPT} />}
        </Field>
        <div>
          <Button type="submit" isLoading={isSending} loadingText="Uploading...">
            {isFirst ? 'Upload logo' : 'Replace logo'}
          </Button>
        </div>
      </Form>
    </div>
  );
}
