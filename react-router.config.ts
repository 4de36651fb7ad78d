import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // scripts/prepare.mjs moves it to a folder of its own when it is complete.
  buildDirectory: 'build/next',
  // One file for each start, web process and worker; what both need lies beside them.
  serverBuildFile: '[name].js',
  // The whole route manifest travels with the page: lazy discovery breaks open tabs whenever a new version is deployed.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
