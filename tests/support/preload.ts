/** @returns what a site is started with, so that this runs before anything else of it */
export const preload = (script: string): { NODE_OPTIONS: string } => ({
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(script)}`,
});
