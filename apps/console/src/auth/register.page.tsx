import { AuthFrame } from './auth-frame.tsx';

/** /auth/register. */
export function RegisterPage() {
  return <AuthFrame>{null}</AuthFrame>;
}
