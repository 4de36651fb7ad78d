/** @returns environment variables that make the site's process run this code first */
export const preload = (script: string): { NODE_OPTIONS: string } => ({
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(script)}`,
});
