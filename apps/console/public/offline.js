// Of the offline page: when the page before was last up to date, and how the console comes back.
(function () {
  const seen = document.getElementById('seen');
  const updated_at = Number(localStorage.getItem('sampan.updated_at'));
  if (seen !== null && updated_at > 0) {
    // As everywhere in the console: the clock of the company's country.
    const at = new Date(updated_at + Number(seen.dataset.offset) * 3_600_000);
    const two = (count) => String(count).padStart(2, '0');
    const hours = at.getUTCHours();
    const day = `${two(at.getUTCDate())}.${two(at.getUTCMonth() + 1)}.${at.getUTCFullYear()}`;
    const time = `${two(hours % 12 || 12)}:${two(at.getUTCMinutes())} ${hours < 12 ? 'am' : 'pm'}`;
    seen.textContent = (seen.dataset.text ?? '').replace('{{when}}', `${day}, ${time}`);
    seen.hidden = false;
  }
  const retry = () => location.reload();
  document.getElementById('retry')?.addEventListener('click', retry);
  addEventListener('online', retry);
  // A server that was away brings no such event.
  setInterval(() => {
    fetch('/api/health', { cache: 'no-store' }).then(
      (answer) => {
        if (answer.ok) retry();
      },
      () => undefined,
    );
  }, 10_000);
})();
