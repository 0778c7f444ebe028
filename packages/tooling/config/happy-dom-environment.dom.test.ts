import { expect, test } from 'vitest';

test('the window of a component test comes from the one file, and is whole', () => {
  let thrown: unknown;
  try {
    document.querySelector('[');
  } catch (error) {
    thrown = error;
  }
  expect((thrown as Error).stack).toContain('/node_modules/.sampan/happy-dom-');
  document.body.innerHTML = '<p>Kaya</p>';
  expect(document.querySelector('p')?.textContent).toBe('Kaya');
  expect(window.location.href).toBe('http://localhost:3000/');
});
