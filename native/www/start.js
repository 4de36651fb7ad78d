// Goes to the site: when the device finds a connection, by itself every ten seconds, and by the button.
// Old web views see this page, too: nothing here is newer than they are.
(() => {
  const EVERY_MS = 10000;
  const site = document.documentElement.dataset.site;
  const state = document.getElementById('state');

  // Where the site still cannot be reached, the app shows this page again.
  function go() {
    state.textContent = 'Trying to reach Tidewell…';
    location.replace(site);
  }

  document.getElementById('retry').addEventListener('click', go);
  window.addEventListener('online', go);
  setInterval(() => {
    if (navigator.onLine) go();
  }, EVERY_MS);
})();
