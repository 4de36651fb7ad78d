/** Says that the next page is on its way. For the eye: the new page is announced by its title when it is there. */
import './pending-bar.css';
import { useNavigation } from 'react-router';

export function PendingBar() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <div aria-hidden="true" className="pending-bar no-print" />;
}
