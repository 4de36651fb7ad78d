/** A navigation link in a list with `data-client-links`. External links open a new tab, and say so. */
import { NEW_TAB, NewTabMark } from '#app/ui/new-tab-mark.tsx';
import type { NavigationLink } from './navigation.ts';

type MenuLinkProps = {
  link: NavigationLink;
  className: string;
  nameClass: string;
};

export function MenuLink({ link: { label, href, text, isExternal }, className, nameClass }: MenuLinkProps) {
  return (
    <a href={href} {...(isExternal && NEW_TAB)} className={className}>
      <span className={nameClass}>
        {label}
        {isExternal && <NewTabMark />}
      </span>
      {text && <span className="block text-ink-soft text-sm">{text}</span>}
    </a>
  );
}
