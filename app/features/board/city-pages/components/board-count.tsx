import { Link } from 'react-router';

export const BoardCount = ({ text, board }: { text: string; board: string }) =>
  text === '0' ? (
    0
  ) : (
    <Link to={board} aria-label={`${text} open, on the board`} className="link touch-target">
      {text}
    </Link>
  );
