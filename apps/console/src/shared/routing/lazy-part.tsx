import { lazy, Suspense, type ComponentType } from 'react';

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
