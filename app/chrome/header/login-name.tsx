/** The name of a login page. The three names are alike, so screen readers also read out what each page is for. */
import type { NavigationLink } from './navigation.ts';

export function LoginName({ link: { label, text } }: { link: NavigationLink }) {
  return (
    <>
      {label}
      <span className="sr-only">: {text}</span>
    </>
  );
}
