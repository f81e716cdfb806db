/** The worst files that a call takes, where they are cheap to make. */
import type { Call, FileKind } from '#server/api/call.ts';
import { type Operation, requestOf } from './requests-values.ts';

const megabyte = 1024 * 1024;
const gpx = (inside: string) => `<gpx xmlns="http://www.topografix.com/GPX/1/1">${inside}</gpx>`;
const point = (n: number) =>
  `<trkpt lat="${40 + (n % 9000) / 10_000}" lon="${-2 - (n % 7000) / 10_000}"><ele>${n % 900}</ele></trkpt>`;
const item = (text: string) =>
  `<item><title>a</title><wp:post_type>post</wp:post_type><wp:status>publish</wp:status><content:encoded><![CDATA[${text}]]></content:encoded></item>`;
const wxr = (inside: string) =>
  `<?xml version="1.0"?><rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><wp:wxr_version>1.2</wp:wxr_version>${inside}</channel></rss>`;

// None of them has a place: what is measured is the reading, not five thousand things written.
const services = (count: number) =>
  `tipo;latitud;longitud\r\n${Array.from({ length: count }, (_, n) => `Gasolinera;x${n};-2,13\r\n`).join('')}`;
const points = (piece: string) =>
  `{"type":"FeatureCollection","features":[${piece.repeat((2.9 * megabyte) / piece.length)}{}]}`;

/** Made when they are wanted: together they would not fit beside the rest. */
const worst: Record<FileKind, Record<string, () => string>> = {
  picture: {
    'no picture': () => 'a'.repeat(14 * megabyte),
    'a drawing': () => `<svg xmlns="http://www.w3.org/2000/svg">${'<g>'.repeat(300_000)}</svg>`,
  },
  video: { 'no video': () => `\0\0\0\x18ftypmp42${'\0\0\0\x08free'.repeat(500_000)}` },
  audio: { 'no audio': () => `\0\0\0\x18ftypM4A ${'\0\0\0\x08free'.repeat(500_000)}` },
  document: { 'no document': () => `PK\x03\x04${'a'.repeat(14 * megabyte)}` },
  gpx: {
    'as many points as are taken': () =>
      gpx(`<trk><trkseg>${Array.from({ length: 99_999 }, (_, n) => point(n)).join('')}</trkseg></trk>`),
    'one long name': () => gpx(`<trk><name>${'a'.repeat(9 * megabyte)}</name></trk>`),
    'one long attribute': () => gpx(`<trk a="${'&amp;'.repeat(1.8 * megabyte)}"></trk>`),
    deep: () => '<gpx>'.repeat(1.8 * megabyte),
  },
  import: {
    'one long text': () => wxr(item('<p>a</p>'.repeat(megabyte))),
    'many texts': () => wxr(item('<table><tr><td>[gallery ids="1,2"]').repeat(30_000)),
    'nested elements': () => wxr(item('<b>'.repeat(2 * megabyte))),
    'a table of one line': () => `correo;nombre\r\n${'a;'.repeat(4 * megabyte)}`,
    'a table of quotes': () => `SKU,Name\r\n${'"'.repeat(8 * megabyte)}`,
    'services, as many as are taken': () => services(5000),
    'services, more than are taken': () => services(50_000),
    'points of nothing': () => points('{},'),
    'points of lists': () => points('[],'),
    'a deep list': () => points('['),
    'points with a long name': () => points(`{"properties":{"name":"${'a'.repeat(9000)}","amenity":"fuel"}},`),
    'a table of many lines': () => `email;nombre\r\n${'ana@example.com;Ana\r\n'.repeat(300_000)}`,
  },
};

export async function* worstFiles(
  origin: string,
  operation: Operation,
  call: Call,
  cookie: string,
  input: Record<string, unknown>,
): AsyncGenerator<{ what: string; request: [string, RequestInit] }> {
  const [path, { headers }] = requestOf(origin, { ...operation, file: undefined }, input, cookie);
  for (const [field, kind] of Object.entries(call.files ?? {}))
    for (const [what, make] of Object.entries(worst[kind])) {
      const form = new FormData();
      for (const [name, value] of Object.entries(input))
        form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
      form.append(field.replace('*', '0'), new File([make()], `a.${kind === 'gpx' ? 'gpx' : 'xml'}`));
      // Packed here, not while it is measured.
      const packed = new Response(form);
      const type = packed.headers.get('content-type')!;
      const body = Buffer.from(await packed.arrayBuffer());
      yield {
        what: `${field}: ${what}`,
        request: [path, { method: 'POST', headers: { ...(headers as object), 'content-type': type }, body }],
      };
    }
}
