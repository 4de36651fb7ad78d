/**
 * What the app is called and which site it frames. `npm run native:sync` reads it; the site's address comes from
 * PUBLIC_ORIGIN, as the server's own does.
 */
const { readOrigin } = require('./public-origin.js');

const origin = readOrigin(process.env);

/** @type {import('@capacitor/cli').CapacitorConfig} */
module.exports = {
  appId: 'example.tidewell.app',
  appName: 'Tidewell',
  webDir: 'www',
  // The paper of the light theme: seen for a moment before a page is painted.
  backgroundColor: '#f6f8f5',
  server: {
    url: origin,
    // Plain HTTP is for trying the app against a site on the same network.
    cleartext: origin.startsWith('http:'),
    // Every other site opens in the device's own browser, where it cannot reach the bridge.
    allowNavigation: [],
    errorPath: 'index.html',
  },
  android: {
    // The first one that knows light-dark(), by which all colours are told.
    minWebViewVersion: 123,
  },
  plugins: {
    SplashScreen: {
      // The site hides it 500 ms after its frame stands; this is for when it cannot be reached.
      launchAutoHide: true,
      launchShowDuration: 3000,
      backgroundColor: '#f6f8f5',
    },
    SystemBars: {
      // What the pages say in their own `meta`, told early so that nothing shifts.
      initialViewportFitValueHint: 'cover',
    },
  },
};
