import { lazy, Suspense, useState, type ComponentType } from 'react';

/** A part of a page that is fetched when it is first shown; its place stays empty until then. */
export function lazyPart<Props extends object, Name extends string>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
): ComponentType<Props> {
  const Part = lazy(async () => ({ default: (await load())[name] as ComponentType<object> }));
  return function LazyPart(props: Props) {
    return (
      <Suspense fallback={null}>
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
