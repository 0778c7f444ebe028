import type { LooseTranslate } from '@sampan/messages';
import type { Locator } from 'playwright-core';

interface Journey {
  country: 'SG' | 'MY' | 'PH' | 'ID';
  /** In the wallet, more than any courier asks. */
  money: number;
  language: 'en' | 'id';
  recipient: string;
  phone: string;
  width: number;
  /** Fills the country's address form below name and phone. */
  address: (form: Locator, t: LooseTranslate) => Promise<void>;
  /** Stands in the finished address. */
  place: string;
  /** How the country writes the price on the pay button. */
  price: RegExp;
}

async function choose(form: Locator, label: string, option: string): Promise<void> {
  const select = form.getByLabel(label, { exact: false });
  await select.locator('option', { hasText: option }).first().waitFor({ state: 'attached' });
  await select.selectOption({ label: option });
}

const JOURNEYS: readonly Journey[] = [
  {
    country: 'SG',
    money: 1000,
    language: 'en',
    recipient: 'Nguyễn Thị Ánh Tuyết',
    phone: '+65 9123 4567',
    width: 1280,
    place: 'Toa Payoh',
    price: /S\$ \d+\.\d\d/u,
    async address(form, t) {
      await form.getByLabel(t('address.post_code')).fill('310145');
      await form.getByLabel(t('address.street')).fill('Blk 145 Toa Payoh Lorong 2');
      await form.getByLabel(t('address.unit_number')).fill('#08-212');
    },
  },
  {
    country: 'MY',
    money: 1000,
    language: 'en',
    recipient: 'Muhammad Faris bin Iskandar Zulkarnain',
    phone: '012-345 6789',
    width: 375,
    place: 'Petaling Jaya',
    price: /RM \d+\.\d\d/u,
    async address(form, t) {
      await choose(form, t('address.state'), 'Selangor');
      await choose(form, t('address.city'), 'Petaling Jaya');
      await form.getByLabel(t('address.street')).fill('12 Jalan SS 2/24');
      await form.getByLabel(t('address.post_code')).fill('47300');
    },
  },
  {
    country: 'PH',
    money: 10_000,
    language: 'en',
    recipient: 'Ma. Angelica Bernadette Villanueva-Santos',
    phone: '0917 123 4567',
    width: 375,
    place: 'Dasmariñas',
    price: /₱ ?\d+\.\d\d/u,
    async address(form, t) {
      const street = form.getByRole('combobox', { name: t('address.street') });
      await street.fill('Blk 7 Lot 12 Phase 3 Villa Alegria, Dasmarinas');
      await form
        .getByRole('option', { name: /Dasmari/u })
        .first()
        .click();
      const barangay = form.getByLabel(t('address.barangay'));
      await barangay.locator('option').nth(1).waitFor({ state: 'attached' });
      await barangay.selectOption({ index: 1 });
      const post_code = form.getByLabel(t('address.post_code'));
      if ((await post_code.inputValue()) === '') await post_code.fill('4114');
    },
  },
  {
    country: 'ID',
    money: 1_000_000,
    language: 'id',
    recipient: 'Siti Nurhaliza Puspitasari',
    phone: '0812-3456-7890',
    width: 1280,
    place: 'Menteng',
    price: /Rp ?[\d.]+,\d\d/u,
    async address(form, t) {
      await choose(form, t('address.province'), 'DKI Jakarta');
      await choose(form, t('address.regency'), 'Kota Jakarta Pusat');
      await choose(form, t('address.subdistrict'), 'Menteng');
      await choose(form, t('address.village'), 'Cikini');
      await form.getByRole('textbox', { name: t('address.street') }).fill('Jalan Cikini Raya No. 73');
      await form.getByRole('textbox', { name: t('address.post_code') }).fill('10330');
    },
  },
];

export const journeyIn = (country: Journey['country']): Journey =>
  JOURNEYS.find((journey) => journey.country === country) as Journey;
