/** The look of a widget as one object. Unknown names are ignored, with one warning. */
export interface Appearance {
  readonly theme?: 'light' | 'dark' | 'auto' | 'inherit' | 'none';
  /** Tokens without their prefix: `{ primary: '#0a7d55', radius: '4px' }`. */
  readonly variables?: Readonly<Record<string, string>>;
  /** Declarations for parts of the widget: `{ '.Input': { borderWidth: '2px' } }`. */
  readonly rules?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly disableAnimations?: boolean;
}
