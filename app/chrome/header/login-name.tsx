/** The name of a way to sign in. Three are much alike, so whoever hears them is told whom each is for. */
import type { NavigationLink } from './navigation.ts';

export function LoginName({ link: { label, text } }: { link: NavigationLink }) {
  return (
    <>
      {label}
      <span className="sr-only">: {text}</span>
    </>
  );
}
