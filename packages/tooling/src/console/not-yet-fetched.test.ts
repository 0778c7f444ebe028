import { expect, test } from 'vitest';
import { notYetFetched } from './not-yet-fetched.ts';

const FILES = ['index', 'react', 'kit', 'console', 'shared', 'home.page'].map((name) => `assets/${name}-Ab_1-x.js`);

const askedFor = (hostId: string, hostType: 'html' | 'js' = 'js') =>
  notYetFetched('assets/home.page-Ab_1-x.js', FILES, { hostId, hostType }).map((file) => file.split(/[/-]/u)[1]);

test('a call names what is not there when it is made', () => {
  expect(askedFor('assets/console-Cd_2.js')).toEqual(['home.page', 'shared']);
  expect(askedFor('assets/list-Cd_2.js')).toEqual(['home.page', 'shared']);
});

test('what may ask before the console is there names the console too', () => {
  expect(askedFor('assets/index-Cd_2.js')).toEqual(['console', 'home.page', 'kit', 'shared']);
  expect(askedFor('assets/sign-in-Cd_2.js')).toEqual(['console', 'home.page', 'kit', 'shared']);
});

test('modules stand by name, so that lists of pages repeat each other; styles apply in their own order', () => {
  const files = ['assets/b-1.css', 'assets/z-1.js', 'assets/a-1.css', 'assets/m-1.js'];
  const host = { hostId: 'assets/console-Cd_2.js', hostType: 'js' } as const;
  expect(notYetFetched('assets/z-1.js', files, host)).toEqual([
    'assets/b-1.css',
    'assets/a-1.css',
    'assets/m-1.js',
    'assets/z-1.js',
  ]);
});

test('a page of HTML names all it needs', () => {
  expect(askedFor('index.html', 'html')).toEqual(['index', 'react', 'kit', 'console', 'shared', 'home.page']);
});
