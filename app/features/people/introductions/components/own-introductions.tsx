import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { INTRODUCTION_SHAPES } from '#app/chrome/status-shapes.ts';
import { Button } from '#app/ui/button.tsx';
import { Status } from '#app/ui/content/status.tsx';
import type { ConsentAnswer } from '#domain/introduction/introduction.ts';
import type { OwnIntroduction } from '../schema.ts';
import { CONSENT_BUTTONS } from '../texts.ts';

type OwnIntroductionsProps = { introductions: readonly OwnIntroduction[]; mayAnswer: boolean };

export function OwnIntroductions({ introductions, mayAnswer }: OwnIntroductionsProps) {
  return (
    <ul className="divide-y divide-line border-line border-y">
      {introductions.map((introduction) => (
        <li key={introduction.id} className="space-y-1 py-4 [overflow-wrap:anywhere]">
          <p className="font-semibold">{introduction.clientName}</p>
          <p className="text-sm">{introduction.purpose}</p>
          <OwnState introduction={introduction} />
          {mayAnswer && (
            <ConsentButtons answers={introduction.answers}>
              <input type="hidden" name="introduction" value={introduction.id} />
            </ConsentButtons>
          )}
        </li>
      ))}
    </ul>
  );
}

export function OwnState({ introduction }: { introduction: OwnIntroduction }) {
  const { shape, name, words } = describeOwn(introduction);
  return (
    <div className="space-y-1">
      <Status shape={shape}>{name}</Status>
      <p className="text-ink-soft text-sm">{words}</p>
    </div>
  );
}

function describeOwn({ consent, saidOn, madeOn }: OwnIntroduction) {
  const { made, open, ready, stopped } = INTRODUCTION_SHAPES;
  if (madeOn && consent === 'withdrawn')
    return { shape: stopped, name: 'Sent, then withdrawn', words: `Sent on ${madeOn}. You withdrew on ${saidOn}.` };
  if (madeOn) return { shape: made, name: 'Sent', words: `We sent your details on ${madeOn}.` };
  if (consent === 'asked')
    return {
      shape: open,
      name: 'Waiting for your answer',
      words: `We asked you on ${saidOn}. We won’t send anything until you agree.`,
    };
  if (consent === 'given')
    return { shape: ready, name: 'You agreed', words: `On ${saidOn}. We haven’t sent your details yet.` };
  const refusalVerb = consent === 'refused' ? 'refused' : 'withdrew';
  return { shape: stopped, name: 'Not sent', words: `You ${refusalVerb} on ${saidOn}. Your details did not go there.` };
}

type ConsentButtonsProps = { answers: readonly ConsentAnswer[]; children?: ReactNode };

export function ConsentButtons({ answers, children }: ConsentButtonsProps) {
  const isSending = useNavigation().state === 'submitting';
  if (answers.length === 0) return null;
  return (
    <Form method="post" className="flex flex-wrap gap-3 pt-2">
      {children}
      {answers.map((answer) => (
        <Button
          key={answer}
          type="submit"
          name="answer"
          value={answer}
          variant={answer === 'given' ? 'primary' : 'secondary'}
          disabled={isSending}
        >
          {CONSENT_BUTTONS[answer]}
        </Button>
      ))}
    </Form>
  );
}
