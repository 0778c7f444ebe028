import { COUNTRY_CODES, rulesOf, type CountryCode } from '@sampan/country-rules';
import { bullets, h2, note, p, table, type Block } from '../blocks/block.ts';
import { siteTexts } from '../layout/site-texts.ts';
import type { PublicPage } from '../layout/public-page.ts';
import type { SiteText } from '../layout/read-text.ts';
import { COUNTRY_SCOPES, EVERYWHERE, homeCrumb, type Scope } from '../marketing/scope.ts';
import { dayText, fillBlocks, type TextLibrary } from '../marketing/text-library.ts';
import type { LegalDocument, LegalLanguage, LegalTexts } from './legal-texts.ts';

/** Papers of spec 2's `terms/{id}`. */
const PAPERS = ['service', 'privacy', 'data-protection'] as const;
type Paper = (typeof PAPERS)[number];

const LANGUAGES: Readonly<Record<'shared' | 'id' | 'vn', LegalLanguage>> = { shared: 'en', id: 'id', vn: 'vi' };

/** That nobody takes these papers for finished law. */
const MODEL: Readonly<Record<LegalLanguage, string>> = {
  en: '**Model text.** This document is a model that shows what such a paper has to contain. Whoever runs this installation must have a lawyer adapt it before relying on it.',
  id: '**Teks contoh.** Dokumen ini adalah contoh isi yang diperlukan. Pengelola instalasi ini wajib meminta penasihat hukum menyesuaikannya sebelum digunakan.',
  vi: '**Văn bản mẫu.** Tài liệu này chỉ là mẫu về nội dung cần có. Đơn vị vận hành phải nhờ luật sư điều chỉnh trước khi sử dụng.',
};
const VERSION: Readonly<Record<LegalLanguage, (day: string, url: string) => string>> = {
  en: (day, url) => `In force since ${day}. This version keeps [its own address](${url}).`,
  id: (day, url) => `Berlaku sejak ${day}. Versi ini memiliki [alamat tetap](${url}).`,
  vi: (day, url) => `Có hiệu lực từ ${day}. Phiên bản này có [địa chỉ riêng](${url}).`,
};
const DESCRIPTION: Readonly<Record<'service' | 'privacy', Record<LegalLanguage, string>>> = {
  service: {
    en: 'Terms of service for shipping with Sampan',
    id: 'Ketentuan layanan pengiriman dengan Sampan',
    vi: 'Điều khoản dịch vụ vận chuyển của Sampan',
  },
  privacy: {
    en: 'Which personal data Sampan collects, why, for how long, and your rights',
    id: 'Data pribadi yang dikumpulkan Sampan, alasannya, lamanya, dan hak Anda',
    vi: 'Dữ liệu cá nhân mà Sampan thu thập, mục đích, thời hạn và quyền của bạn',
  },
};
const IN_COUNTRY: Readonly<Record<CountryCode, string>> = {
  SG: 'Singapore',
  MY: 'Malaysia',
  PH: 'the Philippines',
  ID: 'Indonesia',
  VN: 'Việt Nam',
};

interface LegalLibrary {
  readonly texts: TextLibrary;
  readonly legal: LegalTexts;
}

/** A paper of one country in its language. */
interface CountryPaper {
  readonly title: string;
  readonly description: string;
  readonly blocks: readonly Block[];
  readonly since: string;
  readonly sources: SiteText['front']['sources'];
  readonly language: LegalLanguage;
}

/** The papers of law of every country, each version at an address of its own, and what differs before any country. */
export function legalPages(library: LegalLibrary): PublicPage[] {
  return [
    ...PAPERS.map((paper) => overview(library, paper)),
    ...COUNTRY_CODES.flatMap((country) =>
      PAPERS.flatMap((paper) => {
        const written = paperOf(library, country, paper);
        // Any path of a closed country leads to its notice, so its papers stand before the countries (spec 2).
        const scope = COUNTRY_SCOPES.find((one) => one.country === country) ?? EVERYWHERE;
        const path = `${scope.base}/terms/${paper}${scope.country === null ? `-${country.toLowerCase()}` : ''}`;
        return [
          legalPage({ scope, country, path, written, dated: null }),
          legalPage({ scope, country, path: `${path}-${written.since}`, written, dated: written.since }),
        ];
      }),
    ),
  ];
}

function paperOf({ texts, legal }: LegalLibrary, country: CountryCode, paper: Paper): CountryPaper {
  const language = LANGUAGES[rulesOf(country).terms_document];
  if (paper === 'data-protection') {
    const { front, blocks } = texts.get(`${country.toLowerCase()}/${language}/legal/data-protection`);
    return { ...front, blocks, since: front.updated, language };
  }
  const document = legal.documents[paper][language];
  const facts = legal.facts[country] ?? {};
  return {
    title: `${document.title}, ${IN_COUNTRY[country]}`,
    description: `${DESCRIPTION[paper][language]}, ${IN_COUNTRY[country]}.`,
    blocks: documentBlocks(document, facts),
    since: document.since ?? '',
    sources: [],
    language,
  };
}

