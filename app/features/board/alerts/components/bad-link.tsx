import { BrokenLink } from '#app/chrome/errors/broken-link.tsx';

export const BadLink = () => (
  <BrokenLink>
    It’s incomplete, or its alert was deleted. If you still get emails, use the link in the latest one, or tell us and
    we’ll stop them.
  </BrokenLink>
);
