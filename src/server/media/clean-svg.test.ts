import { expect, test } from 'vitest';
import { expectLinear } from '#test/harness/linear.ts';
import { cleanSvg } from './clean-svg.ts';

const drawing = (inside: string, more = 'viewBox="0 0 200 100"') =>
  cleanSvg(`<svg xmlns="http://www.w3.org/2000/svg" ${more}>${inside}</svg>`);

test('a drawing stays a drawing, in a size of ours', () => {
  const clean = cleanSvg(
    '<?xml version="1.0"?><!-- Dibujado --><svg xmlns="http://www.w3.org/2000/svg" width="20mm" height="10mm" viewBox="0 0 200 100"><defs><linearGradient id="a"><stop offset="0" stop-color="#fff"/></linearGradient></defs><style>.b{fill:url(#a)}</style><g class="b" transform="scale(2)"><path d="M0 0h9"/><use href="#a"/></g><text x="1">Casa &amp; campo</text></svg>',
  );
  expect(clean).toMatchObject({ width: 1200, height: 600 });
  expect(clean!.svg).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 200 100" width="1200" height="600"><defs><linearGradient id="a"><stop offset="0" stop-color="#fff"></stop></linearGradient></defs><style>.b{fill:url(#a)}</style><g class="b" transform="scale(2)"><path d="M0 0h9"></path><use href="#a"></use></g><text x="1">Casa &amp; campo</text></svg>',
  );
});

test.each([
  '<script>alert(1)</script>',
  '<g onload="alert(1)"/>',
  '<a href="javascript:alert(1)"><path d="M0 0"/></a>',
  '<image href="https://otra.example/a.png"/>',
  '<use href="https://otra.example/a.svg#b"/>',
  '<use xlink:href="data:image/svg+xml,x#b" xmlns:xlink="http://www.w3.org/1999/xlink"/>',
  '<foreignObject><iframe src="https://otra.example"/></foreignObject>',
  '<style>@import "https://otra.example/a.css";</style>',
  '<style><![CDATA[a{background:url(https://otra.example/a.png)}]]></style>',
  '<path fill="url(https://otra.example/a.svg#b)" d="M0 0"/>',
  '<path style="background:u\\72l(//otra.example)" d="M0 0"/>',
  '<animate attributeName="href" to="javascript:alert(1)"/>',
  '<feImage href="https://otra.example/a.png"/>',
  '<set attributeName="onload" to="alert(1)"/>',
])('nothing runs and nothing leads elsewhere: %s', (inside) => {
  expect(drawing(`${inside}<path d="M1 1"/>`)!.svg).toMatch(
    /^<svg [^>]+>(?:<(?:g|use|path|style)[^>]*>|<\/\w+>)*<\/svg>$/,
  );
  expect(drawing(inside)!.svg).not.toMatch(/script|onload|otra\.example|data:|import|\\|iframe|image/i);
});

test.each([
  'Esto no es un dibujo',
  '<html><body/></html>',
  '<svg xmlns="http://www.w3.org/2000/svg"><path/></svg>',
  '<svg viewBox="0 0 0 10"/>',
  '<svg viewBox="0 0 10 10"><g></svg>',
  '<!DOCTYPE svg [<!ENTITY a "aaaa">]><svg viewBox="0 0 9 9"><text>&a;</text></svg>',
  `<svg viewBox="0 0 9 9">${'<g>'.repeat(100)}${'</g>'.repeat(100)}</svg>`,
  `<svg viewBox="0 0 9 9">${'<use href="#a"/>'.repeat(21)}</svg>`,
])('what is no drawing is none: %.60s', (text) => expect(cleanSvg(text)).toBeUndefined());

test('however long it is', () => {
  expectLinear((size) => cleanSvg(`<svg viewBox="0 0 9 9"><path d="${'M0 0'.repeat(size / 4)}"/></svg>`), 300_000);
});
