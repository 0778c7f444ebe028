/** The service that counts page views, as the settings name it. */
export interface PageViewSettings {
  readonly provider: 'plausible' | 'umami';
  /** What the service calls this site: its domain at Plausible, its website ID at Umami. */
  readonly site: string;
  /** Origin of the service. */
  readonly url: string;
}

/** The service people chat with us through, as the settings name it. */
export interface ChatSettings {
  readonly provider: 'crisp' | 'intercom' | 'chatwoot';
  /** Website ID at Crisp, app ID at Intercom, website token at Chatwoot. */
  readonly site: string;
  /** Origin of the service's script. */
  readonly url: string;
}

/** Where a company of ours can be followed, by the name of the network. */
export type SocialLinks = Readonly<Record<string, string>>;

/** Services besides Sampan that the pages may speak to, each null until its settings name it. The server writes it into the pages. */
export interface ThirdParties {
  readonly page_views: PageViewSettings | null;
  readonly chat: ChatSettings | null;
  /** By country (spec 2, Header); links alone, nothing is loaded from there. */
  readonly social_links: Readonly<Record<string, SocialLinks | undefined>>;
}
