import type { Member } from '@sampan/contract';
import { Banner, RadioCards } from '@sampan/ui';
import { useLocale } from '../../../shared/locale/locale.tsx';

type Role = Member['role'];

const ROLES = ['owner', 'staff', 'staff_ro'] as const satisfies readonly Role[];

export interface RoleChoiceProps {
  value: Role;
  onChange: (role: Role) => void;
}

/** The three roles with what each may do (spec 6); an owner can take the company over, so that is said. */
export function RoleChoice({ value, onChange }: RoleChoiceProps) {
  const { t } = useLocale();
  return (
    <>
      <RadioCards
        label={t('member.role')}
        options={ROLES.map((role) => ({
          value: role,
          title: t(`settings.role_${role}`),
          detail: t(`member.role_${role}_text`),
        }))}
        value={value}
        onValueChange={(chosen) => {
          const role = ROLES.find((one) => one === chosen);
          if (role !== undefined) onChange(role);
        }}
      />
      {value === 'owner' ? <Banner tone="warning">{t('member.owner_warning')}</Banner> : null}
    </>
  );
}
