/// <reference types="node" />
import { crc32, deflateSync } from 'node:zlib';
import type { BenchServer } from './bench-server.ts';

const WIDTH = 800;
const HEIGHT = 600;

/** A picture as large as a product's photo: its grain does not compress. */
function heroPng(): Uint8Array {
  const rows = Buffer.alloc((WIDTH * 3 + 1) * HEIGHT);
  let seed = 7;
  for (let y = 0; y < HEIGHT; y += 1)
    for (let x = 0; x < WIDTH; x += 1) {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      const grain = x % 4 === 0 ? seed % 8 : 0;
      const at = y * (WIDTH * 3 + 1) + 1 + x * 3;
      rows[at] = 180 + grain + Math.round((40 * x) / WIDTH);
      rows[at + 1] = 120 + grain + Math.round((60 * y) / HEIGHT);
      rows[at + 2] = 60 + grain;
    }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(WIDTH, 0);
  header.writeUInt32BE(HEIGHT, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND')]);
}

function chunk(type: string, data: Uint8Array = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.byteLength, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

const CSS = `*{box-sizing:border-box}body{margin:0;font:16px/1.5 Georgia,serif;color:#222;background:#faf7f2}
header,footer{display:flex;justify-content:space-between;padding:16px;background:#3b2a1a;color:#fff}header a{color:#fff}
main{max-width:960px;margin:0 auto;padding:16px}img{display:block;width:100%;height:auto;border-radius:8px}
h1{font-size:28px;line-height:1.2}.price{font-size:22px;font-weight:700}.buy{padding:14px 28px;border:0;border-radius:6px;background:#3b2a1a;color:#fff;font:inherit}
.grid{display:grid;grid-template-columns:repeat(auto-fit,minmax(220px,1fr));gap:16px}.card{padding:16px;background:#fff;border-radius:8px}`;

const SCRIPT = `document.querySelector('.buy').addEventListener('click', () => {
  const count = document.querySelector('.count');
  count.textContent = String(Number(count.textContent) + 1);
});`;

const TEXT = `Small batches, cooked for two hours over charcoal: pandan, gula melaka and coconut milk, and nothing else. It keeps for
six weeks in a cool place and for three after it was opened. Toast, butter, kaya, two soft eggs, and the morning can begin.`;

/** Puts a product page of a shop at `/bench/product`, and the same page with two widgets at `/bench/product-with-widgets`. */
export function putProductPages(server: BenchServer, calculator: string, tracking: string): void {
  server.put('/bench/hero.png', heroPng(), 'image/png');
  server.put('/bench/shop.css', CSS, 'text/css; charset=utf-8');
  server.put('/bench/shop.js', SCRIPT, 'text/javascript; charset=utf-8');
  server.put('/bench/product', productHtml('', '', ''));
  const head = '<link rel="stylesheet" href="/sdk/v1/sampan.css"><script async src="/sdk/v1/sampan.js"></script>';
  server.put('/bench/product-with-widgets', productHtml(head, calculator, tracking));
}

function productHtml(head: string, calculator: string, tracking: string): string {
  const cards = ['Pandan', 'Gula melaka', 'Salted egg', 'Durian'].map(
    (name) => `<section class="card"><h3>${name}</h3><p>${TEXT}</p></section>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Kaya Jam Trio · Kopi &amp; Kaya</title>
<meta name="description" content="Three jars of kaya jam from Singapore.">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/bench/shop.css">
${head}
<script defer src="/bench/shop.js"></script>
</head>
<body>
<header><a href="/bench/product">Kopi &amp; Kaya</a><span>Basket: <span class="count">0</span></span></header>
<main>
<img src="/bench/hero.png" width="${WIDTH}" height="${HEIGHT}" alt="Three jars of kaya jam" fetchpriority="high">
<h1>Kaya Jam Trio</h1>
<p class="price">S$ 24.90</p>
<button class="buy" type="button">Add to basket</button>
${calculator}
<p>${TEXT}</p>
<div class="grid">${cards.join('')}</div>
${tracking}
</main>
<footer><span>Kopi &amp; Kaya, 60 Paya Lebar Road</span></footer>
</body>
</html>
`;
}
