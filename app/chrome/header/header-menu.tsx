/**
 * One list of the navigation. On wide screens its button drops it down: the browser opens it, closes it on Escape or a press
 * elsewhere, and returns the focus. On a phone it stands open in the menu (site-menu.css).
 */
import { ChevronDown } from 'lucide-react';
import { NEW_TAB, NewTabMark } from '#app/ui/new-tab-mark.tsx';
import { listMenus, shownLocations } from './menus.ts';
import type { NavigationLink } from './navigation.ts';

export function headerMenu(id: string) {
  const list = `menu-${id}`;
  return () => {
    const menu = id === 'locations' ? shownLocations() : listMenus().find((each) => each.id === id);
    const { label, links } = menu ?? { label: '', links: [] };
    if (links.length === 0) return null;
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
