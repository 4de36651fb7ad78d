import { Form, href, useNavigation } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/form/checkbox.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { Input } from '#app/ui/form/input.tsx';
import { FormKey } from '#app/web/form/once/form-key.tsx';
import type { Reply } from '#app/web/form/reply.ts';
import { LIST_NAME_LENGTH } from '../schema.ts';

type SaveListProps = { search: string; reply?: Reply | undefined };

export function SaveList({ search, reply }: SaveListProps) {
  const isSending = useNavigation().state === 'submitting';
  return (
    <Form method="post" action={href('/admin/people/lists')} className="mt-8 max-w-2xl" aria-label="Save this search">
      <FormKey />
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="search" value={search} />
      <div className="flex flex-wrap items-end gap-3">
        <Field
          id="list-name"
          label="Save this search as a list"
          error={reply?.errors['name']}
          className="min-w-56 grow"
        >
          {(control) => (
            <Input
              {...control}
              name="name"
              defaultValue={reply?.values['name'] ?? ''}
              maxLength={LIST_NAME_LENGTH}
              required
            />
          )}
        </Field>
        <Button type="submit" variant="secondary" isLoading={isSending} loadingText="Saving...">
          Save
        </Button>
      </div>
      <Checkbox
        id="list-shared"
        name="shared"
        value="yes"
        label="Share with colleagues"
        defaultChecked={reply?.values['shared'] === 'yes'}
      />
    </Form>
  );
}
