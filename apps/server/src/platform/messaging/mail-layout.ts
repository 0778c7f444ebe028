const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text as it may stand anywhere in HTML. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/gu, (sign) => ENTITIES[sign] ?? sign);
}

const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const TABLE = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';

/** Mail clients that know no style sheet show the light colours of the attributes; the others follow the reader's choice. */
const DARK = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  '@media (prefers-color-scheme:dark){',
  '.page{background:#0d1117!important}.card{background:#161b22!important;border-color:#2d3540!important}',
  '.text,.brand{color:#f0f3f7!important}.quiet{color:#8d99a8!important}',
  '.code{background:#12294a!important;color:#a8d0ff!important}',
  '.button{background:#6cb0ff!important}.button a{color:#06203f!important}',
  '}',
].join('');

/** A paragraph of escaped HTML. */
export function paragraphHtml(html: string): string {
  return `<p class="text" style="margin:0 0 16px;${FONT};font-size:16px;line-height:1.5;color:#101828">${html}</p>`;
}

/** A button that is a link; `url` and `label` are escaped already. */
export function buttonHtml(url: string, label: string): string {
  return [
    '<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr>',
    '<td class="button" bgcolor="#0b5fcc" style="border-radius:8px;background:#0b5fcc">',
    `<a href="${url}" style="display:inline-block;padding:14px 24px;${FONT};font-size:16px;font-weight:600;line-height:1.25;color:#ffffff;text-decoration:none">${label}</a>`,
    '</td></tr></table>',
  ].join('');
}

/** A link of the small print. */
export function quietLinkHtml(url: string, label: string): string {
  return `<a class="quiet" href="${url}" style="color:#5f6b7d">${label}</a>`;
}

/** A one-time code in large digits. */
export function codeHtml(code: string): string {
  return [
    `<table ${TABLE} style="margin:8px 0 24px"><tr>`,
    '<td class="code" align="center" bgcolor="#e7f0fd" style="border-radius:8px;background:#e7f0fd;color:#0a4a9e;padding:20px 12px;',
    `font-family:ui-monospace,Menlo,Consolas,monospace;font-size:36px;font-weight:700;line-height:1.1;letter-spacing:8px">${code}</td>`,
    '</tr></table>',
  ].join('');
}

/** The whole mail around its content: name above, one column that fits a phone, small print below. All parts are escaped. */
export function mailLayoutHtml(parts: { language: string; subject: string; content: string; footer: string }): string {
  return [
    '<!doctype html>',
    `<html lang="${parts.language}">`,
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${parts.subject}</title><style>${DARK}</style></head>`,
    '<body class="page" style="margin:0;padding:0;background:#f7f8fa">',
    `<table class="page" ${TABLE} bgcolor="#f7f8fa" style="background:#f7f8fa"><tr><td align="center" style="padding:24px 12px">`,
    `<table ${TABLE} style="max-width:560px">`,
    '<tr><td style="padding:0 4px 16px"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>',
    `<td class="brand" style="padding:0 0 0 10px;border-left:4px solid #f5a524;${FONT};font-size:20px;font-weight:700;line-height:1.2;color:#101828">Sampan</td>`,
    '</tr></table></td></tr>',
    '<tr><td class="card" bgcolor="#ffffff" style="padding:28px 24px 12px;border:1px solid #d5dae1;border-radius:12px;background:#ffffff">',
    parts.content,
    '</td></tr>',
    `<tr><td class="quiet" style="padding:16px 4px;${FONT};font-size:13px;line-height:1.5;color:#5f6b7d">${parts.footer}</td></tr>`,
    '</table></td></tr></table>',
    '</body>',
    '</html>',
  ].join('\n');
}
