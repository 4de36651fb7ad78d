/** A link of the navigation: inside the site by client navigation, elsewhere in a new tab, which it says. */
import { Link } from 'react-router';
import { NEW_TAB, NewTabMark } from '#app/ui/new-tab-mark.tsx';
import type { NavigationLink } from './navigation.ts';

type MenuLinkProps = {
  link: NavigationLink;
  className: string;
  /** How the name looks where its text stands under it; without it the name stands alone. */
  nameClass?: string;
};

export function MenuLink({ link: { label, href, text, isExternal }, className, nameClass }: MenuLinkProps) {
  const content = (
    <>
      <span className={nameClass}>
        {label}
        {isExternal && <NewTabMark />}
      </span>
      {nameClass && text && <span className="block text-sm text-ink-soft">{text}</span>}
    </>
  );
  return isExternal ? (
    <a href={href} {...NEW_TAB} className={className}>
      {content}
    </a>
  ) : (
    <Link to={href} className={className}>
      {content}
    </Link>
  );
}
