/** A text of a legal page with its links: `[words](address)`. */
import { Link } from 'react-router';

const LINK = /\[([^\]]+)\]\(([^)\s]+)\)/g;

export function LegalText({ text }: { text: string }) {
  // The pattern has two groups, so every third piece is plain text; the two between are a link's text and address.
  const pieces = text.split(LINK);
  return pieces.map((piece, index) => {
    const address = pieces[index + 1] ?? '';
    if (index % 3 === 2) return null;
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change places
    if (index % 3 === 1) return <LegalLink key={index} to={address} words={piece} />;
    return piece;
  });
}

function LegalLink({ to, words }: { to: string; words: string }) {
  // Feeds and other files are not pages of the router.
  if (to.startsWith('/') && !to.includes('.')) {
    return (
      <Link to={to} className="link">
        {words}
      </Link>
    );
  }
  return (
    <a href={to} className={to.startsWith('tel:') ? 'link whitespace-nowrap' : 'link'}>
      {words}
    </a>
  );
}
