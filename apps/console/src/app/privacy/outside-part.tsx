import { ChatLink } from './chat-link.tsx';
import { SocialLinks } from './social-links.tsx';
import { ThirdParties } from './third-parties.tsx';

const PARTS = { page: ThirdParties, chat_link: ChatLink, social_links: SocialLinks };

export interface OutsidePartProps {
  part: keyof typeof PARTS;
}

export function OutsidePart({ part }: OutsidePartProps) {
  const Part = PARTS[part];
  return <Part />;
}
