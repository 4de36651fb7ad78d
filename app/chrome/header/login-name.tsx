/** The name of a login page. The three names are alike, so screen readers also announce each page's purpose. */
import type { NavigationLink } from './navigation.ts';

export function LoginName({ link: { label, text } }: { link: NavigationLink }) {
  return (
    <>
      {label}
      <span className="sr-only">: {text}</span>
    </>
  );
}
