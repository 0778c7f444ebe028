import { transform } from 'lightningcss';

/** A style sheet as a build would send it. */
export function minifyCss(bytes: Uint8Array): Uint8Array {
  return transform({ filename: 'peer.css', code: bytes, minify: true, errorRecovery: true }).code;
}
