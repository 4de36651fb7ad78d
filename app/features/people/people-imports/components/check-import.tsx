import type { ReactNode } from 'react';
import { Form, href, Link, useNavigation } from 'react-router';
import { ImportColumns } from '#app/desk/import/import-columns.tsx';
import { ImportRows } from '#app/desk/import/import-rows.tsx';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { Input } from '#app/ui/form/input.tsx';
import { FormProblems } from '#app/web/form/form-problems.tsx';
import type { Reply } from '#app/web/form/reply.ts';
import { IMPORT_FIELDS } from '#domain/person/people-file.ts';
import { countOf } from '#domain/text/counts.ts';
import type { ShownImport } from '../schema.ts';

export function CheckImport({ file, reply, today }: { file: ShownImport; reply: Reply | undefined; today: string }) {
  const isSending = useNavigation().state === 'submitting';
  const skippedCount = file.errorCount + file.knownCount;
  return (
    <Form method="post" className="space-y-8">
      <FormProblems formId="import" answer={reply} />
      <input type="hidden" name="shown" value={file.shown} />
      <ImportColumns
        legend={`Columns of ${file.fileName}`}
        columns={file.columns}
        fields={IMPORT_FIELDS}
        prefix="column-"
      />
      <Field
        id="import-agreed_on"
        label="Email consent date"
        optional
        hint="Enter a date if everybody in the file agreed to emails about work, or if a column says yes without a date."
        error={reply?.errors['agreed_on']}
        className="max-w-md"
      >
        {(control) => <Input {...control} type="date" name="agreed_on" max={today} defaultValue={file.agreedOn} />}
      </Field>
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
        <Rows
          id="added"
          title={`${countOf(file.total, 'person', 'people')} to add`}
          hint={
            file.withoutContactCount === 0
              ? undefined
              : `${countOf(file.withoutContactCount, 'person has', 'people have')} no email address or phone number that we could read, so we can’t recognise them later. Importing this file twice would add them twice.`
          }
          shownCount={file.people.length}
          of={file.total}
        >
          {file.people.map(({ line, name, facts }) => (
            <Row key={line} line={line} more={facts}>
              {name}
            </Row>
          ))}
        </Rows>
        <div className="min-w-0 space-y-8">
          {file.remarkedCount > 0 && (
            <Rows
              id="remarked"
              title={`${countOf(file.remarkedCount, 'person has', 'people have')} values that we couldn’t read`}
              hint="We’ll add them without these values, and keep the values in a note on each record."
              shownCount={file.remarked.length}
              of={file.remarkedCount}
            >
              {file.remarked.map(({ line, name, errors }) => (
                <Row key={line} line={line} more={errors.join('. ')}>
                  {name}
                </Row>
              ))}
            </Rows>
          )}
          {file.errorCount > 0 && (
            <Rows
              id="errors"
              title={`${countOf(file.errorCount, 'row has', 'rows have')} errors`}
              shownCount={file.errors.length}
              of={file.errorCount}
            >
              {file.errors.map(({ line, name, errors }) => (
                <Row key={line} line={line} more={errors.join('. ')}>
                  {name || 'No name'}
                </Row>
              ))}
            </Rows>
          )}
          {file.knownCount > 0 && (
            <Rows
              id="known"
              title={`${countOf(file.knownCount, 'person is', 'people are')} on record already`}
              shownCount={file.known.length}
              of={file.knownCount}
            >
              {file.known.map(({ line, id, fullName, by }) => (
                <Row
                  key={line}
                  line={line}
                  more={`By ${by === 'email' ? 'email address' : 'phone number'}. We won’t change their record.`}
                >
                  <Link to={href('/admin/people/:id', { id })} className="link">
                    {fullName}
                  </Link>
                </Row>
              ))}
            </Rows>
          )}
        </div>
      </div>
      <div className="flex flex-wrap gap-3">
        {file.total > 0 && (
          <Button type="submit" name="intent" value="import" disabled={isSending}>
            Import {countOf(file.total, 'person', 'people')}
            {skippedCount > 0 && `, skip ${countOf(skippedCount, 'row')}`}
          </Button>
        )}
        <Button type="submit" name="intent" value="columns" variant="secondary" disabled={isSending}>
          Check again with these columns
        </Button>
      </div>
    </Form>
  );
}

type RowsProps = {
  id: string;
  title: string;
  hint?: string | undefined;
  shownCount: number;
  of: number;
  children: ReactNode;
};

const Rows = ({ id, shownCount, of, ...rows }: RowsProps) => (
  <ImportRows {...rows} id={`${id}-heading`} limit={of > shownCount && `The first ${shownCount} are listed.`} />
);

const Row = ({ line, more, children }: { line: number; more: string; children: ReactNode }) => (
  <li className="wrap-anywhere border-line border-b py-2">
    <span className="figures text-ink-soft">Row {line}: </span>
    <span className="font-semibold">{children}</span>
    {more && <span className="block text-ink-soft">{more}</span>}
  </li>
);
