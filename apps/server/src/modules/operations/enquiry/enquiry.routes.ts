import { endpoints } from '@sampan/contract';
import { route } from '../../../platform/http/route.ts';
import { checkCompanyEnquiry, checkContact, checkSalesLead } from './check-enquiry.ts';
import { submitEnquiry } from './submit-enquiry.ts';

/** What a program hears that filled in the field nobody sees: the same as everybody, so that it learns nothing. */
const THANKED = { success: true as const };

export const enquiryRoutes = [
  route(endpoints.sendContact, async ({ ctx, body: { country_code, fax_number, ...form } }) => {
    if (fax_number !== '') return THANKED;
    const fields = checkContact(form, country_code, { phone_optional: ctx.actor === null });
    return submitEnquiry(ctx, { kind: 'contact', country_code, email: fields.email, name: fields.name, fields });
  }),
  route(endpoints.sendSalesLead, async ({ ctx, body: { country_code, fax_number, ...form } }) => {
    if (fax_number !== '') return THANKED;
    const fields = checkSalesLead(form, country_code);
    const name = `${fields.first_name} ${fields.last_name}, ${fields.company_name}`;
    return submitEnquiry(ctx, { kind: 'sales', country_code, email: fields.company_email, name, fields });
  }),
  route(endpoints.sendCompanyEnquiry, async ({ ctx, body: { country_code, fax_number, kind, ...form } }) => {
    if (fax_number !== '') return THANKED;
    const fields = checkCompanyEnquiry(form, country_code);
    return submitEnquiry(ctx, { kind, country_code, email: fields.email, name: fields.name, fields });
  }),
];
