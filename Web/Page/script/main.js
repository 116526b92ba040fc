// The start: the module, the page, and the design of the link, the last visit, or a first one.

/** A bar to begin with, as the user's own device would show it. */
function firstDesign() {
  return JSON.stringify({
    style: 'curved',
    items: [
      { id: 'home', title: 'Home', icon: 'house' },
      { id: 'search', title: 'Search', icon: 'magnifyingglass' },
      { id: 'inbox', title: 'Inbox', icon: 'envelope', badge: 3 },
      { id: 'me', title: 'Me', icon: 'person' },
    ],
    ...(matchMedia('(prefers-color-scheme: dark)').matches ? { colorScheme: 'dark' } : {}),
    ...(matchMedia('(prefers-reduced-motion: reduce)').matches ? { reduceMotion: true } : {}),
  });
}

/** Shows a link's design; a broken one is told and not shown. Returns whether there was a link. */
function openLink(studio) {
  const linked = textOfLink(location.hash);
  if (linked === null) return false;
  history.replaceState(null, '', location.href.split('#')[0]);
  const outcome = studio.store.take(linked, { isNew: true });
  if (outcome.error !== undefined) notify(`The link’s design was not opened: ${outcome.error}`);
  return outcome.error === undefined;
}

/** Called by the loader with the compiled module, from which every engine is made. */
window.beginStudio = async (module) => {
  const studio = new Studio(module);
  studio.build();
  const { store } = studio;
  const [past, future] = [recall('past', []), recall('future', [])];
  const stored = recall('design', null);
  if (stored === null || store.take(stored, { isNew: true }).error !== undefined) store.take(firstDesign(), { isNew: true });
  store.past = past;
  store.future = future;
  openLink(studio);
  store.tell();
  listen(window, 'hashchange', () => openLink(studio));
  document.body.classList.add('ready');
  window.studio = studio;
};
