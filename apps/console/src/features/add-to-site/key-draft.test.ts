import { describe, expect, it } from 'vitest';
import { draftOf, keyFormOf, siteLines } from './key-draft.ts';

describe('the form of a key', () => {
  it('sends a site for every line that has one, trimmed', () => {
    const form = {
      ...keyFormOf(null),
      name: ' Web shop ',
      sites: ' https://a.example \n\n\thttps://b.example, c.example\n',
    };
    expect(draftOf(form)).toMatchObject({
      name: 'Web shop',
      mode: 'test',
      allowed_origins: ['https://a.example', 'https://b.example', 'c.example'],
    });
  });

  it('remembers on which line a site stands, for the refusal of the server', () => {
    expect(siteLines('https://a.example\n\nhttp://b.example')).toEqual([
      { line: 1, site: 'https://a.example' },
      { line: 3, site: 'http://b.example' },
    ]);
  });
});
