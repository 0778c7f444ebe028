import type { User } from '@sampan/contract';

/** 'Wei Ling Tan' gives 'WT'. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u);
  const first = words[0]?.[0] ?? '';
  return `${first}${words.length > 1 ? (words.at(-1)?.[0] ?? '') : ''}`.toUpperCase();
}

/** Somebody's picture, or their initials; decoration in both cases, the name stands beside it or on its button. */
export function PersonPicture({
  user,
  size = 'small',
}: {
  user: Pick<User, 'avatar' | 'name' | 'email'>;
  size?: 'small' | 'large';
}) {
  const px = size === 'large' ? 64 : 32;
  if (user.avatar !== null)
    return <img className={`c-picture c-picture--${size}`} src={user.avatar} alt="" width={px} height={px} />;
  return (
    <span
      className={size === 'large' ? 'c-picture c-picture--large c-picture--initials' : undefined}
      aria-hidden="true"
      data-initials={initialsOf(user.name === '' ? user.email : user.name)}
    />
  );
}
