import * as v from 'valibot';
import { issueMessage, type LabelKey } from './issue.ts';
import { optionalText, requiredText } from './text-field.ts';

const LINK_MAX = 500;
/** http or https and a host with a dot; no user name, so that a link shows the host it leads to. */
const WEB_ADDRESS =
  /^https?:\/\/(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+[\p{L}][\p{L}\d-]*[\p{L}\d](?::\d{1,5})?(?:[/?#]\S*)?$/iu;

function withScheme(text: string): string {
  return text === '' || /^[a-z][a-z\d+.-]*:(?!\d)/i.test(text) ? text : `https://${text}`;
}

/** Web address of a company, page or store; 'shop.example' becomes 'https://shop.example'. */
export function linkField(label: LabelKey) {
  return v.pipe(
    requiredText(label, LINK_MAX),
    v.transform(withScheme),
    v.check((text) => text === '' || WEB_ADDRESS.test(text), issueMessage('validate.link_invalid', { label })),
  );
}

/** Web address that may be left empty. */
export function optionalLinkField(label: LabelKey) {
  return v.pipe(
    optionalText(label, LINK_MAX),
    v.transform(withScheme),
    v.check((text) => text === '' || WEB_ADDRESS.test(text), issueMessage('validate.link_invalid', { label })),
  );
}
