import { refuseFields } from '../../../platform/errors.ts';
import { issueErrorOf } from '../../../platform/issue-error.ts';
import { pageOriginOf } from '../../../platform/http/request-origin.ts';

/** Origins as typed, each in the form browsers send, none twice. Throws `invalid_input` naming every one that is no site. */
export function allowedOriginsOf(typed: readonly string[]): string[] {
  const origins = typed.map(pageOriginOf);
  refuseFields(
    origins.flatMap((origin, index) => {
      const param = `allowed_origins.${index}`;
      return origin === null ? [issueErrorOf(param, 'validate.origin_invalid')] : [];
    }),
  );
  return [...new Set(origins.filter((origin) => origin !== null))];
}
