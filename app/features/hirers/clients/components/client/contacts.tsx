/** Contacts are deleted at their request, or when they have left. */
import { Form, useNavigation } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { EmailField } from '#app/ui/form/email-field.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { Input } from '#app/ui/form/input.tsx';
import { PhoneField } from '#app/ui/form/phone-field.tsx';
import { FormProblems } from '#app/web/form/form-problems.tsx';
import { FormKey } from '#app/web/form/once/form-key.tsx';
import type { Reply } from '#app/web/form/reply.ts';
import { LONGEST_CONTACT_NAME, LONGEST_CONTACT_ROLE } from '#domain/client/client.ts';
import type { ClientContact } from '../../schema.ts';
import { answerTo } from './answer-to.ts';

const LONGEST_PHONE = 20;

type ContactsProps = { contacts: readonly ClientContact[]; answer: Reply | undefined };

export function Contacts({ contacts, answer }: ContactsProps) {
  const addAnswer = answerTo(answer, 'add_contact');
  return (
    <section aria-labelledby="contacts-heading">
      <Heading level={2} size="item" id="contacts-heading" className="border-ink border-b-2 pb-2">
        Contacts
      </Heading>
      {contacts.length === 0 && (
        <p className="border-line border-b py-3 text-ink-soft text-sm">
          No contacts yet. Add the person who receives shortlists.
        </p>
      )}
      <ul>
        {contacts.map((contact) => (
          <Contact key={contact.id} contact={contact} answer={answerTo(answer, 'change_contact', contact.id)} />
        ))}
      </ul>
      <details open={addAnswer !== undefined || contacts.length === 0} className="mt-3">
        <summary className="link inline-flex min-h-11 cursor-pointer items-center">Add a contact</summary>
        <ContactForm formId="contact" contact={null} answer={addAnswer} />
      </details>
    </section>
  );
}

function Contact({ contact, answer }: { contact: ClientContact; answer: Reply | undefined }) {
  const { id, fullName, role, email, phone } = contact;
  const isSending = useNavigation().state === 'submitting';
  return (
    <li className="border-line border-b py-3 [overflow-wrap:anywhere]">
      <p translate="no" className="font-semibold">
        {fullName}
      </p>
      <p className="text-sm">
        {role && <span className="mr-3 text-ink-soft">{role}</span>}
        {email && (
          <a
            translate="no"
            href={`mailto:${encodeURIComponent(email)}`}
            className="link mr-3 inline-flex min-h-6 items-center pointer-coarse:min-h-11"
          >
            {email}
          </a>
        )}
        {phone && (
          <a
            href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}
            className="link inline-flex min-h-6 items-center pointer-coarse:min-h-11"
          >
            {phone}
          </a>
        )}
      </p>
      <details open={answer !== undefined}>
        <summary className="link inline-flex min-h-11 cursor-pointer items-center text-sm">
          Edit or delete<span className="sr-only"> {fullName}</span>
        </summary>
        <ContactForm formId={`contact-${id}`} contact={contact} answer={answer} />
        <Form method="post" className="mb-4">
          <input type="hidden" name="intent" value="remove_contact" />
          <input type="hidden" name="contact" value={id} />
          <Button type="submit" variant="danger" size="sm" disabled={isSending}>
            Delete contact
          </Button>
          <p className="mt-1.5 text-ink-soft text-sm">
            Their shortlist links will stop working. We’ll keep their feedback without their name.
          </p>
        </Form>
      </details>
    </li>
  );
}

type ContactFormProps = { formId: string; contact: ClientContact | null; answer: Reply | undefined };

function ContactForm({ formId, contact, answer }: ContactFormProps) {
  const isSending = useNavigation().state === 'submitting';
  const { errors = {}, values = {} } = answer ?? {};
  return (
    <Form method="post" noValidate className="mt-2 mb-6 space-y-5">
      <FormKey />
      <input type="hidden" name="intent" value={contact ? 'change_contact' : 'add_contact'} />
      {contact && <input type="hidden" name="contact" value={contact.id} />}
      <FormProblems formId={formId} answer={answer} />
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        <Field id={`${formId}-full_name`} label="Name" required error={errors['full_name']}>
          {(control) => (
            <Input
              {...control}
              name="full_name"
              maxLength={LONGEST_CONTACT_NAME}
              autoComplete="off"
              defaultValue={values['full_name'] ?? contact?.fullName ?? ''}
            />
          )}
        </Field>
        <Field id={`${formId}-role`} label="Role" error={errors['role']} optional>
          {(control) => (
            <Input
              {...control}
              name="role"
              maxLength={LONGEST_CONTACT_ROLE}
              autoComplete="off"
              defaultValue={values['role'] ?? contact?.role ?? ''}
            />
          )}
        </Field>
        <EmailField
          id={`${formId}-email`}
          hint="We’ll send shortlists here."
          autoComplete="off"
          error={errors['email']}
          defaultValue={values['email'] ?? contact?.email ?? ''}
        />
        <PhoneField
          id={`${formId}-phone`}
          name="phone"
          label="Phone"
          autoComplete="off"
          most={LONGEST_PHONE}
          error={errors['phone']}
          defaultValue={values['phone'] ?? contact?.phone ?? ''}
        />
      </div>
      <Button type="submit" variant="secondary" disabled={isSending}>
        {contact ? 'Save contact' : 'Add contact'}
      </Button>
    </Form>
  );
}
