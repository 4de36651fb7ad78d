import { Checkbox } from '#app/ui/form/checkbox.tsx';
import { FieldError } from '#app/ui/form/field.tsx';

type YesOrNoProps = {
  formId: string;
  name: string;
  question: string;
  value: boolean;
  yes: string;
  no: string;
  error?: string | undefined;
};

export function YesOrNo({ formId, name, question, value, yes, no, error }: YesOrNoProps) {
  const id = `${formId}-${name}`;
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1 font-semibold">{question}</legend>
      <Checkbox id={`${id}-yes`} type="radio" name={name} value="yes" defaultChecked={value} label="Yes" hint={yes} />
      <Checkbox id={`${id}-no`} type="radio" name={name} value="no" defaultChecked={!value} label="No" hint={no} />
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
