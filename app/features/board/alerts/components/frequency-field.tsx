import { Field } from '#app/ui/form/field.tsx';
import { Select } from '#app/ui/form/select.tsx';
import { ALERT_FREQUENCIES, FREQUENCY_NAMES } from '#domain/alert/alert.ts';

const OPTIONS = ALERT_FREQUENCIES.map((value) => ({ value, label: FREQUENCY_NAMES[value] }));

type FrequencyFieldProps = { formId: string; value: string | undefined; error?: string | undefined };

export function FrequencyField({ formId, value = 'daily', error }: FrequencyFieldProps) {
  return (
    <Field id={`${formId}-frequency`} label="How often" error={error}>
      {(wired) => <Select {...wired} name="frequency" options={OPTIONS} defaultValue={value} />}
    </Field>
  );
}
