import type { Store } from '@sampan/contract';
import { issueText } from '@sampan/i18n';
import type { Translate } from '@sampan/messages';
import { issueMessage, storeSchema, validateForm } from '@sampan/validators';

/** Where a store entered by hand may be; any other text of an older store stays as it is. */
export const NETWORKS = ['instagram', 'facebook', 'tiktok', 'website', 'other'] as const;

/** The store form as typed (spec 3, form 'store'). */
export interface StoreFormValues {
  readonly store_name: string;
  readonly profile_url: string;
  readonly store_logo: string;
  readonly access_token: string;
  readonly social_network_id: string;
  readonly id: string;
}

/** A token is never shown again, so it is asked for with every change. */
export function storeFormOf(store: Store | null): StoreFormValues {
  return {
    store_name: store?.store_name ?? '',
    profile_url: store?.profile_url ?? '',
    store_logo: store?.store_logo ?? '',
    access_token: '',
    social_network_id: store?.social_network_id ?? 'instagram',
    id: store?.id ?? '',
  };
}

export type StoreFormErrors = Partial<Record<keyof StoreFormValues, string>>;

/** The body of the call, or what is wrong in words beside the field. */
export function checkStoreForm(values: StoreFormValues, t: Translate) {
  const { output, issues = [] } = validateForm(storeSchema, values);
  const errors: StoreFormErrors = {};
  for (const issue of issues)
    errors[issue.path as keyof StoreFormValues] ??= issueText(t, issueMessage(issue.key, issue.params));
  const { id } = values;
  const { social_network_id } = values;
  return { errors, body: output === undefined ? null : { ...output, social_network_id, id: id === '' ? null : id } };
}
