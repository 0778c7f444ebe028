import type { ChatIdentity, ChatSettings } from '@sampan/contract';

/** How a chat begins. */
export interface Opening {
  readonly language: string;
  readonly identity: ChatIdentity | null;
  /** Somebody else chatted in this browser before: their conversation is not to be seen. */
  readonly is_other_person: boolean;
}

/** A chat service in this frame. Each loads its own script, with its own names in `window`. */
export interface ChatService {
  /** Resolves once the chat is open; rejects when its script cannot be loaded. */
  start(chat: ChatSettings, opening: Opening): Promise<void>;
  identify(identity: ChatIdentity): void;
  /** Forgets who chatted in this browser. */
  forget(): void;
}

/** What services put into the window, and what they read there. */
export type ServiceWindow = Record<string, unknown>;

/** Loads the script of a service. */
export function loadScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`${url} could not be loaded`)));
    script.src = url;
    document.head.append(script);
  });
}
