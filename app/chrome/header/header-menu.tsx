/**
 * One list of the navigation. On wide screens its button drops it down: the browser opens it, closes it on Escape or a press
 * elsewhere, and returns the focus. On a phone it stands open in the menu (site-menu.css).
 */
import { ChevronDown } from 'lucide-react';
import { NEW_TAB, NewTabMark } from '#app/ui/new-tab-mark.tsx';
import { headerMenus } from './menus.ts';
import type { NavigationLink } from './navigation.ts';

/** @param slot where the list stands, counted from 0 */
export function headerMenu(slot: number) {
  return () => {
    const { id, label, links } = headerMenus()[slot] ?? { id: '', label: '', links: [] };
    if (links.length === 0) return null;
    const list = `menu-${id}`;
    return (
      <>
        <button type="button" popoverTarget={list}>
          {label}
          <ChevronDown aria-hidden="true" />
        </button>
        <div id={list} popover="auto" className="drop-down site-menu-list no-print">
          <p id={`${list}-name`}>{label}</p>
          <ul aria-labelledby={`${list}-name`}>
            {links.map((link) => (
              <li key={link.href}>
                <ListedLink link={link} />
              </li>
            ))}
          </ul>
        </div>
      </>
    );
  };
}

/** Two dozen of them come with every page: what they look like stands in site-menu.css. */
const ListedLink = ({ link: { label, href, text, isExternal } }: { link: NavigationLink }) => (
  <a href={href} {...(isExternal && NEW_TAB)}>
    <span>
      {label}
      {isExternal && <NewTabMark />}
    </span>
    {text && <span>{text}</span>}
  </a>
);
