import { expect, test } from 'vitest';
import { fillTemplate, listUnknownFields, TEMPLATE_FIELDS, templateFacts } from './template.ts';

const facts = templateFacts(
  { fullName: ' Robin  Ashdown', job: { title: 'Payroll manager', company: 'Harbour & Vale' } },
  { agency: 'Tidewell', consultant: 'Morag Sinclair' },
);

test('fields are filled in, with spaces within the braces or without', () => {
  const filled = fillTemplate(
    { subject: '{{job_title}}\n at {{ company }}', body: 'Hello {{first_name}},\n\n{{consultant}}, {{agency}}' },
    facts,
  );
  expect(filled).toEqual({
    subject: 'Payroll manager at Harbour & Vale',
    body: 'Hello Robin,\n\nMorag Sinclair, Tidewell',
  });
});

test('a person’s name is text, even if it looks like a field', () => {
  const odd = { ...facts, full_name: '{{agency}} <b>$&' };
  expect(fillTemplate({ subject: 'x', body: '{{full_name}}' }, odd).body).toBe('{{agency}} <b>$&');
});

test('no text becomes longer than an email may be', () => {
  const long = { ...facts, job_title: 'x'.repeat(150) };
  const { subject, body } = fillTemplate(
    { subject: '{{job_title}}'.repeat(9), body: '{{job_title}}'.repeat(99) },
    long,
  );
  expect([subject.length, body.length]).toEqual([200, 5000]);
});

test('an unknown field is listed once', () => {
  const all = Object.keys(TEMPLATE_FIELDS).map((name) => `{{${name}}}`);
  expect(listUnknownFields(all.join(' '))).toEqual([]);
  expect(listUnknownFields('{{salary}} {{First_name}} {{salary}} {{constructor}} {{}} {name} {{ }}')).toEqual([
    '{{salary}}',
    '{{First_name}}',
    '{{constructor}}',
    '{{}}',
    '{{ }}',
  ]);
  expect(listUnknownFields('Hello {{first_name, {and}, }}')).toEqual(['{{', '}}']);
});
