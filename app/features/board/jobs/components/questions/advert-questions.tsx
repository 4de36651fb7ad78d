/**
 * Questions of the guard about an advert before it is published: the words, the reason, an alternative, and a field for the poster's reason
 * to keep them.
 */
import type { ReactNode } from 'react';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { Textarea } from '#app/ui/form/textarea.tsx';
import { ADVERT_FIELD_NAMES, type Finding, type Law, LONGEST_REASON, type RuleName } from '#domain/advert/advert.ts';
import type { AdvertQuestion } from '#domain/advert/judge-advert.ts';
import { WAGE_RULE } from '#domain/advert/wage-rule.ts';
import type { Typed } from '../advert/typed-values.ts';
import { findLowPay } from '../posting/pay-reading.tsx';

const TITLES: Record<RuleName, string> = {
  regulation_27: 'Check the required wording',
  minimum_wage: 'The pay is below the National Living Wage',
  pay_claims: 'Check what the advert says about pay',
  age: 'Check what the advert says about age',
  sex: 'Check what the advert says about men and women',
  race: 'Check what the advert says about nationality or origin',
  religion: 'Check what the advert says about religion',
  disability: 'Check what the advert says about health or disability',
  pregnancy: 'Check what the advert says about pregnancy or family',
  marriage: 'Check what the advert says about marriage',
  orientation: 'Check what the advert says about sexual orientation',
  trade_union: 'Check what the advert says about trade unions',
  criminal_record: 'Check what the advert says about convictions',
  work_place: 'Check where the work is done',
  contacts: 'Check the contact details in the advert',
  readability: 'Check how the advert reads',
};

type QuestionsProps = {
  idPrefix: string;
  questions: readonly AdvertQuestion[];
  values: Record<string, string>;
  errors: Record<string, string>;
};

export function AdvertQuestions({ questions, ...props }: QuestionsProps) {
  const shownQuestions = questions.filter(({ rule }) => rule !== 'minimum_wage');
  if (shownQuestions.length === 0) return null;
  return (
    <section aria-label="Questions about the advert" className="mb-6 space-y-4">
      {shownQuestions.map((question) => (
        <Question key={question.rule} question={question} {...props} />
      ))}
    </section>
  );
}

/** In the form of screening questions, the title names the questions instead of the advert. */
const titleOf = (rule: RuleName, findings: readonly Finding[]): string =>
  findings.some(({ field }) => field === 'question')
    ? TITLES[rule].replace(/the advert (say|read)s/, 'your questions $1').replace('in the advert', 'in your questions')
    : TITLES[rule];

type QuestionProps = Omit<QuestionsProps, 'questions'> & { question: AdvertQuestion };

function Question({ idPrefix, question, values, errors }: QuestionProps) {
  const { rule, words } = question;
  const name = `because_${rule}`;
  return (
    <AdvertNotice question={question}>
      <input type="hidden" name={`asked_${rule}`} value={words} />
      <Field
        id={`${idPrefix}-${name}`}
        label="Or say why it’s fine as it is"
        hint="We keep the reason with the job, with your name and the date"
        error={errors[name]}
        className="mt-3"
      >
        {(control) => (
          <Textarea
            {...control}
            name={name}
            rows={2}
            maxLength={LONGEST_REASON}
            defaultValue={values[name]}
            className="min-h-16"
          />
        )}
      </Field>
    </AdvertNotice>
  );
}

type AdvertNoticeProps = { question: AdvertQuestion; children: ReactNode };

/** Explains a finding: the rule, the words, an alternative, and the law. @param children the fields for the answer */
export function AdvertNotice({ question: { rule, law, findings }, children }: AdvertNoticeProps) {
  return (
    <Notice tone="warning" title={titleOf(rule, findings)}>
      <ul className="space-y-2">
        {findings.map((finding) => (
          <li key={`${finding.field} ${finding.words}`} className="[overflow-wrap:anywhere]">
            {rule === 'minimum_wage' || (
              <>
                {`${ADVERT_FIELD_NAMES[finding.field]}: `}
                <strong className="font-semibold text-ink">“{finding.words}”</strong>{' '}
              </>
            )}
            {`${finding.reason} ${finding.suggestion}`}
          </li>
        ))}
      </ul>
      {law && <LawLink {...law} />}
      {children}
    </Notice>
  );
}

const LawLink = ({ title, provision, url }: Law) => (
  <p className="mt-2 text-sm">
    <a href={url} rel="noreferrer" className="link">
      {title}
    </a>
    , {provision}
  </p>
);

/** Asked as soon as pay is typed. Pay below every legal minimum is refused instead. */
export function PayQuestion({ settled, questions, ...props }: QuestionsProps & { settled: Typed }) {
  const finding = findLowPay(settled, new Date());
  if (finding?.severity === 'block') {
    return <Notice tone="warning" title={TITLES.minimum_wage}>{`${finding.reason} ${finding.suggestion}`}</Notice>;
  }
  const wageQuestion = questions.find(({ rule }) => rule === 'minimum_wage' && props.errors['because_minimum_wage']);
  const { law } = WAGE_RULE;
  const question = finding ? { rule: finding.rule, law, words: finding.words, findings: [finding] } : wageQuestion;
  return question ? <Question question={question} {...props} /> : null;
}
