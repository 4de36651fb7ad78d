import { AUDIENCES, kindOf } from './audience.ts';
import { addRow, type NewPage, namePage } from './page-files.ts';
import { frame, nameComponent, writeImports, writeMeta, writeTexts } from './page-module.ts';
import { newFile, type Scaffold } from './scaffold.ts';

/** A page: its row in the map, and its route module. */
export const page: Scaffold = {
  takes: `PATH [${AUDIENCES}] [FILE OF app/pages/rows]`,
  plan: (root, address, audience = 'anyone', rows = kindOf(audience).rows) => {
    const added = namePage(address, audience);
    const { gate } = kindOf(audience);
    return [
      addRow(root, added, rows),
      newFile(root, added.module, gate ? writeGated(added, gate) : writePublic(added)),
    ];
  },
  next: [
    'Replace the texts of its row, and say which menus list it: `navigation`, or desk-pages.ts for a page of the desk.',
    'Read what it shows in the loader, by one query of a feature; parts of the page live in components/ of that feature.',
    'On a page for anyone, `tags` of `cacheable` name what it shows, so that a change evicts it.',
  ],
};

const writePublic = (page: NewPage) => `/** ${page.title}: what this page is for. */
${writeImports(page, `import { cacheable } from '#app/web/caching/cacheable.server.ts';`)}
export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

${writeTexts(page)}
export const loader = () => cacheable(null);

${writeMeta(page)}
export default function ${nameComponent(page)}() {
  return (
    ${frame(page, '<p className="measure text-ink-soft">What people find on this page.</p>')}
  );
}
`;

const writeGated = (page: NewPage, gate: string) => `/** ${page.title}: what this page is for. */
${writeImports(page, `import { ${gate} } from '#app/features/core/accounts/gates.server.ts';`)}
${writeTexts(page)}
export async function loader(args: Route.LoaderArgs) {
  const { fullName } = await ${gate}(args);
  return { fullName };
}

${writeMeta(page)}
export default function ${nameComponent(page)}({ loaderData: { fullName } }: Route.ComponentProps) {
  return (
    ${frame(page, '<p className="measure text-ink-soft">What {fullName} finds on this page.</p>')}
  );
}
`;
