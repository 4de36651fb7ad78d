import { Link } from 'react-router';

/** How many jobs are open, as a link to them; none lead nowhere. */
export const BoardCount = ({ text, board }: { text: string; board: string }) =>
  text === '0' ? (
    0
  ) : (
    <Link to={board} aria-label={`${text} open, on the board`} className="link touch-target">
      {text}
    </Link>
  );
