/** Code shared by the route modules of both scaffolds. */
import type { NewPage } from './page-files.ts';

/** '/guides/first-job' → 'FirstJobPage' */
export const nameComponent = ({ title }: NewPage): string =>
  `${title.replaceAll(/(?:^| )(\w)/g, (_, letter: string) => letter.toUpperCase())}Page`;

/** @param others further import lines; they are sorted with those of the page's texts and head in the linter's order */
export function writeImports({ audience, module }: NewPage, ...others: string[]): string {
  const texts =
    audience === 'anyone'
      ? `import { pageText } from '#app/pages/page-text.ts';`
      : `import { unlistedText } from '#app/pages/unlisted-text.ts';`;
  const head =
    audience === 'admins'
      ? [`import { deskMeta } from '#app/features/core/desk/components/frame/sections.ts';`]
      : [
          `import { pageHead } from '#app/chrome/seo/seo.ts';`,
          `import { PageHead } from '#app/ui/content/page-head.tsx';`,
        ];
  const types = `import type { Route } from './+types/${module.replace(/^.*\//, '').replace('.tsx', '')}';`;
  return [
    ...[texts, ...head, ...others].sort((one, other) => (moduleOf(one) < moduleOf(other) ? -1 : 1)),
    types,
    '',
  ].join('\n');
}

const moduleOf = (line: string): string => line.slice(line.indexOf(' from '));

export const writeTexts = ({ audience, address }: NewPage): string =>
  `const page = ${audience === 'anyone' ? 'pageText' : 'unlistedText'}('${address}');\n`;

export const writeMeta = ({ audience }: NewPage): string =>
  `export const meta: Route.MetaFunction = ({ matches }) => ${audience === 'admins' ? 'deskMeta' : 'pageHead'}(page, matches);\n`;

/** The desk's frame contains the heading. */
export const frame = ({ audience }: NewPage, content: string): string =>
  audience === 'admins'
    ? content
    : `<div className="wrap pt-4 pb-16">
      <PageHead trail={[{ label: page.name }]} title={page.name} />
      ${content}
    </div>`;
