import { randomInt } from 'node:crypto';
import { expectFits, expectNoAxeViolations } from '@sampan/testing/browser';
import type { Demo } from '@sampan/testing/demo';
import { expect, test } from 'vitest';
import { confirmAs, newCodParcel, secretSentTo } from './confirm-address.fixtures.ts';

/** A merchant asks the recipient of one parcel, at one width. */
export function confirmationOfOne(demo: Demo, width: number): void {
  test(`from the sheet of a parcel, seeing it live (${width} px)`, async () => {
    const owner = await demo.newCompany();
    const phone = `9${randomInt(1_000_000, 10_000_000)}`;
    const last = phone.slice(-4);
    const order = await newCodParcel(owner, { phone });
    const { page, errors } = await demo.open({ as: owner, path: `/orders/new?order=${order.id}`, width });
    // What happens before a page's connection is there reaches it with its next question only.
    const connected = page.waitForEvent('websocket');
    await page.reload();
    await connected;
    const block = page.getByRole('region', { name: 'Address confirmation' });
    const contact = block.getByLabel('Email or phone');
    await contact.waitFor();
    await expect.poll(() => contact.inputValue()).toBe('nurul@example.test');

    await contact.fill('nurul@');
    await block.getByRole('button', { name: 'Send link' }).click();
    await block.getByText('Please input valid phone or email.').waitFor();
    await contact.fill(`${phone.slice(0, 4)} ${last}`);
    await block.getByRole('button', { name: 'Send link' }).click();
    const rows = block.getByRole('list', { name: 'Previous links' }).getByRole('listitem');
    await rows
      .filter({ hasText: `•••• ${last}` })
      .filter({ hasText: 'Sent' })
      .waitFor();
    await page.getByRole('dialog').getByText('Link sent', { exact: true }).first().waitFor();

    // A second one, to be copied; then both are looked after.
    await block.getByRole('button', { name: 'Create link' }).click();
    const copied = block.getByLabel('Confirmation link');
    await copied.waitFor();
    await expect.poll(() => copied.inputValue()).toMatch(/\/customer\/confirm-address\?id=[\w-]{43}$/u);
    await expectNoAxeViolations(page);
    await expectFits(page);
    const shared = rows.filter({ hasText: 'Shared link' });
    await shared.getByRole('button', { name: 'Revoke link' }).click();
    await shared.getByText('Revoked').waitFor();

    // Somebody looks, then confirms; nothing is reloaded here.
    const secret = await secretSentTo(owner, `+65${phone}`);
    await owner.api.call('POST', `/api/v1/order/share/${secret}/parse`, {});
    await rows
      .filter({ hasText: `•••• ${last}` })
      .getByText('Opened', { exact: true })
      .waitFor();
    await confirmAs(owner, secret, last, 'Blk 147 Toa Payoh Lorong 2');
    await block.getByText(/^Confirmed by the recipient/u).waitFor();
    await page.getByText('Blk 147 Toa Payoh Lorong 2').first().waitFor();
    await page.getByText(`The recipient of ${order.number} confirmed their address`).waitFor();
    await expect.poll(() => block.getByRole('button').count()).toBe(0);
    await expectNoAxeViolations(page);
    expect(errors).toEqual([]);
  });
}
