/** A confirmation page for an action on a job. Without JavaScript, every button of the action leads here. */
import type { ReactNode } from 'react';
import { Form, href, useNavigation } from 'react-router';
import { FailureNotice } from '#app/chrome/errors/failure.tsx';
import { backTo } from '#app/desk/last-searches.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { PageHead } from '#app/ui/content/page-head.tsx';
import { FormKey } from '#app/web/form/once/form-key.tsx';
import { employerAndPlace } from '../../schema.ts';

type JobQuestionProps = {
  title: string;
  job: { title: string; company: string; location: string };
  children: ReactNode;
  fields: Record<string, string>;
  yes: string;
  isDangerous?: boolean;
  cancelHref: string;
  failure?: string | undefined;
};

export function JobQuestion({ title, job, children, fields, yes, isDangerous, cancelHref, failure }: JobQuestionProps) {
  const isSending = useNavigation().state === 'submitting';
  return (
    <div className="wrap pt-4 pb-16">
      <PageHead trail={[{ label: 'My jobs', href: backTo(href('/employer/jobs')) }, { label: title }]} title={title} />
      {failure && (
        <div className="mb-6 max-w-2xl">
          <FailureNotice title={failure}>Try again in a moment.</FailureNotice>
        </div>
      )}
      <p className="text-lg">
        <strong className="font-semibold">{job.title}</strong>
        <span className="block text-ink-soft">{employerAndPlace(job)}</span>
      </p>
      <div className="measure mt-4 space-y-3 text-ink-soft">{children}</div>
      <Form method="post" className="mt-8 flex flex-wrap gap-3">
        <FormKey />
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" variant={isDangerous ? 'danger' : 'primary'} isLoading={isSending}>
          {yes}
        </Button>
        <ButtonLink to={cancelHref} variant="secondary">
          Cancel
        </ButtonLink>
      </Form>
    </div>
  );
}
