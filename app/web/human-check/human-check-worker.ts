/** Runs beside the page: guesses until the challenge is solved. A file of its own, because the policy allows no other. */
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { handler } from 'altcha-lib/workers/shared';

handler({ deriveKey });
