/** One attribute; the property of the same meaning follows it and leads it. */
export interface AttributeDefinition {
  /** Kebab case, as in HTML. */
  readonly name: string;
  /** Camel case, as in JavaScript. */
  readonly property: string;
  /** TypeScript that stands alone, such as `string | null` or `'light' | 'dark'`; known are `Appearance`, `WidgetErrorDetail` and the shapes of build/public-types.ts. */
  readonly type: string;
  readonly default?: string;
  readonly description: string;
}

/** A property that HTML cannot say: rich data. */
export interface PropertyDefinition {
  readonly name: string;
  readonly type: string;
  readonly description: string;
}

export interface MethodDefinition {
  readonly name: string;
  /** Parameters and answer as TypeScript: `(focus?: boolean) => boolean`. */
  readonly type: string;
  readonly description: string;
}

export interface EventDefinition {
  readonly name: `sampan-${string}`;
  /** TypeScript type of `event.detail`. */
  readonly detail: string;
  readonly cancelable?: boolean;
  readonly description: string;
}

export interface NamedDescription {
  readonly name: string;
  readonly description: string;
}

export interface TokenDefinition extends NamedDescription {
  readonly default: string;
}

/**
 * Everything public about a widget, in one place: the manifest, the editors' data, the JSX types, the React wrappers and the
 * developers' tables are made of it, and a test holds the element to it. Names are promises: taking one away is a new major.
 */
export interface ElementDefinition {
  readonly tag: `sampan-${string}`;
  readonly class_name: string;
  /** Folder of the widget and name of its entry: `tracking`. */
  readonly entry: string;
  readonly summary: string;
  /**
   * Reserved by `sampan.css`, in px: on pages from 480 px of width on, and below. As high as the widget is once it can be used,
   * the line of a test key included, so that nothing below it moves.
   */
  readonly height: readonly [wide: number, narrow: number];
  /** The height is that without the line of a test key, which is added where the tag has such a key. */
  readonly has_test_line?: boolean;
  /** The same where an attribute is missing and the widget begins with less. */
  readonly height_without?: { readonly attribute: string; readonly height: readonly [wide: number, narrow: number] };
  /**
   * Its later steps are far lower: the height, without the line of a test key, is reserved until the script runs, and the widget's
   * own first step keeps it.
   */
  readonly is_lower_later?: boolean;
  readonly attributes: readonly AttributeDefinition[];
  readonly properties: readonly PropertyDefinition[];
  /** What can only be read. */
  readonly getters?: readonly PropertyDefinition[];
  readonly methods: readonly MethodDefinition[];
  readonly events: readonly EventDefinition[];
  readonly slots: readonly NamedDescription[];
  readonly parts: readonly NamedDescription[];
  /** Attributes of the five-line example, without `api` and `public-key`. */
  readonly example: Readonly<Record<string, string>>;
}
