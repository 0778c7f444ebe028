import type { EndpointName, Order } from '@sampan/contract';
import type { Sample } from '../app/sample.ts';
import type { TestApp } from '../app/test-app.fixtures.ts';
import { codOf, deliver, settle, upload } from './cod.fixtures.ts';
import { writeRemittance } from '../../src/modules/settlement/cod/write-remittance.ts';

type CodEndpoint =
  | 'getCodTotals'
  | 'downloadCodList'
  | 'listCodDays'
  | 'getOrderCod'
  | 'reportCodShortfall'
  | 'listCodSettlements'
  | 'downloadCodSettlement'
  | 'listRemittanceFormats'
  | 'listRemittances'
  | 'sampleRemittance'
  | 'listCodShortfalls'
  | 'listCodOpen'
  | 'uploadRemittance'
  | 'getRemittance'
  | 'listRemittanceProblems'
  | 'downloadRemittanceProblems'
  | 'settleRemittance';

/** One call of every endpoint about cash on delivery, on shipped COD parcels of 48 and a remittance that settled one of them. */
export async function codSamples(
  app: TestApp,
  token: string,
  { list, shipped }: { list: Record<string, string>; shipped: () => Promise<Order> },
): Promise<Record<CodEndpoint & EndpointName, Sample>> {
  const [settled, held] = [await shipped(), await shipped()];
  const courier_alias = settled.courier?.alias ?? '';
  await deliver(app, settled);
  await deliver(app, held);
  const file = writeRemittance(courier_alias, [
    {
      tracking_code: settled.label?.tracking_code ?? '',
      collected_minor: 4_800,
      fee_minor: 0,
      currency: 'SGD',
      collected_at: settled.created_at,
      reference: `RM-${settled.number}`,
    },
  ]);
  const remittance = await settle(app, (await upload(app, file, courier_alias)).body.id);
  const { settlement_id } = await codOf(app, token, settled.id);
  const params = { id: remittance.id };
  const { page: _, per_page: _size, sort: _sort, ...filters } = list;
  const page = { page: '1', per_page: '10' };
  return {
    getCodTotals: { query: { ...filters, cod_state: 'settled' } },
    downloadCodList: { query: { ...filters, language: 'vi' } },
    listCodDays: { query: { order_ids: `${settled.id},${held.id}` } },
    getOrderCod: { params: { id: settled.id } },
    reportCodShortfall: { params: { id: held.id }, body: { received: 40, note: 'The buyer paid in full' } },
    listCodSettlements: { query: page },
    downloadCodSettlement: { params: { id: settlement_id ?? '' }, query: { format: 'pdf', language: 'en' } },
    listRemittanceFormats: {},
    listRemittances: { query: page },
    sampleRemittance: { query: { courier_alias } },
    listCodShortfalls: { query: page },
    listCodOpen: {},
    uploadRemittance: {
      body: {
        courier_alias,
        file_name: 'again.csv',
        data_base64: Buffer.from(file).toString('base64'),
      },
    },
    getRemittance: { params },
    listRemittanceProblems: { params, query: page },
    downloadRemittanceProblems: { params, query: { language: 'id' } },
    settleRemittance: { params },
  };
}
