import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { FormProblems } from '#app/web/form/form-problems.tsx';
import type { Reply } from '#app/web/form/reply.ts';

export type SectionProps<Values> = { values: Values; answer: Reply | undefined };

type SettingsSectionProps = {
  id: string;
  title: string;
  lead: ReactNode;
  answer: Reply | undefined;
  children: ReactNode;
};

export function SettingsSection({ id, title, lead, answer, children }: SettingsSectionProps) {
  const { state, formData } = useNavigation();
  const isSending = state === 'submitting' && formData?.get('section') === id;
  return (
    <section aria-labelledby={`${id}-heading`} className="max-w-2xl border-line border-t pt-6">
      <Heading level={2} size="item" id={`${id}-heading`}>
        {title}
      </Heading>
      <div className="mt-2 mb-4 text-ink-soft">{lead}</div>
      <FormProblems formId={id} answer={answer} />
      <Form method="post" className="mt-2 flex flex-col items-start gap-4">
        <input type="hidden" name="section" value={id} />
        {children}
        <Button type="submit" variant="secondary" isLoading={isSending} loadingText="Saving...">
          Save<span className="sr-only">: {title}</span>
        </Button>
      </Form>
    </section>
  );
}
