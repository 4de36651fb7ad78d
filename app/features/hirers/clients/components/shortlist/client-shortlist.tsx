/** Works without JavaScript. */
import { Form, href, useNavigation } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { Checkbox } from '#app/ui/form/checkbox.tsx';
import { Field, FieldError } from '#app/ui/form/field.tsx';
import { Textarea } from '#app/ui/form/textarea.tsx';
import type { Reply } from '#app/web/form/reply.ts';
import { CLIENT_ANSWER_NAMES, CLIENT_ANSWERS, LONGEST_COMMENT } from '#domain/client/shortlist.ts';
import type { ClientShortlist } from '../../schema.ts';
import { ClientAnswerStatus } from './client-answer.tsx';

type Entry = ClientShortlist['entries'][number];
type ClientShortlistProps = { shortlist: ClientShortlist; token: string; answer: Reply | undefined };

export function ClientShortlistView({ shortlist, token, answer }: ClientShortlistProps) {
  const { message, entries, until } = shortlist;
  return (
    <div className="max-w-3xl space-y-8">
      {message && <p className="measure whitespace-pre-line [overflow-wrap:anywhere]">{message}</p>}
      <p className="measure text-ink-soft">
        We’ll share each candidate’s name and CV once they agree. You can change your answers until {until}. Please keep
        these details confidential.
      </p>
      {entries.length === 0 ? (
        <p className="border-line border-y py-6">There are no candidates left on this shortlist. We’ll be in touch.</p>
      ) : (
        <ol className="border-line border-t">
          {entries.map((entry) => (
            <Candidate
              key={entry.position}
              entry={entry}
              token={token}
              answer={answer?.values['position'] === String(entry.position) ? answer : undefined}
            />
          ))}
        </ol>
      )}
    </div>
  );
}

type CandidateProps = { entry: Entry; token: string; answer: Reply | undefined };

function Candidate({ entry, token, answer: reply }: CandidateProps) {
  const { position, name, hasCv, headline, place, skills, note, answer, comment, answeredOn } = entry;
  const isSending = useNavigation().state === 'submitting';
  const formId = reply ? 'answer' : `answer-${position}`;
  const { errors = {}, values = {} } = reply ?? {};
  const chosenAnswer = values['answer'] ?? answer ?? '';
  return (
    <li id={`candidate-${position}`} className="space-y-3 border-line border-b py-8 [overflow-wrap:anywhere]">
      <Heading level={2} size="section">
        <span translate="no">{name}</span>
      </Heading>
      <p className="font-semibold text-lg">{[headline, place].filter(Boolean).join(', ')}</p>
      {skills.length > 0 && <p className="text-ink-soft">{skills.join(', ')}</p>}
      {note && <p className="measure whitespace-pre-line">{note}</p>}
      {hasCv && (
        <p>
          <a
            href={href('/shortlists/:token/cv/:position', { token, position: String(position) })}
            download
            className="link inline-flex min-h-11 items-center"
          >
            Download the CV of {name}
          </a>
        </p>
      )}
      <Form method="post" preventScrollReset className="space-y-4">
        <input type="hidden" name="position" value={position} />
        <fieldset aria-describedby={errors['answer'] ? `${formId}-answer-error` : undefined}>
          <legend className="font-semibold">Would you like to meet {name}?</legend>
          <div className="flex flex-wrap gap-x-8">
            {CLIENT_ANSWERS.map((value, index) => (
              <Checkbox
                key={value}
                type="radio"
                id={index === 0 ? `${formId}-answer` : `${formId}-answer-${value}`}
                name="answer"
                value={value}
                label={CLIENT_ANSWER_NAMES[value]}
                defaultChecked={chosenAnswer === value}
              />
            ))}
          </div>
          {errors['answer'] && <FieldError id={`${formId}-answer-error`}>{errors['answer']}</FieldError>}
        </fieldset>
        <Field id={`${formId}-comment`} label="Comment" error={errors['comment']} optional>
          {(control) => (
            <Textarea
              {...control}
              name="comment"
              rows={3}
              maxLength={LONGEST_COMMENT}
              defaultValue={values['comment'] ?? comment ?? ''}
            />
          )}
        </Field>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <Button type="submit" variant="secondary" disabled={isSending}>
            <span>
              {answeredOn ? 'Change answer' : 'Send answer'}
              <span className="sr-only"> about {name}</span>
            </span>
          </Button>
          {answeredOn && (
            <span className="inline-flex flex-wrap items-center gap-x-3">
              <ClientAnswerStatus answer={answer} answeredOn={answeredOn} />
              <span className="figures text-ink-soft text-sm">{answeredOn}</span>
            </span>
          )}
        </div>
      </Form>
    </li>
  );
}
