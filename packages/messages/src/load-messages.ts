import type { MessageLanguage } from './language.ts';
import type { Messages } from './message-key.ts';

/** The messages of a language, in a file of their own: a browser loads the one it shows and no other. */
export async function loadMessages(language: MessageLanguage): Promise<Messages> {
  switch (language) {
    case 'my':
      return (await import('./ms/index.ts')).ms;
    case 'ph':
      return (await import('./fil/index.ts')).fil;
    case 'id':
      return (await import('./id/index.ts')).id;
    case 'vi':
      return (await import('./vi/index.ts')).vi;
    case 'en':
      return (await import('./en/index.ts')).en;
  }
}
