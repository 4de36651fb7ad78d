import { Form, useNavigation } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { Status } from '#app/ui/content/status.tsx';
import type { Reply } from '#app/web/form/reply.ts';
import { INTRODUCTION_RULES } from '#domain/introduction/rules.ts';
import { introductionHref, type ShownIntroduction, type ShownRule } from '../schema.ts';
import { CheckForm } from './check-form.tsx';
import { ConsentForm } from './consent-form.tsx';

type ChecklistProps = {
  introduction: ShownIntroduction;
  rules: readonly ShownRule[];
  /** Today in London, as YYYY-MM-DD. */
  today: string;
  answer?: Reply | undefined;
  headingLevel?: 2 | 3;
};

export function Checklist({ introduction, rules, today, answer, headingLevel = 2 }: ChecklistProps) {
  const { id, state } = introduction;
  const isOpen = introduction.applicationId !== null && state !== 'made';
  return (
    <div className="space-y-6">
      <ul className="divide-y divide-line border-line border-y">
        {rules.map((rule) => (
          <li key={rule.kind} className="py-4">
            <Rule
              rule={rule}
              introduction={introduction}
              today={today}
              isOpen={isOpen}
              headingLevel={headingLevel}
              answer={answer?.values['kind'] === rule.kind ? answer : undefined}
            />
          </li>
        ))}
      </ul>
      {isOpen && <Introduce id={id} isReady={state === 'ready'} />}
    </div>
  );
}

type RuleProps = Omit<ChecklistProps, 'rules' | 'headingLevel'> & {
  rule: ShownRule;
  isOpen: boolean;
  headingLevel: 2 | 3;
};

function Rule({ rule: { kind, isMissing, isNeeded, said, note }, ...props }: RuleProps) {
  const { introduction, today, isOpen, headingLevel, answer } = props;
  const { name, law, asks } = INTRODUCTION_RULES[kind];
  const mayChange = introduction.applicationId !== null && (isOpen || kind === 'consent');
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4">
        <Heading level={headingLevel} size="item" id={`${introduction.id}-${kind}`}>
          {name}
        </Heading>
        {isNeeded ? (
          <Status shape={isMissing ? 'ring' : 'tick'}>{isMissing ? 'Missing' : 'Done'}</Status>
        ) : (
          <Status shape="cross">Not required</Status>
        )}
      </div>
      <p className="measure mt-1 text-sm">
        {isNeeded ? asks : 'The client employs this person, so the client does the check. You can still record one.'}
      </p>
      <p className="mt-1 text-ink-soft text-sm">
        <a href={law.url} rel="noreferrer" className="link">
          {law.short}
        </a>
        , {law.provision}
      </p>
      {said && <p className="mt-2 font-medium text-sm [overflow-wrap:anywhere]">{said}</p>}
      {note && <p className="measure mt-1 whitespace-pre-line text-sm [overflow-wrap:anywhere]">{note}</p>}
      {mayChange && (
        <details className="mt-2" open={answer !== undefined}>
          <summary className="link inline-flex min-h-11 cursor-pointer items-center text-sm">
            {kind === 'consent' ? 'Ask, or record an answer' : 'Record a check'}
          </summary>
          {kind === 'consent' ? (
            <ConsentForm introduction={introduction} answer={answer} />
          ) : (
            <CheckForm introductionId={introduction.id} kind={kind} today={today} answer={answer} />
          )}
        </details>
      )}
    </>
  );
}

function Introduce({ id, isReady }: { id: string; isReady: boolean }) {
  const isSending = useNavigation().state === 'submitting';
  return (
    <Form method="post" action={introductionHref(id)} className="space-y-2">
      <input type="hidden" name="intent" value="introduce" />
      <Button type="submit" disabled={!isReady || isSending}>
        Record the introduction
      </Button>
      <p className="measure text-ink-soft text-sm">
        {isReady
          ? 'Record it before you send the details to the client. The candidate will see it under ‘Who has my details’.'
          : 'Available once nothing is missing. Until then, don’t send anything that names the candidate.'}
      </p>
    </Form>
  );
}
