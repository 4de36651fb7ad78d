/** Putting people forward: staff apply for a job on their behalf. */
import type { Message } from '#domain/application/status-email.ts';

/** More people at once than a shortlist or a phone round has. */
export const MOST_PUT_FORWARD = 50;

/** The suggested email to the person. Its fields are those of templates (domain/application/template.ts). */
export const PUT_FORWARD_MESSAGE: Message = {
  subject: 'We’ve put you forward for {{job_title}}',
  body: `Hello {{first_name}},

We’ve put you forward for {{job_title}} at {{company}}.

We’ll share your name and CV with the employer only after you agree. You can see your application, or withdraw it, using the link below.

{{consultant}}
{{agency}}`,
};

/** Why a person cannot be put forward. */
export const PERSON_REFUSALS = ['no_person', 'yourself', 'own_job', 'applied', 'no_contact'] as const;
export type PersonRefusal = (typeof PERSON_REFUSALS)[number];
