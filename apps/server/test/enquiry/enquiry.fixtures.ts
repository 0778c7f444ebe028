/** A call of each enquiry form; `mailOf` gives an address nobody else has. */
export function enquirySamples(mailOf: (who: string) => string) {
  return {
    sendContact: {
      body: {
        name: 'Hui Min',
        email: mailOf('contact'),
        phone: '91234567',
        content: 'Do you pick up on Saturdays?',
        country_code: 'SG',
      },
    },
    sendSalesLead: {
      body: {
        first_name: 'Hui Min',
        last_name: 'Tan',
        company_name: 'Kopi & Kaya Goods',
        company_email: mailOf('sales'),
        company_phone: '91234567',
        company_website: 'https://shop.example',
        region: 'Singapore',
        service: 'International shipping',
        comment: 'About 400 parcels a month.',
        country_code: 'SG',
      },
    },
    sendCompanyEnquiry: {
      body: {
        kind: 'api',
        name: 'Kopi & Kaya Goods',
        email: mailOf('company'),
        phone: '91234567',
        brand_name: 'Kopi & Kaya',
        website_url: 'https://shop.example',
        country_code: 'SG',
      },
    },
  };
}
