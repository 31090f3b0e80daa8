/** Waits until every picture on the page, seen or not, has come or failed, and what follows too. */
export async function picturesSettled(): Promise<void> {
  const coming = [...document.images].filter(({ complete }) => !complete);
  if (coming.length === 0) return;
  await Promise.all(coming.map(settled));
  await picturesSettled();
}

function settled(picture: HTMLImageElement): Promise<void> {
  return new Promise((resolve) => {
    picture.addEventListener('load', () => resolve());
    picture.addEventListener('error', () => resolve());
    // One that is out of sight would wait to be scrolled to.
    picture.loading = 'eager';
  });
}
