import { chromium } from '@playwright/test';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync'.split(' ') });
const pages = JSON.parse(process.argv[2]);
for (const [w,h] of [[390,844],[1280,800]]) {
  const c = await b.newContext({ viewport: { width: w, height: h } });
  const p = await c.newPage();
  for (const [name, url, full] of pages) {
    await p.goto('http://localhost:5301' + url, { waitUntil: 'networkidle' }).catch(()=>{});
    await p.waitForTimeout(600);
    await p.screenshot({ path: `/tmp/am-${name}-${w}.png`, fullPage: !!full });
    const o = await p.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (o>0) console.log(name, w, 'overflow', o);
  }
  await c.close();
}
await b.close();
