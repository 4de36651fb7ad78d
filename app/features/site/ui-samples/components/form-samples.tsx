import { Search } from 'lucide-react';
import { useState } from 'react';
import { Form } from 'react-router';
import { PlaceField } from '#app/features/board/gazetteer/components/place-field.tsx';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/form/checkbox.tsx';
import { ErrorSummary } from '#app/ui/form/error-summary.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { Input } from '#app/ui/form/input.tsx';
import { Select } from '#app/ui/form/select.tsx';
import { Textarea } from '#app/ui/form/textarea.tsx';
import { HumanCheck } from '#app/web/human-check/human-check.tsx';
import { LONGEST_SEARCH } from '#domain/address/search-length.ts';
import { JOB_TYPES } from '#domain/job/job.ts';
import { SampleSection } from './sample-section.tsx';

const TYPES = JOB_TYPES.map((type) => ({ value: type, label: type }));

export function FormSamples() {
  const [errors, setErrors] = useState<{ fieldId: string; message: string }[]>([]);
  return (
    <SampleSection title="Forms">
      <div>
        <Button
          type="button"
          variant="secondary"
          onClick={() =>
            setErrors([
              { fieldId: 'sample-email', message: 'Invalid email address' },
              { fieldId: 'sample-phone', message: 'Phone number must be at least 10 digits' },
            ])
          }
        >
          Show an error summary
        </Button>
      </div>
      <ErrorSummary errors={errors} />
      <div className="grid max-w-3xl gap-6 sm:grid-cols-2">
        <Field id="sample-name" label="Full name" required>
          {(control) => <Input {...control} name="name" autoComplete="name" />}
        </Field>
        <Field id="sample-email" label="Email" hint="We answer to this address." error="Invalid email address" required>
          {(control) => <Input {...control} name="email" type="email" defaultValue="amara@" />}
        </Field>
        <Field id="sample-phone" label="Phone" optional>
          {(control) => <Input {...control} name="phone" type="tel" disabled placeholder="Disabled" />}
        </Field>
        <Field id="sample-search" label="With an icon">
          {(control) => (
            <Input
              {...control}
              icon={<Search className="size-4" />}
              name="search"
              type="search"
              placeholder="Search jobs..."
            />
          )}
        </Field>
        <Field id="sample-type" label="Type">
          {(control) => <Select {...control} name="type" options={TYPES} />}
        </Field>
        <PlaceField id="sample-where" name="where" label="Town or postcode" maxLength={LONGEST_SEARCH} hasLocation />
        <Field id="sample-read-only" label="Read-only">
          {(control) => <Input {...control} readOnly defaultValue="amara@okafor.example" />}
        </Field>
        <Field id="sample-text" label="Requirements" hint="Up to 2,000 characters." className="sm:col-span-2" optional>
          {(control) => <Textarea {...control} name="text" />}
        </Field>
        <div>
          <Checkbox id="sample-box" name="box" label="Tell me about new jobs" hint="At most once a day." />
          <Checkbox id="sample-box-wrong" name="wrong" label="I may work in the UK" error="Please confirm this" />
        </div>
        <fieldset>
          <legend className="text-sm font-semibold">I am</legend>
          <Checkbox type="radio" id="sample-hiring" name="kind" label="hiring" defaultChecked />
          <Checkbox type="radio" id="sample-looking" name="kind" label="looking for work" />
        </fieldset>
      </div>
      <Form className="max-w-3xl" preventScrollReset>
        <Field id="sample-checked" label="Checked that you are a person" hint="While you type.">
          {(control) => <Input {...control} name="checked" />}
        </Field>
        <HumanCheck action="contact_form_submit" />
        <Button type="submit">Send the sample</Button>
      </Form>
    </SampleSection>
  );
}
