import { useEffect, useRef } from 'react';
import { href } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { FittedWords } from '#app/ui/content/fitted-words.tsx';
import { STICKY_END } from '#app/ui/dialog/sticky-end.ts';
import { useIsHydrated } from '#app/ui/hydration.ts';
import { SAVED_AS_FIELD } from '#app/web/form/send-or-save.ts';
import type { Sending } from '#app/web/form/sending.ts';
import { ANSWER_FIELDS, QUESTIONS_FIELD } from '#domain/application/screening-answers.ts';
import { agency } from '#domain/site/site.ts';
import type { ApplyPreview as Previewed } from '../../schema.ts';
import { ApplicationSheet } from '../application-sheet.tsx';
import { NOTE_ID } from './cover-note.tsx';

type ApplyPreviewProps = Previewed & {
  company: string;
  /** The agency, rather than an employer with an account, reads the application. */
  isAgency: boolean;
  values: Record<string, string>;
  /** An error on the page needs attention first. */
  hasRefusal: boolean;
  title: string;
  sending: Pick<Sending, 'Form' | 'target' | 'intent'>;
  isInDialog?: boolean | undefined;
};

export function ApplyPreview(props: ApplyPreviewProps) {
  const { company, isAgency, profile, version, withCv, values, hasRefusal, title, sending, isInDialog } = props;
  const isHydrated = useIsHydrated();
  const { Form, target, intent } = sending;
  const buttonWidth = isInDialog ? 'max-sm:flex-1 max-sm:px-2.5' : '';
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!hasRefusal) heading.current?.focus();
  }, [hasRefusal]);
  return (
    <section aria-labelledby="apply-preview" className="space-y-6">
      <h2
        ref={heading}
        id="apply-preview"
        tabIndex={-1}
        className="scroll-mt-5 font-display font-medium text-xl tracking-[-0.01em]"
      >
        <FittedWords>{`This is exactly what ${isAgency ? 'we' : company} will see`}</FittedWords>
      </h2>
      <ApplicationSheet
        profile={profile}
        cvHref={profile.cv ? href('/cvs/:id', { id: profile.cv.id }) : undefined}
        headingLevel={3}
      />
      <p className="measure text-ink-soft">
        {isAgency
          ? `Our consultants read it. We’ll ask you before we share it with ${company}.`
          : `It goes straight to ${company}. Only they and ${agency().name} see it.`}{' '}
        You can follow it, and withdraw it, under ‘My applications’.
      </p>
      <Form
        data-toasts-above
        method="post"
        {...target}
        className={classNames('flex flex-wrap gap-3', isInDialog && STICKY_END)}
      >
        {isHydrated && <input type="hidden" name={SAVED_AS_FIELD} value={title} />}
        <input type="hidden" id={NOTE_ID} name="cover_note" value={values['cover_note'] ?? ''} />
        {[QUESTIONS_FIELD, ...ANSWER_FIELDS].map(
          (name) => values[name] && <input key={name} type="hidden" name={name} value={values[name]} />,
        )}
        <input type="hidden" name="with_cv" value={withCv ? 'yes' : 'no'} />
        <input type="hidden" name="version" value={version} />
        <Button
          type="submit"
          name="intent"
          value="send"
          size="lg"
          disabled={intent !== null}
          isLoading={intent === 'send'}
          loadingText="Submitting..."
          className={buttonWidth}
        >
          Submit Application
        </Button>
        <Button
          type="submit"
          name="intent"
          value="change"
          size="lg"
          variant="secondary"
          disabled={intent !== null}
          className={buttonWidth}
        >
          Edit application
        </Button>
      </Form>
    </section>
  );
}
