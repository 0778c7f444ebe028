import type { CheckoutPaymentMethod, Listing } from '@sampan/contract';
import type { CountryCode } from '@sampan/country-rules';
import type { Translate } from '@sampan/messages';
import type { AddressSearchProps } from '@sampan/ui';
import type { ReadableAtom } from 'nanostores';
import type { ComponentType, ReactNode } from 'react';
import type { AddressFormStore, AddressFormState, AddressLookups } from '@sampan/stores/address';
import type { WidgetConnection } from '../shell/widget-api.ts';
import type { Pricing } from './checkout-pricing.ts';
import type { Purchase, PurchaseForm } from './checkout-purchase.ts';
import type { CheckoutPort } from './checkout.port.ts';
import type { CheckoutField, CheckoutState } from './checkout-state.ts';

/** What the checkout's views ask of its model. */
export interface CheckoutActions extends Omit<Purchase, 'recheck' | 'resume'> {
  /** Loads the product once more. */
  retry: () => Promise<void>;
  setQuantity: (quantity: number) => void;
  setCountry: (country: CountryCode) => void;
  setText: (field: CheckoutField, text: string) => void;
  setOption: (id: string) => void;
  setMethod: (method: CheckoutPaymentMethod) => void;
}

/** What every view of the purchase step gets. */
export interface PurchaseStepProps {
  state: CheckoutState;
  model: CheckoutActions;
  t: Translate;
}

export interface FormFieldsProps extends PurchaseStepProps {
  listing: Listing;
  address: AddressFormStore;
  step: PurchaseStep;
  disabled: boolean;
  /** Where the address form's look-ups go. */
  connection: WidgetConnection;
  /** Places of the page: in an element they are slots. */
  slots: { card: ReactNode };
  /** Shows 'Use map' in the address form. */
  onOpenMap?: (() => void) | undefined;
}

/** Who gets the parcel, whatever the country. */
export interface Receiver {
  readonly name: string;
  readonly phone: string;
}

type Patch = (change: Partial<CheckoutState>) => void;

/** What the first paint does not need: an element fetches it beside the product. */
export interface PurchaseStep {
  /** The messages of this part as well, where they come with it. */
  t?: Translate;
  createPricing(port: Pick<CheckoutPort, 'quote'>, $state: ReadableAtom<CheckoutState>, patch: Patch): Pricing;
  createPurchase(
    port: CheckoutPort,
    $state: ReadableAtom<CheckoutState>,
    patch: Patch,
    t: Translate,
    form: PurchaseForm,
  ): Purchase;
  /** The address form of a country, empty or with what was typed. */
  createAddress(country: CountryCode, t: Translate, receiver: Receiver | null): AddressFormStore;
  addressPortOf(connection: WidgetConnection, country: CountryCode): AddressLookups;
  AddressSearch: ComponentType<AddressSearchProps>;
  FormFields: ComponentType<FormFieldsProps>;
  Problems: ComponentType<Pick<PurchaseStepProps, 'state' | 't'> & { form: AddressFormState }>;
  TestCard: ComponentType<PurchaseStepProps & { listing: Listing; disabled: boolean }>;
  PaymentSummary: ComponentType<PurchaseStepProps & { children: ReactNode }>;
  /** Gives what stands in the form's place once something is bought. Nothing is bought before it is there. */
  loadPurchaseStatus(): Promise<ComponentType<PurchaseStepProps>>;
}

/** Gives the step; it rejects with a `WidgetError` when it cannot be fetched. */
export interface PurchaseStepPort {
  loadPurchaseStep: () => Promise<PurchaseStep>;
}

/** The state with the step in it. */
export interface CheckoutViewState extends CheckoutState {
  /** Null while it is on its way. */
  step: PurchaseStep | null;
  /** Null until somebody buys. */
  PurchaseStatus: ComponentType<PurchaseStepProps> | null;
}
