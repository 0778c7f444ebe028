import type { ChatSettings } from '@sampan/contract';

/** What the frame of the chat may load, by kind: the hosts the service itself names for a content security policy. */
export interface ChatHosts {
  readonly script: readonly string[];
  readonly connect: readonly string[];
  readonly frame: readonly string[];
  readonly image: readonly string[];
  readonly font: readonly string[];
  readonly media: readonly string[];
}

/** A service through which people chat with us. Its script runs in a frame of its own, never in our pages. */
export interface Chat {
  readonly settings: ChatSettings;
  readonly hosts: ChatHosts;
  /** The text whose HMAC proves to the service who chats. */
  provenBy: (person: { readonly id: string; readonly email: string }) => string;
  /** Made with the secret that the service gave us. */
  readonly secret: string;
}
