import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { whenFirstScreenShown } from '../api/first-screen.ts';
import { needMessages } from './locale.tsx';
import type { Section } from './load-section.ts';

/** What surrounds every page and is no part of what somebody came for. */
const AFTER_FIRST_SCREEN: Section = 'layout';

/**
 * A part of a page that is fetched when it is first shown, with the messages of its section; its place stays empty until then,
 * unless it is kept by `place`.
 * The build reads these calls as it does those of `lazyPage`.
 */
export function lazyPart<Props extends object, Name extends string>(
  section: Section,
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
  place: ReactNode = null,
): ComponentType<Props> {
  const Part = lazy(async () => {
    if (section === AFTER_FIRST_SCREEN) await whenFirstScreenShown();
    const [part] = await Promise.all([load(), needMessages(section)]);
    return { default: part[name] as ComponentType<object> };
  });
  return function LazyPart(props: Props) {
    return (
      <Suspense fallback={place}>
        <Part {...props} />
      </Suspense>
    );
  };
}

/** Whether something has been open: until then nothing of it needs to be fetched, and later it closes by itself. */
export function useWasOpen(is_open: boolean): boolean {
  const [was_open, setWasOpen] = useState(is_open);
  if (is_open && !was_open) setWasOpen(true);
  return was_open || is_open;
}
