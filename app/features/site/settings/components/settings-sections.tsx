import type { ComponentType } from 'react';
import { LOGGED_FAILURE, LoadFailure } from '#app/chrome/errors/failure.tsx';
import type { Reply } from '#app/web/form/reply.ts';
import type { SectionProps } from './section.tsx';

type SettingsSectionsProps<Values> = {
  /** The path of the page. */
  path: string;
  /** `id`: the `section` that its form sends. */
  sections: readonly { id: string; Section: ComponentType<SectionProps<Values>> }[];
  /** Null if they could not be read. */
  values: Values | null;
  answer: Reply | undefined;
};

export function SettingsSections<Values>({ path, sections, values, answer }: SettingsSectionsProps<Values>) {
  if (!values) {
    return (
      <LoadFailure title="Failed to load settings" retryHref={path}>
        {LOGGED_FAILURE}
      </LoadFailure>
    );
  }
  return (
    <div className="space-y-10">
      {sections.map(({ id, Section }) => (
        <Section key={id} values={values} answer={answer?.values['section'] === id ? answer : undefined} />
      ))}
    </div>
  );
}
