/** What the form says that makes an administrator (spec: accounts §4, §8 "Bootstrap"). */
export const BOOTSTRAP_TEXTS = {
  empty: 'Please enter the bootstrap token',
  invalid: 'Invalid or expired bootstrap token',
  failed: 'Failed to verify bootstrap token',
  tooMany: 'Too many attempts. Please try again in 15 minutes.',
  notAllowed: 'Your account cannot use a bootstrap token.',
  granted: 'Admin privileges granted successfully!',
  httpError: (status: number) => `HTTP error! status: ${status}`,
};
