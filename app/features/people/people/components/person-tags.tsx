import { X } from 'lucide-react';
import { Form, href, Link } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { Input } from '#app/ui/form/input.tsx';
import { FormProblems } from '#app/web/form/form-problems.tsx';
import { usePageSending } from '#app/web/form/sending.ts';
import { writeSearch } from '#domain/address/search-parameters.ts';
import { answerTo, type RecordAnswer } from './record-answers.ts';

export function PersonTags({ tags, answer: latest }: { tags: readonly string[]; answer: RecordAnswer }) {
  const answer = answerTo(latest, 'tag');
  const { Form: Sent, isSending, intent } = usePageSending(latest);
  return (
    <section aria-labelledby="tags-heading" className="wrap-anywhere">
      <Heading level={2} size="item" id="tags-heading" className="border-ink border-b-2 pb-2">
        Tags
      </Heading>
      {tags.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-2 text-sm">
          {tags.map((tag) => (
            <li key={tag} className="inline-flex min-w-0 items-center gap-1 rounded-sm bg-sunken pl-2">
              <Link to={href('/admin/people') + writeSearch({ tag })} className="hover:underline">
                {tag}
              </Link>
              <Form method="post" preventScrollReset className="inline-flex">
                <input type="hidden" name="intent" value="untag" />
                <input type="hidden" name="tag" value={tag} />
                <button
                  type="submit"
                  className="touch-target inline-flex size-8 items-center justify-center text-ink-soft hover:text-ink"
                >
                  <X aria-hidden="true" className="size-4" />
                  <span className="sr-only">Remove tag {tag}</span>
                </button>
              </Form>
            </li>
          ))}
        </ul>
      )}
      <Sent key={tags.length} method="post" noValidate preventScrollReset className="mt-3 space-y-3">
        <FormProblems formId="tag" answer={answer} />
        <input type="hidden" name="intent" value="tag" />
        <div className="flex items-end gap-2">
          <Field
            id="tag-tags"
            label="Add tags"
            hint="Separate with commas."
            error={answer?.errors['tags']}
            className="grow"
          >
            {(wired) => <Input {...wired} name="tags" autoComplete="off" defaultValue={answer?.values['tags']} />}
          </Field>
          <Button
            type="submit"
            variant="secondary"
            size="sm"
            isLoading={isSending && intent === 'tag'}
            className="min-h-11"
          >
            Add
          </Button>
        </div>
      </Sent>
    </section>
  );
}
