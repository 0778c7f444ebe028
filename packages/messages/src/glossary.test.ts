import { describe, expect, test } from 'vitest';
import { fil } from './fil/index.ts';
import { server as fil_server } from './fil/server.ts';
import { id } from './id/index.ts';
import { server as id_server } from './id/server.ts';
import { ms } from './ms/index.ts';
import { server as ms_server } from './ms/server.ts';
import { vi } from './vi/index.ts';
import { server as vi_server } from './vi/server.ts';

/** What people read in a language: messages, and the mails, documents and pages of the server. */
const CATALOGUES = {
  my: { ...ms, ...ms_server },
  ph: { ...fil, ...fil_server },
  id: { ...id, ...id_server },
  vi: { ...vi, ...vi_server },
} as const;
type Translated = keyof typeof CATALOGUES;

/** Words that the review of a language replaced, each by one term for one thing; left out are those with a second meaning. */
const REPLACED: Readonly<Record<Translated, Readonly<Record<string, string>>>> = {
  my: {
    parsel: 'bungkusan',
    pemandu: 'kurier',
    serahan: 'penyerahan',
    yuran: 'caj',
    edit: 'sunting',
    'kad kadar': 'jadual kadar',
    'kaedah bayaran': 'kaedah pembayaran',
    'pembayaran keluar': 'pengeluaran',
    'hari lepas': 'hari terakhir',
  },
  ph: {
    parsela: 'parcel',
    tindahan: 'store, shop',
    kompanya: 'kumpanya',
    tatanggap: 'recipient',
    bigat: 'timbang',
    laki: 'sukat',
    naihatid: 'na-deliver',
    paghahatid: 'delivery',
    pumalya: 'nabigo',
    kanselahin: 'i-cancel',
    'numero ng order': 'order number',
    'numero ng telepono': 'phone number',
  },
  id: {
    parsel: 'paket',
    sopir: 'kurir',
    pedagang: 'penjual',
    berkas: 'file',
    'biaya kirim': 'ongkos kirim',
    'kartu tarif': 'daftar tarif',
    'nomor pelacakan': 'nomor resi',
  },
  vi: {
    'bưu kiện': 'kiện hàng',
    'đơn vị vận chuyển': 'hãng vận chuyển',
    'mã theo dõi': 'mã vận đơn',
    'khối lượng': 'cân nặng',
    'trả tiền': 'thanh toán',
    '[1-9]\\d*\\.000': '1,000, as fields take it',
    '\\d+,\\d{1,2}(?!\\d)': '0.5, as fields take it',
    huỷ: 'hủy',
    xoá: 'xóa',
    khoá: 'khóa',
  },
};

function sentencesOf(value: unknown, key: string): [key: string, sentence: string][] {
  if (typeof value === 'string') return [[key, value]];
  return Object.entries(value ?? {}).flatMap(([name, inner]) =>
    sentencesOf(inner, key === '' ? name : `${key}.${name}`),
  );
}

describe('one term for one thing', () => {
  test.each(Object.keys(REPLACED) as Translated[])('%s', (language) => {
    const sentences = sentencesOf(CATALOGUES[language], '');
    expect(sentences.length).toBeGreaterThan(1_000);
    const found = Object.entries(REPLACED[language]).flatMap(([word, better]) => {
      const whole = new RegExp(`(?<![\\p{L}-])${word}(?![\\p{L}-])`, 'iu');
      return sentences
        .filter(([, sentence]) => whole.test(sentence))
        .map(([key, sentence]) => `${key}: "${sentence}" says ${word}, not ${better}`);
    });
    expect(found).toEqual([]);
  });
});
