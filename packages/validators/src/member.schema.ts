import * as v from 'valibot';
import { emailField } from './contact-field.ts';
import { strictPasswordField } from './password-field.ts';
import { requiredText, requiredCheckbox } from './text-field.ts';

/** An invitation works this long. */
export const INVITATION_DAYS = 7;

const NAME_MAX = 120;

/** Inviting somebody to a company (spec section 6). An alias is welcome: no credit hangs on it. */
export const inviteSchema = v.object({ email: emailField() });
export type InviteOutput = v.InferOutput<typeof inviteSchema>;

/** The page behind an invitation: name, a strict password (spec section 5) and the terms box. */
export const joinSchema = v.object({
  name: requiredText('label.name', NAME_MAX),
  password: strictPasswordField(),
  is_read: requiredCheckbox(),
});
export type JoinOutput = v.InferOutput<typeof joinSchema>;
