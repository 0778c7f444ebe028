import type { Translate } from '@sampan/messages';
import { PackageSizeCards } from '@sampan/ui';
import type { ReactNode } from 'react';
import { type EstimateStore, type EstimateState, MEASURES } from '@sampan/stores/estimate';
import { FieldFrame, FieldIssue, focusOf } from './calculator-fields.view.tsx';

interface SizeFieldsProps {
  model: EstimateStore;
  state: EstimateState;
  id: string;
  t: Translate;
}

/** How large the parcel is: one of six sizes drawn to scale, or measured (spec 9 'Package size presets'). */
export function SizeFields({ model, state, id, t }: SizeFieldsProps): ReactNode {
  const { question, issues } = state;
  const { is_exact } = question;
  return (
    <div className="s-calc__size">
      <div className="s-calc__tabs" role="radiogroup" aria-label={t('create.size_title')}>
        {[false, true].map((exact) => (
          <label key={String(exact)} data-on={exact === is_exact ? '' : undefined}>
            <input
              type="radio"
              className="s-size__input"
              name={`${id}-by`}
              checked={exact === is_exact}
              onChange={() => model.change({ is_exact: exact })}
            />
            {t(exact ? 'create.size_exact' : 'create.size_preset')}
          </label>
        ))}
      </div>
      {is_exact ? (
        <div className="s-calc__measures">
          {MEASURES.map((name) => (
            <FieldFrame
              key={name}
              id={`${id}-${name}`}
              label={t(`label.${name}`)}
              issue={issues[name]}
              focus={focusOf(state.focus, name)}
              t={t}
            >
              {(control) => (
                <span className="s-calc__unit" data-unit={name === 'weight' ? 'kg' : 'cm'}>
                  <input
                    {...control}
                    value={question[name]}
                    inputMode="decimal"
                    maxLength={7}
                    autoComplete="off"
                    onChange={(event) => model.change({ [name]: event.target.value })}
                    onBlur={() => model.check()}
                  />
                </span>
              )}
            </FieldFrame>
          ))}
        </div>
      ) : (
        <div
          className="s-calc__sizes"
          role="radiogroup"
          aria-label={t('create.size_preset')}
          aria-invalid={issues.package_type === undefined ? undefined : true}
          aria-describedby={issues.package_type === undefined ? undefined : `${id}-size-error`}
          tabIndex={-1}
          ref={focusOf(state.focus, 'package_type')}
        >
          <PackageSizeCards
            name={`${id}-size`}
            value={question.package_type || null}
            onValueChange={(package_type) => model.change({ package_type })}
            nameOf={(alias) => t(`package_size.${alias}`)}
            unit="kg"
          />
          <FieldIssue id={`${id}-size`} label="" issue={issues.package_type} t={t} />
          <p className="s-calc__hint">{t('create_label.size_scale')}</p>
        </div>
      )}
    </div>
  );
}
