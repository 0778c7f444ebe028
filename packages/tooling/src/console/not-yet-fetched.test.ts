import { expect, test } from 'vitest';
import { notYetFetched } from './not-yet-fetched.ts';

const FILES = ['index', 'react', 'kit', 'console', 'shared', 'home.page'].map((name) => `assets/${name}-Ab_1-x.js`);

const askedFor = (hostId: string, hostType: 'html' | 'js' = 'js') =>
  notYetFetched('assets/home.page-Ab_1-x.js', FILES, { hostId, hostType }).map((file) => file.split(/[/-]/u)[1]);

test('a call names what is not there when it is made', () => {
  expect(askedFor('assets/console-Cd_2.js')).toEqual(['shared', 'home.page']);
  expect(askedFor('assets/list-Cd_2.js')).toEqual(['shared', 'home.page']);
});

test('what may ask before the console is there names the console too', () => {
  expect(askedFor('assets/index-Cd_2.js')).toEqual(['kit', 'console', 'shared', 'home.page']);
  expect(askedFor('assets/sign-in-Cd_2.js')).toEqual(['kit', 'console', 'shared', 'home.page']);
});

test('a page of HTML names all it needs', () => {
  expect(askedFor('index.html', 'html')).toEqual(['index', 'react', 'kit', 'console', 'shared', 'home.page']);
});
