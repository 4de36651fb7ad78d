import { BrokenLink } from '#app/chrome/errors/broken-link.tsx';

export const BadLink = () => (
  <BrokenLink>
    It is not complete, or its alert was deleted. If emails still reach you, use the link in the newest one, or tell us
    and we stop them.
  </BrokenLink>
);
