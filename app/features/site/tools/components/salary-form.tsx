import { useEffect, useRef, useState } from 'react';
import { Form, href, useNavigation } from 'react-router';
import { calculator } from '#app/features/site/tools/texts.ts';
import { Button } from '#app/ui/button.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { Spinner } from '#app/ui/feedback/spinner.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { Select } from '#app/ui/form/select.tsx';
import { ESTIMATE_PARAMETERS, estimateChoices } from '#domain/pay/salary-estimate.ts';
import { type CalculatorQuestion, PARAMETER_LABELS, PARAMETER_PROMPTS } from '../schema.ts';

type SalaryFormProps = Pick<CalculatorQuestion, 'chosen' | 'errors'>;

export function SalaryForm({ chosen, errors }: SalaryFormProps) {
  const choices = estimateChoices();
  const form = useRef<HTMLFormElement>(null);
  // Enabled at first: without JavaScript the button could never be enabled.
  const [isComplete, setIsComplete] = useState(true);
  const check = () => setIsComplete(form.current?.checkValidity() ?? true);
  const query = writeChosen(chosen);
  const shownQuery = useRef(query);
  // Back shows an earlier result, so set the form to match it.
  useEffect(() => {
    if (shownQuery.current !== query && form.current) {
      const values = new URLSearchParams(query);
      for (const select of form.current.querySelectorAll('select')) select.value = values.get(select.name) ?? '';
    }
    shownQuery.current = query;
    setIsComplete(form.current?.checkValidity() ?? true);
  }, [query]);
  const { state, location } = useNavigation();
  const isLoading = state === 'loading' && location.pathname === href('/tools') && location.search !== '';
  return (
    <Form ref={form} action={href('/tools')} onChange={check} preventScrollReset aria-labelledby="salary-form">
      <Heading level={3} id="salary-form">
        {calculator.formTitle}
      </Heading>
      <div className="mt-5 grid gap-5">
        {ESTIMATE_PARAMETERS.map((name) => (
          <Field key={name} id={`salary-${name}`} label={PARAMETER_LABELS[name]} required error={errors[name] ?? null}>
            {(control) => (
              <Select {...control} name={name} defaultValue={chosen[name] ?? ''}>
                <option value="">{PARAMETER_PROMPTS[name]}</option>
                {choices[name].map((choice) => (
                  <option key={choice} value={choice}>
                    {choice}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        ))}
        {/* Disabled while it works it would lose the focus, which the same result as before does not take over. */}
        <Button
          type="submit"
          size="lg"
          disabled={!isComplete}
          aria-disabled={isLoading || undefined}
          aria-busy={isLoading || undefined}
          onClick={(event) => isLoading && event.preventDefault()}
        >
          {isLoading && <Spinner />}
          {isLoading ? 'Calculating…' : 'Calculate Salary Range'}
        </Button>
      </div>
    </Form>
  );
}

const writeChosen = (chosen: SalaryFormProps['chosen']): string => new URLSearchParams(chosen).toString();
