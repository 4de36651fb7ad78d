import { existsSync } from 'node:fs';
import path from 'node:path';
import { AUDIENCES, kindOf } from './audience.ts';
import { addRow, type NewPage, namePage } from './page-files.ts';
import { frame, nameComponent, writeImports, writeMeta, writeTexts } from './page-module.ts';
import { addImport, insertAfter, newFile, Refused, readText, type Scaffold, splitName, toCamel } from './scaffold.ts';

const MATRIX = 'tests/support/matrix-forms.ts';

/** A form and its page: fields, row in the map, route with its action, and fields for the matrix tests. */
export const form: Scaffold = {
  takes: `AREA/FEATURE/NAME [${AUDIENCES.replace('anyone|', '')}]`,
  plan: (root, name, audience = 'signed-in') => {
    const { feature, words } = splitName(root, name);
    const { gate, prefix, rows } = kindOf(audience);
    // A form for visitors needs its own human check and limits.
    if (!gate)
      throw new Refused('A form for anyone begins as a copy of app/routes/public/enquiries/request-coaching.tsx');
    const page = namePage(`${prefix}${words}`, audience, { takesForm: true });
    const shape = `${toCamel(words)}Form`;
    const file = `app/features/${feature}/form.ts`;
    const isNew = !existsSync(path.join(root, file));
    const forms = isNew ? `/** Forms of ${feature}. Imported by the server only. */\n` : readText(root, file);
    if (new RegExp(`\\b${shape}\\b`).test(forms)) throw new Refused(`${shape} is in ${file} already`);
    const importing = addImport(addImport(forms, 'z', 'zod'), 'text', '#app/web/form/fields.server.ts');
    const sent = `\n  '${page.address.slice(1)}': () => ({ message: 'Please call me in the morning.' }),`;
    return [
      { file, text: importing + writeShape(shape) },
      addRow(root, page, rows),
      newFile(root, page.module, writeRoute(page, { words, shape, file, gate })),
      { file: MATRIX, text: insertAfter(readText(root, MATRIX), /FORMS: Record<string, \(\) => Fields> = \{/, sent) },
    ];
  },
  next: [
    'Replace the field by those of the form: app/web/form/fields.server.ts has the builders.',
    'Write a command that takes the proof of the gate, call it in `run`, and map each of its refusals in `refuse`.',
    'Say in tests/support/matrix-forms.ts what a person would send, and test each status in the tests/ of the feature.',
  ],
};

const writeShape = (shape: string) => `
export const ${shape} = z.strictObject({
  message: text({ name: 'Message', least: 1, most: 2_000, missing: 'Enter your message', isPlain: true }),
});
`;

type Facts = { words: string; shape: string; file: string; gate: string };

const writeRoute = (page: NewPage, { words, shape, file, gate }: Facts) => `/** ${page.title}: what this form is for. */
import { href } from 'react-router';
${writeImports(
  page,
  `import { ${gate} } from '#app/features/core/accounts/gates.server.ts';`,
  `import { ${shape} } from '#${file}';`,
  `import { Button } from '#app/ui/button.tsx';`,
  `import { Field } from '#app/ui/form/field.tsx';`,
  `import { Textarea } from '#app/ui/form/textarea.tsx';`,
  `import { formAction } from '#app/web/form/form-action.server.ts';`,
  `import { FormProblems } from '#app/web/form/form-problems.tsx';`,
  `import { sendForm } from '#app/web/form/send.ts';`,
  `import { usePageSending } from '#app/web/form/sending.ts';`,
)}
export { formHeaders as headers } from '#app/web/form/headers.ts';

${writeTexts(page)}const FAILED = { title: 'The form was not sent', text: 'Try again in a moment.', tone: 'danger' } as const;

export async function loader(args: Route.LoaderArgs) {
  await ${gate}(args);
  return null;
}

export const action = formAction({
  form: ${shape},
  gate: ${gate},
  run: async () => ({ ok: true as const }),
  done: () => ({ to: href('${page.address}') }),
  refuse: (none: never) => none,
  unexpected: { status: 500, notice: FAILED },
});

export const clientAction = sendForm(FAILED);

${writeMeta(page)}
export default function ${nameComponent(page)}({ actionData }: Route.ComponentProps) {
  const { Form, isSending } = usePageSending(actionData);
  return (
    ${frame(
      page,
      `<div className="flex max-w-md flex-col gap-5">
        <FormProblems formId="${words}" answer={actionData} />
        <Form method="post" noValidate className="flex flex-col gap-5">
          <Field id="${words}-message" label="Message" error={actionData?.errors['message']} required>
            {(control) => <Textarea {...control} name="message" defaultValue={actionData?.values['message']} />}
          </Field>
          <div>
            <Button type="submit" isLoading={isSending} loadingText="Sending...">
              Send
            </Button>
          </div>
        </Form>
      </div>`,
    )}
  );
}
`;
