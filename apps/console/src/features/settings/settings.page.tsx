import { rulesOf } from '@sampan/country-rules';
import { Banner, ErrorSummary, Icon, iconAlert, iconCheck, TextField } from '@sampan/ui';
import { useState } from 'react';
import { AddressInfoFields } from '../../shared/address/address-info-fields.tsx';
import {
  addressInfoErrors,
  addressInfoOf,
  dueInfoErrors,
  starredInfoErrors,
  type AddressInfo,
} from '../../shared/address/address-info.ts';
import { addressProblems } from '../../shared/address/address-problems.ts';
import { useSaveAddresses } from '../../shared/address/use-save-addresses.ts';
import { useSettledFields } from '../../shared/form/use-settled-fields.ts';
import { lazyPart } from '../../shared/locale/lazy-part.tsx';
import { has_third_parties } from '../../shared/privacy/has-third-parties.ts';
import { usePageTitle } from '../../shared/routing/page-title.ts';
import { useLocale } from '../../shared/locale/locale.tsx';
import { mayAddOrder } from '../../shared/session/may-add-order.ts';
import { PhoneInput } from '../../shared/phones/phone-input.tsx';
import { useUser } from '../../shared/session/use-user.ts';
import { showToast } from '../../shared/toast/toast.store.ts';
import { AppearanceSection } from './appearance-section.tsx';
import { AvatarField } from './avatar-field.tsx';
import { SaveBar } from './save-bar.tsx';
import { useEdited } from './use-edited.ts';

const PrivacySection = lazyPart('settings', () => import('./privacy-section.tsx'), 'PrivacySection');

const PREFIX = 'settings';

/** The first page of /settings: the person, the addresses, appearance and language. A save bar appears only when something changed. */
export function SettingsPage() {
  const locale = useLocale();
  const { t } = locale;
  const user = useUser();
  const saved = addressInfoOf(user);
  const { form: info, is_dirty, attempt, edit, ...edited } = useEdited(saved, useState<AddressInfo | null>(null));
  const save = useSaveAddresses();
  // Addresses are saved with a phone (spec section 5): one that is known cannot be emptied here.
  const errorsOf = user.phone === '' ? addressInfoErrors : starredInfoErrors;
  const settled = useSettledFields(PREFIX);
  const errors = dueInfoErrors(errorsOf(info, user.country_code, t), attempt, settled);
  const problems = addressProblems(errors, PREFIX);
  const may_write = mayAddOrder(user);
  usePageTitle(
    attempt > 0 && problems.length > 0 ? t('common.error_prefix', { title: t('settings.title') }) : t('settings.title'),
  );

  const discard = () => {
    edited.discard();
    save.reset();
  };
  const submit = () => {
    edited.recordAttempt();
    if (errorsOf(info, user.country_code, t) !== null) return;
    save.mutate(info, {
      onSuccess: () => {
        edited.recordSaved(info);
        showToast(t('settings.saved'));
      },
    });
  };
  return (
    <>
      <h1>{t('settings.title')}</h1>
      <div className="c-settings__sections">
        {may_write ? null : <Banner tone="info">{t('shell.read_only')}</Banner>}
        {attempt === 0 ? null : (
          <ErrorSummary
            title={t('common.errors_found', { count: problems.length })}
            problems={problems}
            attempt={attempt}
          />
        )}
        {save.isError ? <Banner tone="danger">{locale.errorText(save.error)}</Banner> : null}
        <section id="profile" className="c-card c-settings__section">
          <h2>{t('settings.profile')}</h2>
          <p className="s-muted">{t('settings.profile_text')}</p>
          <AvatarField />
          <div className="c-info__person">
            <TextField
              id={`${PREFIX}-name`}
              label={t('address.name')}
              required
              autoComplete="name"
              disabled={!may_write}
              value={info.name}
              error={errors?.name}
              onValueChange={(name) => edit({ ...info, name })}
            />
            <PhoneInput
              id={`${PREFIX}-phone`}
              label={t('address.phone')}
              country={user.country_code}
              disabled={!may_write}
              value={info.phone}
              error={errors?.phone}
              onValueChange={(phone) => edit({ ...info, phone })}
            />
          </div>
          {user.email === '' ? null : <EmailField />}
          <dl className="c-settings__facts">
            <div>
              <dt>{t('settings.role')}</dt>
              <dd>{t(`settings.role_${user.company_role}`)}</dd>
            </div>
            <div>
              <dt>{t('settings.time_zone')}</dt>
              <dd>
                {t('settings.time_zone_text', {
                  country: t(`country.${user.country_code}`),
                  zone: rulesOf(user.country_code).time_zone,
                })}
              </dd>
            </div>
          </dl>
        </section>
        <section id="addresses" className="c-card c-settings__section">
          <h2>{t('settings.addresses')}</h2>
          <p className="s-muted">{t('settings.addresses_text')}</p>
          <AddressInfoFields
            country={user.country_code}
            info={info}
            onChange={edit}
            errors={errors}
            idPrefix={PREFIX}
            placesOnly
            disabled={!may_write}
          />
        </section>
        <AppearanceSection />
        {has_third_parties ? <PrivacySection /> : null}
      </div>
      {is_dirty && may_write ? <SaveBar busy={save.isPending} onSave={submit} onDiscard={discard} /> : null}
    </>
  );
}

/** The mailbox that signs in, whether it was proved, and how to have another one. */
function EmailField() {
  const { t } = useLocale();
  const { email, is_mail_verified } = useUser();
  return (
    <div className="c-settings__email">
      <TextField label={t('sign_in.email')} hint={t('settings.email_hint')} value={email} readOnly />
      <p className={is_mail_verified ? 'c-settings__proved' : 'c-settings__unproved'}>
        <Icon shape={is_mail_verified ? iconCheck : iconAlert} size={16} />
        {is_mail_verified ? t('settings.email_verified') : t('settings.email_unverified')}
      </p>
    </div>
  );
}
