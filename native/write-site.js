/** Tells the offline start page where the site is: it has no access to the app's configuration. Part of `npm run sync`. */
const { writeFileSync } = require('node:fs');
const path = require('node:path');
const { readOrigin } = require('./public-origin.js');

const site = JSON.stringify(`${readOrigin(process.env)}/`);
writeFileSync(path.join(__dirname, 'www', 'site.js'), `document.documentElement.dataset.site = ${site};\n`);
