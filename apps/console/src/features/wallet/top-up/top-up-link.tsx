import { buttonClass } from '@sampan/ui';
import { Link } from '@tanstack/react-router';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { useUser } from '../../../shared/session/use-user.ts';
import { mayTopUp } from './may-top-up.ts';

/** The Top Up button (spec section 2, Header), for those who have a wallet to fill (section 6). */
export function TopUpLink({ className = '' }: { className?: string }) {
  const { t } = useLocale();
  const user = useUser();
  if (!mayTopUp(user)) return null;
  return (
    <Link to="/home/top-up" className={`${buttonClass({ size: 'sm' })} ${className}`.trim()}>
      {t('top_up.button')}
    </Link>
  );
}
