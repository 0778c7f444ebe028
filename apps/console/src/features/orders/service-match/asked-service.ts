import type { BulkEstimatedCost, ServiceMatch } from '@sampan/contract';
import { foldText } from '@sampan/country-rules';
import { byDays, byPrice } from '../bulk/by-cost.ts';

/** The company's own meaning of a name that a file or a store gives a delivery service. */
export function matchOf(name: string, matches: readonly ServiceMatch[]): ServiceMatch | undefined {
  const key = foldText(name);
  return matches.find((match) => foldText(match.name) === key);
}

/** A service by its full name, its own name, or its courier's name or alias. */
function isCalled({ courier, delivery_service }: BulkEstimatedCost, key: string): boolean {
  const names = [`${courier.name} ${delivery_service.name}`, delivery_service.name, courier.name, courier.alias];
  return names.some((name) => foldText(name) === key);
}

/**
 * The service a name asks for, of those that are offered: what the company says it means, else the cheapest that is called so.
 * Undefined where nothing offered is meant.
 */
export function askedService(
  name: string,
  costs: readonly BulkEstimatedCost[],
  matches: readonly ServiceMatch[],
): BulkEstimatedCost | undefined {
  const cheapest = costs.toSorted(byPrice);
  const match = matchOf(name, matches);
  if (match === undefined) {
    const key = foldText(name);
    return cheapest.find((cost) => isCalled(cost, key));
  }
  if (match.choice === 'fastest') return cheapest.toSorted(byDays)[0];
  if (match.choice === 'courier') return cheapest.find(({ courier }) => courier.alias === match.courier);
  if (match.choice === 'service') return cheapest.find(({ delivery_service }) => delivery_service.id === match.service);
  return cheapest[0];
}
