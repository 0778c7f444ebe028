import type { Language } from '@sampan/country-rules';
import type { Messages } from './translate.ts';

/** The messages of a language, in a file of their own: a browser loads the one it shows and no other. */
export async function loadMessages(language: Language): Promise<Messages> {
  switch (language) {
    case 'my':
      return (await import('./messages/ms/index.ts')).ms;
    case 'ph':
      return (await import('./messages/fil/index.ts')).fil;
    case 'id':
      return (await import('./messages/id/index.ts')).id;
    case 'vi':
      return (await import('./messages/vi/index.ts')).vi;
    case 'en':
      return (await import('./messages/en/index.ts')).en;
  }
}
