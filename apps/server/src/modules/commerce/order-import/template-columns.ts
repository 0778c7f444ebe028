import type { ImportField } from '@sampan/contract';

/** Columns of our own template, in its order: the names of spec 3 'Recipient fields'. */
export const TEMPLATE_COLUMNS: Partial<Record<ImportField, readonly string[]>> = {
  reference_id: ['reference_id'],
  recipient_name: ['recipient_name'],
  recipient_phone: ['recipient_phone'],
  recipient_email: ['recipient_email'],
  recipient_address: ['recipient_address'],
  recipient_unit: ['recipient_unit'],
  recipient_post_code: ['recipient_post_code'],
  recipient_county: ['recipient_county'],
  recipient_district: ['recipient_district'],
  recipient_city: ['recipient_city'],
  recipient_state: ['recipient_state'],
  recipient_country: ['recipient_country'],
  package_content: ['package_content'],
  package_value: ['package_value'],
  package_weight: ['package_weight'],
  package_type: ['package_type'],
  package_length: ['package_length'],
  package_width: ['package_width'],
  package_height: ['package_height'],
  cod_amount: ['cod_amount'],
  delivery_service: ['delivery_service'],
  delivery_instructions: ['delivery_instructions'],
  pick_up_date: ['pick_up_date'],
};
