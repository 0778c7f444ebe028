import { third_parties } from '../../shared/privacy/third-parties.ts';
import { useUser } from '../../shared/session/use-user.ts';
import './social-links.css';

/** Where the country's company can be followed (spec 2, Header), as the settings say. */
export function SocialLinks() {
  const { country_code } = useUser();
  const links = Object.entries(third_parties.social_links[country_code] ?? {});
  if (links.length === 0) return null;
  return (
    <ul className="c-social-links">
      {links.map(([name, url]) => (
        <li key={name}>
          <a href={url} target="_blank" rel="noopener noreferrer">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
