import type { BulkEstimatedCost, BulkEstimateRow } from '@sampan/contract';
import { formatMoney } from '@sampan/country-rules';
import { EmptyState, RadioCards } from '@sampan/ui';
import { useState } from 'react';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { AskPurpose } from './ask-purpose.tsx';
import { asksPurpose, chooseByRule, findOneService, isReady, RULES, sumOf, type Rule } from './choose-services.ts';
import { CompareRows, type CompareRowsProps } from './compare-rows.tsx';
import { CompareSummary } from './compare-summary.tsx';
import { LeftOut } from './left-out.tsx';
import { ServiceMatches } from '../service-match/service-matches.tsx';
import { useServiceMatches } from '../service-match/use-service-matches.ts';

/** Rules, the parcels that cannot go, the rows with their services, and the sum. */
export function CompareForm({ rows, reliabilityOf }: Pick<CompareRowsProps, 'rows' | 'reliabilityOf'>) {
  const { t, formatNumber } = useLocale();
  const ruled = rows.filter(({ rule_decision }) => rule_decision !== null).length;
  const asked = askedNames(rows);
  const asking = asked.reduce((sum, { count }) => sum + count, 0);
  const [rule, setRule] = useState<Rule>(asking > 0 ? 'by_row' : ruled > 0 ? 'own_rules' : 'cheapest');
  const { matches } = useServiceMatches(asking > 0);
  const [own, setOwn] = useState<Readonly<Record<string, string>>>({});
  const ready = rows.filter(isReady);
  const by_rule = chooseByRule(ready, rule, matches);
  // A service that was chosen by hand stays as long as it is still offered.
  const choices = new Map(
    ready.flatMap((row) => {
      const by_hand = row.estimated_costs.find(({ delivery_service }) => delivery_service.id === own[row.reference_id]);
      const chosen = by_hand ?? by_rule.get(row.reference_id);
      return chosen === undefined ? [] : [[row.reference_id, chosen] as const];
    }),
  );
  const changed = ready.filter(({ reference_id }) => choices.get(reference_id) !== by_rule.get(reference_id)).length;
  const one_service = findOneService(ready);
  const currency = one_service?.currency;
  const titleOf = (each: Rule) =>
    each === rule && changed > 0
      ? `${t(`bulk.rule_${each}`)}, ${t('bulk.changed', { count: changed })}`
      : t(`bulk.rule_${each}`);
  const detailOf = (each: Rule, served: number) =>
    each === 'one_service'
      ? t('bulk.rule_one_service_text', { service: nameOf(one_service), served: formatNumber(served) })
      : each === 'by_row'
        ? t('bulk.rule_by_row_text', { served: formatNumber(asking) })
        : each === 'own_rules'
          ? t('bulk.rule_own_rules_text', { served: formatNumber(ruled) })
          : t(`bulk.rule_${each}_text`);
  return (
    <div className="c-compare">
      <div className="c-stack">
        <AskPurpose rows={rows.filter(asksPurpose)} />
        {currency === undefined ? null : (
          <RadioCards
            label={t('bulk.rule')}
            labelHidden
            layout="grid"
            value={rule}
            onValueChange={(next) => {
              setRule(next as Rule);
              setOwn({});
            }}
            options={RULES.filter((each) => (each === 'by_row' ? asking > 0 : each !== 'own_rules' || ruled > 0)).map(
              (each) => {
                const chosen = [...chooseByRule(ready, each, matches).values()];
                const sum = sumOf(chosen);
                const served = chosen.filter(
                  ({ delivery_service }) => delivery_service.id === one_service?.delivery_service.id,
                ).length;
                return {
                  value: each,
                  title: titleOf(each),
                  detail: (
                    <>
                      <strong className="c-compare__total s-num">{formatMoney(sum.total_minor, currency)}</strong>
                      <span>{detailOf(each, served)}</span>
                      {/* A courier that promises no day leaves nothing to average. */}
                      {sum.days === 0 ? null : (
                        <span className="s-dim">{t('bulk.days', { days: formatNumber(sum.days, 1) })}</span>
                      )}
                    </>
                  ),
                };
              },
            )}
          />
        )}
        {rule === 'by_row' ? (
          <ServiceMatches names={asked} costs={ready.flatMap(({ estimated_costs }) => estimated_costs)} />
        ) : null}
        <LeftOut rows={rows.filter((row) => !isReady(row) && !asksPurpose(row))} />
        {ready.length === 0 ? (
          <EmptyState kind="no-results" title={t('bulk.none_ready_title')}>
            {t('bulk.none_ready_text')}
          </EmptyState>
        ) : (
          <CompareRows
            rows={ready}
            choices={choices}
            reliabilityOf={reliabilityOf}
            onChoose={(id, service) => setOwn((before) => ({ ...before, [id]: service }))}
          />
        )}
      </div>
      {currency === undefined ? null : <CompareSummary rows={ready} choices={choices} currency={currency} />}
    </div>
  );
}

/** The names that files and stores give services, the most frequent first. */
function askedNames(rows: readonly BulkEstimateRow[]): { name: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { requested_service: name } of rows) if (name !== null) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ name, count })).toSorted((a, b) => b.count - a.count);
}

function nameOf(cost: BulkEstimatedCost | null): string {
  return cost === null ? '' : `${cost.courier.name} ${cost.delivery_service.name}`;
}
