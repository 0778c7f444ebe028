// Of the offline page: when the page before was last up to date, and how the console comes back.
(function () {
  const seen = document.getElementById('seen');
  const updated_at = Number(localStorage.getItem('sampan.updated_at'));
  if (seen !== null && updated_at > 0) {
    const form = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: 'medium', timeStyle: 'short' });
    seen.textContent = (seen.dataset.text ?? '').replace('{{when}}', form.format(updated_at));
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
