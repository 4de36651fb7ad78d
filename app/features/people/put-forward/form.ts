import { z } from 'zod';
import { hiddenChoice, joinedLine, next, text, tickBox } from '#app/web/form/fields.server.ts';
import { BAD_FORM } from '#app/web/form/read.server.ts';
import { MESSAGE_LENGTHS } from '#domain/application/status-email.ts';
import { listUnknownFields } from '#domain/application/template.ts';
import { MOST_PUT_FORWARD } from '#domain/person/put-forward.ts';
import { personIdOf } from '#domain/person/selected-people.ts';
import { isUuid } from '#domain/uuid.ts';
import { NO_PEOPLE_CHOSEN, TOO_MANY_CHOSEN } from './texts.ts';

const putForm = z
  .object({
    intent: z.literal('put'),
    step: hiddenChoice(['record', 'introduce', 'shortlist']).default('record'),
    job: z.uuid('Select a job'),
    email: tickBox,
    subject: joinedLine({ name: 'Subject', most: MESSAGE_LENGTHS.subject }).default(''),
    body: text({ name: 'Message', most: MESSAGE_LENGTHS.body }).default(''),
    next,
  })
  .catchall(z.literal('yes', BAD_FORM))
  .transform(({ intent, step, job, email, subject, body, next: nextPath, ...ticks }, context) => {
    const addError = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    const people = Object.keys(ticks).map(personIdOf);
    if (people.includes('')) context.addIssue(BAD_FORM);
    if (people.length === 0) addError('people', NO_PEOPLE_CHOSEN);
    if (people.length > MOST_PUT_FORWARD) addError('people', TOO_MANY_CHOSEN);
    if (email && !subject) addError('subject', 'Enter a subject');
    if (email && !body) addError('body', 'Enter a message');
    for (const [name, typed] of email ? Object.entries({ subject, body }) : []) {
      const [unknown] = listUnknownFields(typed);
      if (unknown) addError(name, `${unknown} is not a merge field`);
    }
    return { intent, step, job, people, message: email ? { subject, body } : null, next: nextPath };
  });

const undoForm = z
  .strictObject({
    intent: z.literal('undo'),
    applications: z.string(BAD_FORM).max(40 * MOST_PUT_FORWARD, BAD_FORM),
    next,
  })
  .transform(({ applications, ...fields }, context) => {
    const ids = applications.split(',');
    if (!ids.every(isUuid)) context.addIssue(BAD_FORM);
    return { ...fields, ids };
  });

export const putForwardForm = z.discriminatedUnion('intent', [undoForm, putForm], BAD_FORM);

export type PutForward = z.output<typeof putForm>;
