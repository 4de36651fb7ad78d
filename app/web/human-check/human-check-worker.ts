/** Web worker that guesses until the challenge is solved. A separate file, because the content security policy allows no inline worker. */
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { handler } from 'altcha-lib/workers/shared';

handler({ deriveKey });
