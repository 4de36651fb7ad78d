/** One menu of the navigation. On wide screens its button opens it as a popover; on phones its list is always open (site-menu.css). */
import { ChevronDown } from 'lucide-react';
import { NEW_TAB, NewTabMark } from '#app/ui/new-tab-mark.tsx';
import { headerMenus } from './menus.ts';
import type { NavigationLink } from './navigation.ts';

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

/** Every page contains two dozen of these, so their styles are in site-menu.css. */
const ListedLink = ({ link: { label, href, text, isExternal } }: { link: NavigationLink }) => (
  <a href={href} {...(isExternal && NEW_TAB)}>
    <span>
      {label}
      {isExternal && <NewTabMark />}
    </span>
    {text && <span>{text}</span>}
  </a>
);
