import { beforeAll } from 'vitest';

// The files of a worker share one window: none may see what the one before left in it.
beforeAll(() => {
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});
