/** Which column is what, and what the import would do: nothing is stored before its button is pressed. */
import { Form, href, Link, useNavigation } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { Select } from '#app/ui/form/select.tsx';
import { FormProblems } from '#app/web/form/form-problems.tsx';
import type { Reply } from '#app/web/form/reply.ts';
import { IMPORT_FIELDS } from '#domain/person/people-file.ts';
import { countOf } from '#domain/text/counts.ts';
import type { ImportFault, KnownLine } from '../queries/import-preview.server.ts';

export type ShownImport = {
  fileName: string;
  columns: { name: string; field: string; example: string }[];
  total: number;
  /** The first ones alone. */
  people: { line: number; name: string; facts: string }[];
  /** Remarks on values that are not imported, of people who are added. */
  remarked: ImportFault[];
  remarkedCount: number;
  faults: ImportFault[];
  faultCount: number;
  known: KnownLine[];
  knownCount: number;
  shown: string;
};

const CHOICES = [
  { value: '', label: 'Leave out' },
  ...Object.entries(IMPORT_FIELDS).map(([value, label]) => ({ value, label })),
];

export function CheckImport({ file, reply }: { file: ShownImport; reply: Reply | undefined }) {
  const isSending = useNavigation().state === 'submitting';
  const left = file.faultCount + file.knownCount;
  return (
    <Form method="post" className="space-y-8">
      <FormProblems formId="import" answer={reply} />
      <input type="hidden" name="shown" value={file.shown} />
      <fieldset>
        <legend className="mb-3 font-semibold">The columns of {file.fileName}</legend>
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {file.columns.map(({ name, field, example }, place) => (
            <Field
              // biome-ignore lint/suspicious/noArrayIndexKey: names of columns may be the same
              key={place}
              id={`import-column-${place}`}
              label={name || `Column ${place + 1}`}
              hint={example && `Such as: ${example}`}
            >
              {(control) => <Select {...control} name={`column-${place}`} defaultValue={field} options={CHOICES} />}
            </Field>
          ))}
        </div>
      </fieldset>
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
        <Lines
          id="added"
          title={`${countOf(file.total, 'person is', 'people are')} added`}
          shown={file.people.length}
          of={file.total}
        >
          {file.people.map(({ line, name, facts }) => (
            <Line key={line} line={line} more={facts}>
              {name}
            </Line>
          ))}
        </Lines>
        <div className="min-w-0 space-y-8">
          {file.remarkedCount > 0 && (
            <Lines
              id="remarked"
              title="Added without these values"
              shown={file.remarked.length}
              of={file.remarkedCount}
            >
              {file.remarked.map(({ line, name, errors }) => (
                <Line key={line} line={line} more={errors.join('. ')}>
                  {name}
                </Line>
              ))}
            </Lines>
          )}
          {file.faultCount > 0 && (
            <Lines
              id="faults"
              title={`${countOf(file.faultCount, 'line has', 'lines have')} faults`}
              shown={file.faults.length}
              of={file.faultCount}
            >
              {file.faults.map(({ line, name, errors }) => (
                <Line key={line} line={line} more={errors.join('. ')}>
                  {name || 'No name'}
                </Line>
              ))}
            </Lines>
          )}
          {file.knownCount > 0 && (
            <Lines
              id="known"
              title={`${countOf(file.knownCount, 'person is', 'people are')} on record already`}
              shown={file.known.length}
              of={file.knownCount}
            >
              {file.known.map(({ line, id, fullName, by }) => (
                <Line
                  key={line}
                  line={line}
                  more={`By ${by === 'email' ? 'email address' : 'phone number'}. Their record stays as it is.`}
                >
                  <Link to={href('/admin/people/:id', { id })} className="link">
                    {fullName}
                  </Link>
                </Line>
              ))}
            </Lines>
          )}
        </div>
      </div>
      <div className="flex flex-wrap gap-3">
        {file.total > 0 && (
          <Button type="submit" name="intent" value="import" disabled={isSending}>
            Import {countOf(file.total, 'person', 'people')}
            {left > 0 && `, leave out ${countOf(left, 'line')}`}
          </Button>
        )}
        <Button type="submit" name="intent" value="columns" variant="secondary" disabled={isSending}>
          Check again with these columns
        </Button>
      </div>
    </Form>
  );
}

type LinesProps = { id: string; title: string; shown: number; of: number; children: React.ReactNode };

const Lines = ({ id, title, shown, of, children }: LinesProps) => (
  <section aria-labelledby={`${id}-heading`} className="min-w-0">
    <Heading level={2} size="item" id={`${id}-heading`} className="mb-3">
      {title}
    </Heading>
    <ul className="text-sm">{children}</ul>
    {of > shown && <p className="mt-2 text-ink-soft text-sm">The first {shown} are listed.</p>}
  </section>
);

const Line = ({ line, more, children }: { line: number; more: string; children: React.ReactNode }) => (
  <li className="wrap-anywhere border-line border-b py-2">
    <span className="figures text-ink-soft">Line {line}: </span>
    <span className="font-semibold">{children}</span>
    {more && <span className="block text-ink-soft">{more}</span>}
  </li>
);
