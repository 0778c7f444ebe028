/** Tells on the status page whether the service answers, and how long it took: the visitor's own measure, nothing stored. */
export async function showHealth(): Promise<void> {
  const place = document.querySelector<HTMLElement>('[data-health]');
  if (place === null) return;
  const started = performance.now();
  const answer = await fetch(place.dataset['health'] ?? '', { cache: 'no-store' }).catch(() => null);
  const took_ms = Math.round(performance.now() - started);
  if (answer === null)
    place.textContent = 'The service does not answer you right now. This page is a file and may still load.';
  else if (answer.ok) place.textContent = `The service answers. It took ${took_ms} ms from where you are.`;
  else place.textContent = `The service answers, but reports a problem (${answer.status}). Prices and labels may fail.`;
}
