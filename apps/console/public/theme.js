// Runs before the first paint, so a chosen theme never flashes. Without a choice the page follows the system.
(function () {
  try {
    const theme = localStorage.getItem('sampan.theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.setAttribute('data-theme', theme);
  } catch {
    // A page without storage keeps the system's theme.
  }
})();
