const failed = new Set<HTMLLinkElement>();

// Errors of links do not bubble, and browsers differ in the `sheet` of a link that failed.
document.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target);
  },
  true,
);

function arrival(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve(), { once: true });
    link.addEventListener('error', () => reject(new Error(`No style from ${link.href}`)), {
      once: true,
    });
    document.head.append(link);
  });
}

/** Code that comes later asks for its stylesheets once: those that failed have to be put in place anew. */
export async function fetchFailedStyles(): Promise<void> {
  const links = [...failed];
  failed.clear();
  await Promise.all(links.map(arrival));
}
