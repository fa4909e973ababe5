/**
 * WordPress shows the frame of a site it does not know shut in (`sandbox`): hidden until it says
 * its height, and without the right to open a link, which it must ask of the page around. That page
 * gives a word to answer with; where there is none, nothing is ever said to it.
 */
const secret = /[?&]secret=([a-z0-9]+)/i.exec(location.hash)?.[1];

if (secret !== undefined && parent !== window) {
  const tell = (message: 'height' | 'link', value: number | string) =>
    // Whoever frames may read it: never what was chosen.
    parent.postMessage({ message, value, secret }, '*');
  const { body } = document;
  let told = '';
  new ResizeObserver(() => {
    // Once something is chosen, the room reserved for any choice, and nothing of this one.
    const room = `${innerWidth} ${body.style.minHeight}`;
    if (body.style.minHeight !== '' && room === told) return;
    told = room;
    tell('height', Math.ceil(body.getBoundingClientRect().height));
  }).observe(body);
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link) return;
    event.preventDefault();
    // A choice stands after the `#`.
    tell(
      'link',
      new URL(link.dataset['plain'] ?? link.href, location.href).href.split('#')[0] ?? '',
    );
  });
}
