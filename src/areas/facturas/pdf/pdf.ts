/** An invoice on paper: A4, tagged for screen readers, the same bytes for the same invoice. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import PDFDocument from 'pdfkit';
import type { Modo } from '#areas/ajustes/defaults.ts';
import { inFigures } from '#values/idioma/figures.ts';
import { formatCents } from '#values/money.ts';
import { desgloseOf, type Linea, type Parte, totalsOf } from '../factura.ts';
import { type TipoFactura, tipoFacturaLabel, writtenUnits } from '../tipos.ts';
import { joinFonts } from './join-fonts.ts';
import { bottom, type Column, colors, type Doc, inner, page, type Struct, table } from './pdf-table.ts';
import { qrAddress, qrRows } from './qr.ts';
import { unpackWoff } from './unpack-woff.ts';

export interface PdfFactura {
  numero: string;
  tipo: TipoFactura;
  fecha: string;
  emitidaEn: string;
  /** When it was sold or paid, where that is another day. */
  operacion?: string | null;
  motivo: string | null;
  emisor: Parte;
  cliente: Parte | null;
  lineas: Linea[];
  citadas: string[];
  codPedido: string | null;
  pie: string;
  verifactu: Modo;
  /** A PNG. */
  logo: Uint8Array | null;
}

const files = resolve(createRequire(import.meta.url).resolve('@fontsource/source-sans-3/package.json'), '../files');
/** What two of them have is taken from the first. */
const writings = ['latin', 'latin-ext', 'vietnamese', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext'];
const font = (weight: number) =>
  joinFonts(
    writings.map((writing) => unpackWoff(readFileSync(`${files}/source-sans-3-${writing}-${weight}-normal.woff`))),
  );
const fonts = { normal: font(400), bold: font(700) };

/** 35 mm: the agency wants 30 to 40. */
const qrSize = 99.2;
/** Of white around it, in modules: what readers count on (ISO 18004). */
const quietModules = 4;

export function writePdf(factura: PdfFactura): Promise<Buffer> {
  const title = `${tipoFacturaLabel[factura.tipo]} ${factura.numero}`;
  const doc = new PDFDocument({
    ...{ size: 'A4', margin: page.margin, lang: 'es-ES', tagged: true, displayTitle: true, pdfVersion: '1.7' },
    // The types do not know it yet.
    ...{ subset: 'PDF/UA' as 'PDF/A-1', bufferPages: true, font: '' },
    info: { Title: title, Author: factura.emisor.nombre, CreationDate: new Date(factura.emitidaEn) },
  });
  const done = collected(doc);
  doc.registerFont('normal', fonts.normal.font);
  doc.registerFont('bold', fonts.bold.font);
  const root = doc.struct('Document');
  doc.addStructure(root);
  head(doc, root, factura, title);
  lines(doc, root, factura.lineas);
  totals(doc, root, factura.lineas);
  notes(doc, root, factura);
  root.end();
  footers(doc, factura);
  doc.end();
  return done;
}

function head(doc: Doc, root: Struct, factura: PdfFactura, title: string): void {
  const { emisor, cliente, logo } = factura;
  const textWidth = inner - qrSize - 30;
  if (logo)
    root.add(
      doc.struct('Figure', { alt: `Logotipo de ${emisor.nombre}` }, () => {
        doc.image(Buffer.from(logo), page.margin, page.margin, { fit: [180, 50] });
      }),
    );
  doc.y = logo ? page.margin + 62 : page.margin;
  say(doc, root, 'H1', title, { font: 'bold', size: 18, color: colors.accent, width: textWidth });
  say(doc, root, 'P', `Fecha de expedición: ${spanish(factura.fecha)}`, { width: textWidth });
  if (factura.operacion)
    say(doc, root, 'P', `Fecha de la operación: ${spanish(factura.operacion)}`, { width: textWidth });
  if (factura.codPedido) say(doc, root, 'P', `Pedido ${factura.codPedido}`, { width: textWidth });
  for (const text of factura.citadas) say(doc, root, 'P', text, { width: textWidth });
  if (factura.motivo) say(doc, root, 'P', `Motivo: ${factura.motivo}`, { width: textWidth });
  doc.y += 10;
  const top = doc.y;
  party(doc, root, 'Emite', emisor, page.margin, textWidth / 2 - 10);
  const left = doc.y;
  doc.y = top;
  if (cliente) party(doc, root, 'Cliente', cliente, page.margin + textWidth / 2 + 5, textWidth / 2 - 10);
  const right = doc.y;
  qr(doc, root, factura);
  doc.y = Math.max(left, right, doc.y, page.margin + qrSize + 30) + 18;
}

function party(
  doc: Doc,
  root: Struct,
  label: string,
  { nombre, nif, direccion }: Parte,
  x: number,
  width: number,
): void {
  say(doc, root, 'H2', label, { font: 'bold', size: 9, color: colors.quiet, x, width });
  say(doc, root, 'P', nombre, { font: 'bold', x, width });
  if (nif) say(doc, root, 'P', `NIF ${nif}`, { x, width });
  if (direccion) say(doc, root, 'P', direccion, { x, width });
}

/** What stands below the QR of an invoice whose record goes to the agency, word for word. */
const legends = {
  off: [],
  test: ['VERI*FACTU', 'Entorno de pruebas: sin validez'],
  production: ['VERI*FACTU', 'Factura verificable en la sede electrónica de la AEAT'],
} satisfies Record<Modo, string[]>;

function qr(doc: Doc, root: Struct, { emisor, numero, fecha, lineas, verifactu }: PdfFactura): void {
  const cents = totalsOf(lineas).total_cents;
  const address = qrAddress({ nif: emisor.nif, numero, fecha, cents, isTest: verifactu === 'test' });
  const rows = qrRows(address);
  const x = page.width - page.margin - qrSize;
  doc.y = page.margin;
  say(doc, root, 'P', 'QR tributario:', { size: 8, x, width: qrSize, align: 'center' });
  const module = qrSize / rows.length;
  const quiet = quietModules * module;
  const y = doc.y + quiet;
  root.add(
    doc.struct('Figure', { alt: `Código QR: ${address}` }, () => {
      doc.fillColor('#000');
      rows.forEach((row, down) => {
        row.forEach((isDark, across) => {
          if (isDark) doc.rect(x + across * module, y + down * module, module, module);
        });
      });
      doc.fill();
    }),
  );
  doc.y = y + qrSize + quiet;
  for (const [n, text] of legends[verifactu].entries())
    say(doc, root, 'P', text, { size: 8, font: n === 0 ? 'bold' : 'normal', x, width: qrSize, align: 'center' });
}

const lineColumns: Column[] = [
  { label: 'Concepto', x: 0, width: 155, align: 'left' },
  { label: 'Cantidad', x: 155, width: 50, align: 'right' },
  { label: 'Precio sin IVA', x: 205, width: 85, align: 'right' },
  { label: 'Base', x: 290, width: 75, align: 'right' },
  { label: 'IVA', x: 365, width: 45, align: 'right' },
  { label: 'Total', x: 410, width: inner - 410, align: 'right' },
];

const taxColumns: Column[] = [
  { label: 'IVA', x: 180, width: 60, align: 'left' },
  { label: 'Base', x: 240, width: 85, align: 'right' },
  { label: 'Cuota', x: 325, width: 80, align: 'right' },
  { label: 'Total', x: 405, width: inner - 405, align: 'right' },
];

function lines(doc: Doc, root: Struct, lineas: Linea[]): void {
  const rows = lineas.map(({ descripcion, cantidad, base_cents, iva, exenta, total_cents }) => [
    fitting(descripcion),
    writtenUnits(cantidad),
    unitPrice(base_cents / cantidad),
    money(base_cents),
    exenta ? 'Exenta' : `${iva} %`,
    money(total_cents),
  ]);
  table(doc, root, lineColumns, rows);
}

function totals(doc: Doc, root: Struct, lineas: Linea[]): void {
  const desglose = desgloseOf(lineas);
  if (doc.y + 90 + desglose.length * 24 > bottom) doc.addPage();
  const rows = desglose.map(({ iva, exenta, base_cents, cuota_cents }) => [
    exenta ? 'Exenta' : `${iva} %`,
    money(base_cents),
    money(cuota_cents),
    money(base_cents + cuota_cents),
  ]);
  table(doc, root, taxColumns, rows);
  const x = page.margin + 180;
  const width = inner - 180;
  const { total_cents } = totalsOf(lineas);
  say(doc, root, 'P', `Total: ${money(total_cents)}`, { font: 'bold', size: 14, x, width, align: 'right' });
  if (!desglose.some(({ exenta }) => exenta)) return;
  const why = 'Exenta de IVA: exportación (artículo 21 de la Ley 37/1992)';
  say(doc, root, 'P', why, { size: 8.5, color: colors.quiet, x, width, align: 'right' });
}

function notes(doc: Doc, root: Struct, { pie }: PdfFactura): void {
  if (!pie) return;
  doc.y += 16;
  say(doc, root, 'P', pie, { size: 8.5, color: colors.quiet, width: inner });
}

function footers(doc: Doc, { numero, emisor }: PdfFactura): void {
  const { start, count } = doc.bufferedPageRange();
  for (let index = start; index < start + count; index++) {
    doc.switchToPage(index);
    doc.markContent('Artifact', { type: 'Pagination' });
    doc.font('normal').fontSize(8).fillColor(colors.quiet);
    // Below the margin, where text would otherwise begin another page.
    doc.page.margins.bottom = 0;
    const text = `${numero} · Página ${index + 1} de ${count} · ${emisor.nombre}`;
    const oneLine = { height: 10, ellipsis: true };
    doc.text(fitting(text), page.margin, page.height - 40, { width: inner, align: 'center', ...oneLine });
    doc.endMarkedContent();
  }
}

interface Look {
  font?: 'normal' | 'bold';
  size?: number;
  color?: string;
  x?: number;
  width: number;
  align?: 'left' | 'right' | 'center';
}

function say(doc: Doc, root: Struct, kind: 'H1' | 'H2' | 'P', text: string, look: Look): void {
  const { font = 'normal', size = 10, color = colors.text, x = page.margin, width, align = 'left' } = look;
  root.add(
    doc.struct(kind, {}, () => {
      doc.font(font).fontSize(size).fillColor(color);
      doc.text(fitting(text), x, doc.y, { width, align });
    }),
  );
}

/** Letters that the font lacks lose their marks, and what is left of them is a question mark. */
function fitting(text: string): string {
  const { has } = fonts.normal;
  return [...text.normalize('NFC')]
    .map((letter) => (has(letter) ? letter : letter.normalize('NFD').replace(/\p{M}/gu, '')))
    .map((letter) => ([...letter].every(has) ? letter : '?'))
    .join('');
}

function money(cents: number): string {
  return formatCents(cents);
}

/** The law asks for it without the tax; of ten for an odd amount it is no whole cent. */
export function unitPrice(cents: number): string {
  if (Number.isInteger(cents)) return money(cents);
  return `${inFigures(cents / 100, 4, 4).replace('-', '−')}\u00a0€`;
}

function spanish(day: string): string {
  return day.split('-').reverse().join('/');
}

function collected(doc: Doc): Promise<Buffer> {
  const parts: Buffer[] = [];
  return new Promise((resolve, reject) => {
    doc.on('data', (part: Buffer) => parts.push(part));
    doc.on('end', () => resolve(Buffer.concat(parts)));
    doc.on('error', reject);
  });
}