function documentBlocks({ intro, sections }: LegalDocument, facts: Readonly<Record<string, string>>): Block[] {
  const fill = (text: string): string => text.replaceAll(/\{\{(\w+)\}\}/gu, (_, name: string) => facts[name] ?? '');
  return [
    p(fill(intro)),
    ...sections.flatMap(({ heading, text, points = [] }) => [
      h2(fill(heading)),
      ...text.map((line) => p(fill(line))),
      ...(points.length === 0 ? [] : [bullets(...points.map(fill))]),
    ]),
  ];
}

function legalPage(page: {
  scope: Scope;
  country: CountryCode;
  path: string;
  written: CountryPaper;
  dated: string | null;
}): PublicPage {
  const { scope, country, path, written, dated } = page;
  const { language, since } = written;
  const versioned = dated === null ? `${path}-${since}` : path;
  return {
    path,
    scope,
    locale: `${language}-${country}`,
    kind: 'terms',
    title: dated === null ? written.title : `${written.title} (${dated})`,
    description: dated === null ? written.description : `${written.description.replace(/\.$/u, '')} (${dated}).`,
    heading: written.title,
    lead: written.description,
    blocks: [
      note(MODEL[language]),
      p(VERSION[language](language === 'vi' ? vietnameseDay(since) : dayText(since, language), versioned)),
      ...numberedAnchors(fillBlocks(written.blocks, scope)),
    ],
    crumbs: [homeCrumb(scope)],
    sources: written.sources,
    updated: since,
    siblings: [],
    structured: [],
    is_indexed: dated === null,
    is_home: false,
  };
}

/** `1 tháng 11, 2026`, as papers of law write it. */
function vietnameseDay(day: string): string {
  return new Intl.DateTimeFormat('vi', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}

/** Headings in any script get an anchor that is theirs alone. */
function numberedAnchors(blocks: readonly Block[]): Block[] {
  return blocks.map((block, at) => (block.kind === 'heading' ? { ...block, id: `s${at + 1}` } : block));
}

const OVERVIEW: Readonly<Record<Paper, { title: string; lead: string; differs: string }>> = {
  service: {
    title: 'Terms of service by country',
    lead: 'The terms under which merchants use Sampan, one version for each country they ship from.',
    differs:
      'Singapore, Malaysia and the Philippines share one English document in which the law, the country and the contact differ. Indonesia and Viet Nam have documents in their own language.',
  },
  privacy: {
    title: 'Privacy policies by country',
    lead: 'What Sampan does with personal data, one policy for each country, with the law that applies there.',
    differs:
      'What is collected and for how long is the same everywhere. The law, the authority that takes complaints and the language differ, as the table shows.',
  },
  'data-protection': {
    title: 'Data protection by country',
    lead: 'Who answers for buyers’ data under the law of each country, how breaches are reported and which rights exist.',
    differs:
      'Each country has an act of its own, so these pages are written separately: PDPA in Singapore and in Malaysia, the Data Privacy Act in the Philippines, UU PDP in Indonesia.',
  },
};

/** `/terms/{id}`: where each country's version is, and what differs. */
function overview({ legal }: LegalLibrary, paper: Paper): PublicPage {
  const { title, lead, differs } = OVERVIEW[paper];
  const rows = COUNTRY_CODES.map((country) => {
    const base = rulesOf(country).is_closed
      ? `/terms/${paper}-${country.toLowerCase()}`
      : `/${country.toLowerCase()}/terms/${paper}`;
    const facts = legal.facts[country];
    return [`[${rulesOf(country).name}](${base})`, facts?.['law'] ?? '', facts?.['authority'] ?? ''];
  });
  return {
    path: `/terms/${paper}`,
    scope: EVERYWHERE,
    locale: 'en',
    kind: 'terms list',
    title: `${title} · Sampan`,
    description: lead,
    heading: title,
    lead,
    blocks: [note(MODEL.en), p(differs), h2('Versions'), table(title, ['Country', 'Law', 'Authority'], rows)],
    crumbs: [{ name: 'Sampan', path: '/' }],
    sources: [],
    updated: '2026-11-25',
    siblings: [],
    structured: [],
    is_indexed: true,
    is_home: false,
  };
}

/** Links to the papers for the foot of a country's pages. */
export function legalLinks({ base, language }: Scope): { name: string; path: string }[] {
  const t = siteTexts(language);
  return [
    { name: t.terms_of_service, path: `${base}/terms/service` },
    { name: t.privacy_policy, path: `${base}/terms/privacy` },
    { name: t.data_protection, path: `${base}/terms/data-protection` },
  ];
}
