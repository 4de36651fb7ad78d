/** Shows that the next page is loading. Visual only: the new page's title is announced when loaded. */
import './pending-bar.css';
import { useNavigation } from 'react-router';

export function PendingBar() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <div aria-hidden="true" className="pending-bar no-print" />;
}
