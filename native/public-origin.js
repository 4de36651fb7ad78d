/** The address of the site, from the environment of `npm run native:sync`. */

/** @returns {string} without a slash at the end */
exports.readOrigin = ({ PUBLIC_ORIGIN }) => {
  const url = URL.canParse(PUBLIC_ORIGIN ?? '') ? new URL(PUBLIC_ORIGIN) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash) {
    throw new Error('Set PUBLIC_ORIGIN to the address of the site, such as https://jobs.example, and try again.');
  }
  return url.origin;
};
