/** Everything the site stores in a browser, according to the code (spec: marketing §9 "Cookie table"). */
import { Badge } from '#app/ui/content/badge.tsx';
import { Cell, HeaderCell, Table } from '#app/ui/content/table.tsx';
import { BROWSER_STORAGE, type BrowserStorage } from '#domain/device/storage-list.ts';

const KINDS: Record<BrowserStorage['kind'], string> = {
  cookie: 'Cookie',
  localStorage: 'Stored by the browser (local storage)',
  sessionStorage: 'Stored by the tab (session storage)',
  indexedDB: 'Stored by the browser (IndexedDB)',
  cacheStorage: 'Stored by the browser (cache storage)',
};
const CATEGORIES: Record<BrowserStorage['category'], string> = { necessary: 'Necessary', analytics: 'Analytics' };

export function CookieTable({ caption }: { caption: string }) {
  return (
    <Table caption={caption}>
      <thead>
        <tr>
          <HeaderCell className="w-2/5 sm:w-[32%]">Name and type</HeaderCell>
          <HeaderCell>Purpose</HeaderCell>
          <HeaderCell className="hidden w-[26%] sm:table-cell">Expires</HeaderCell>
        </tr>
      </thead>
      <tbody>
        {BROWSER_STORAGE.map(({ label, names, kind, category, purpose, setWhen, lasts }) => (
          <tr key={label}>
            <HeaderCell scope="row" className="align-top">
              {label}
              {names.map((name) => (
                <code key={name} className="block font-normal text-ink-soft [overflow-wrap:anywhere]">
                  {name}
                </code>
              ))}
              <span className="mt-1 block font-normal text-ink-soft">
                {KINDS[kind]}. {CATEGORIES[category]}.
              </span>
              {names.length === 0 && (
                <span className="mt-2 block">
                  <Badge>Not in use</Badge>
                </span>
              )}
            </HeaderCell>
            <Cell>
              {purpose} <span className="mt-1 block text-ink-soft">{setWhen}</span>
              <span className="mt-1 block sm:hidden">Expires: {lasts}</span>
            </Cell>
            <Cell className="hidden sm:table-cell">{lasts}</Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
