import { Field } from '#app/ui/form/field.tsx';
import { Input } from '#app/ui/form/input.tsx';
import type { Reply } from '#app/web/form/reply.ts';
import { APP_CODE_LENGTH } from '#domain/account/app-code.ts';

export function CodeField({ formId, answer, hint }: { formId: string; answer: Reply | undefined; hint: string }) {
  return (
    <Field id={`${formId}-code`} label="Code" hint={hint} error={answer?.errors['code']} required>
      {(control) => (
        <Input
          {...control}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          // Apps show a space in the middle of a code.
          maxLength={APP_CODE_LENGTH + 1}
          className="figures max-w-40"
        />
      )}
    </Field>
  );
}
