import { ORDER_STEPS } from '@sampan/stores/order-draft';
import { StepIndicator } from '@sampan/ui';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useLocale } from '../../shared/locale/locale.tsx';

/** The three numbered boxes (spec section 2): confirming and paying come after the third. */
const BOXES = [ORDER_STEPS[0], ORDER_STEPS[1], ORDER_STEPS[2]] as const;

export interface CreateStepsProps {
  /** How many steps are done. */
  done: number;
  /** Done steps lead back; a parcel with a label has no way back. */
  linked?: boolean;
}

/** The step indicator of the creation steps. */
export function CreateSteps({ done, linked = false }: CreateStepsProps) {
  const { t } = useLocale();
  return (
    <StepIndicator
      label={t('create.steps')}
      doneLabel={t('create.step_done')}
      progressLabel={(number, total) => t('create_label.step_of', { step: number, total })}
      steps={BOXES.map(({ name, path }) => ({ id: path, label: t(`create_label.box_${name}`) }))}
      current={Math.min(done, BOXES.length)}
      {...(linked
        ? {
            renderDone: ({ id }: { id: string }, content: ReactNode, className: string) => (
              <Link key={id} to="/orders/create_label/$step" params={{ step: id }} className={className}>
                {content}
              </Link>
            ),
          }
        : {})}
    />
  );
}
