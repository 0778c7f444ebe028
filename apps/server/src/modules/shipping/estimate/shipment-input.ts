import type { Shipment } from '@sampan/contract';
import { gramsOfKg, millimetresOfCm, rulesOf } from '@sampan/country-rules';
import { validate } from '@sampan/messages/en/validate';
import { DomainError, fieldErrorOf } from '../../../platform/errors.ts';
import { payableMinorOf } from '../../../platform/payable-amount.ts';
import type { QuoteQuestion } from './make-quote.ts';
import type { QuoteLocation, QuoteTerms } from './quote-input.ts';

/**
 * What a shipment of spec 3 asks couriers. Throws `country_closed` for VN and `invalid_input` naming the currency when it is not
 * the sender's.
 */
export function questionOfShipment(
  shipment: Shipment,
  index: number,
  terms: Omit<QuoteTerms, 'order_id' | 'voucher' | 'is_insured'>,
): QuoteQuestion {
  const { sender, recipient, marketplace, social_network, reference_id } = shipment;
  const parcel = shipment.package;
  const { country } = sender.address;
  if (rulesOf(country).is_closed || rulesOf(recipient.address.country).is_closed)
    throw new DomainError('country_closed');
  const { currency } = rulesOf(country);
  const path = `shipments.${index}.package`;
  if (parcel.currency !== currency) {
    const key = 'validate.currency_of_sender';
    throw new DomainError('invalid_input', { errors: [fieldErrorOf(`${path}.currency`, key, validate[key])] });
  }
  const { weight, length, width, height } = parcel.dimension;
  return {
    facts: {
      origin: placeOfShipment(sender.address),
      destination: placeOfShipment(recipient.address),
      weight_g: gramsOfKg(weight),
      length_mm: millimetresOfCm(length),
      width_mm: millimetresOfCm(width),
      height_mm: millimetresOfCm(height),
      value_minor: payableMinorOf(`${path}.package_value`, parcel.package_value, currency),
      cod_minor: 0,
      cod_type: 'fee_by_sender',
      currency,
      delivery_type: 'pick_up',
    },
    terms: { ...terms, order_id: null, voucher: '', is_insured: false },
    notes: { reference_id, marketplace, social_network },
  };
}

function placeOfShipment(address: Shipment['sender']['address']): QuoteLocation {
  const { address1, ...place } = address;
  return { ...place, street: address1 };
}
