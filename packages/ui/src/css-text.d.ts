/** A style sheet as text: for shadow roots, and for the tests that read the tokens. */
declare module '*.css?inline' {
  const text: string;
  export default text;
}

declare module '*.css?raw' {
  const text: string;
  export default text;
}
