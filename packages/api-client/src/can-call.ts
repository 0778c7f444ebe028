import type { EndpointName, User } from '@sampan/contract';

/** Whether somebody's role reaches an endpoint, as the server said with the person (spec 6): what a screen offers follows from it. */
export function canCall(name: EndpointName, user: User): boolean {
  // A session kept by an older release of the console has no rights until the server is asked who it is of.
  return (user.rights as readonly string[] | undefined)?.includes(name) ?? false;
}
