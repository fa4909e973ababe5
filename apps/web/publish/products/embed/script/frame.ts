/**
 * WordPress puts unknown sites in a sandboxed iframe: hidden until it posts its height, and unable
 * to open a link, which it must ask of the parent. WordPress adds `#?secret=…` to the address and
 * expects it in each message; without a secret, nothing is posted.
 */
const secret = /[?&]secret=([a-z0-9]+)/i.exec(location.hash)?.[1];

if (secret !== undefined && parent !== window) {
  const post = (message: 'height' | 'link', value: number | string) =>
    // Any embedding site reads the message: it must not hold the choice.
    parent.postMessage({ message, value, secret }, '*');
  const { body } = document;
  let posted = '';
  new ResizeObserver(() => {
    // After a choice, the height is posted once per reserved height (`reserve` in `card.ts`).
    const reserved = `${innerWidth} ${body.style.minHeight}`;
    if (body.style.minHeight !== '' && reserved === posted) return;
    posted = reserved;
    post('height', Math.ceil(body.getBoundingClientRect().height));
  }).observe(body);
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link) return;
    event.preventDefault();
    // The fragment of the address holds the choice.
    post(
      'link',
      new URL(link.dataset['plain'] ?? link.href, location.href).href.split('#')[0] ?? '',
    );
  });
}
