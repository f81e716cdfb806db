/** What is said to the tax agency and what it answers, in its words (SOAP). */
import { SaxesParser } from 'saxes';
import { xmlText } from '../registro.server.ts';

const schemas =
  'https://www2.agenciatributaria.gob.es/static_files/common/internet/dep/aplicaciones/es/aeat/tike/cont/ws';
const namespaces = `xmlns:sfLR="${schemas}/SuministroLR.xsd" xmlns:sf="${schemas}/SuministroInformacion.xsd"`;

export interface Obligado {
  nombre: string;
  nif: string;
}

/** Around the records, which come in portions. */
export function openRecords({ nombre, nif }: Obligado, incidencia = false): string {
  return [
    `<sfLR:RegFactuSistemaFacturacion ${namespaces}><sfLR:Cabecera><sf:ObligadoEmision>`,
    `<sf:NombreRazon>${xmlText(nombre)}</sf:NombreRazon><sf:NIF>${xmlText(nif)}</sf:NIF></sf:ObligadoEmision>`,
    incidencia && '<sf:RemisionVoluntaria><sf:Incidencia>S</sf:Incidencia></sf:RemisionVoluntaria>',
    '</sfLR:Cabecera>',
  ]
    .filter(Boolean)
    .join('');
}

export function records(rows: { xml: string }[]): string {
  return rows.map(({ xml }) => `<sfLR:RegistroFactura>${xml}</sfLR:RegistroFactura>`).join('\n');
}

export const closeRecords = '</sfLR:RegFactuSistemaFacturacion>';

export function envelope(obligado: Obligado, rows: { xml: string }[], incidencia: boolean): string {
  const body = openRecords(obligado, incidencia) + records(rows) + closeRecords;
  return `<?xml version="1.0" encoding="UTF-8"?><soapenv:Envelope xmlns:soapenv="http://schemas.xmlsoap.org/soap/envelope/"><soapenv:Header/><soapenv:Body>${body}</soapenv:Body></soapenv:Envelope>`;
}

/** What is said of one record. */
export interface AnswerLine {
  numero: string;
  tipo: 'alta' | 'anulacion';
  isSubsanacion: boolean;
  estado: string;
  codigo: string | null;
  descripcion: string | null;
  /** It had it already: in which state. */
  duplicado: string | null;
}

export type Answer =
  | { kind: 'answer'; csv: string | null; waitSeconds: number | null; lines: AnswerLine[] }
  /** It took none of them. */
  | { kind: 'fault'; text: string };

/** Undefined where it is no answer of the service. */
export function readAnswer(xml: string): Answer | undefined {
  const lines: Record<string, string>[] = [];
  const head: Record<string, string> = {};
  let line: Record<string, string> | undefined;
  let isAnswer = false;
  let isWhole = false;
  const path: string[] = [];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name }) => {
    const local = name.replace(/^[^:]*:/, '');
    path.push(local);
    if (local === 'RespuestaRegFactuSistemaFacturacion' || local === 'Fault') isAnswer = true;
    if (local !== 'RespuestaLinea') return;
    line = {};
    lines.push(line);
  });
  parser.on('text', (text) => {
    const name = path.at(-1);
    if (!name || !text.trim()) return;
    // What is said of the one it had before stands in the same words as what is said of this one.
    const key = path.includes('RegistroDuplicado') ? `Duplicado.${name}` : name;
    const target = line ?? head;
    target[key] = (target[key] ?? '') + text.trim();
  });
  parser.on('closetag', () => {
    if (path.pop() === 'RespuestaLinea') line = undefined;
    isWhole = path.length === 0;
  });
  try {
    parser.write(xml).close();
  } catch {
    return undefined;
  }
  if (!isAnswer || !isWhole) return undefined;
  if (head.faultstring !== undefined || head.Text !== undefined)
    return { kind: 'fault', text: (head.faultstring ?? head.Text)!.slice(0, 500) };
  const seconds = Number(head.TiempoEsperaEnvio);
  return {
    kind: 'answer',
    csv: head.CSV ?? null,
    waitSeconds: Number.isFinite(seconds) && seconds > 0 ? seconds : null,
    lines: lines.map((said) => ({
      numero: said.NumSerieFactura ?? '',
      tipo: said.TipoOperacion === 'Anulacion' ? 'anulacion' : 'alta',
      isSubsanacion: said.Subsanacion === 'S' || said.RechazoPrevio === 'S' || said.RechazoPrevio === 'X',
      estado: said.EstadoRegistro ?? '',
      codigo: said.CodigoErrorRegistro ?? null,
      descripcion: said.DescripcionErrorRegistro?.slice(0, 1500) ?? null,
      duplicado: said['Duplicado.EstadoRegistroDuplicado'] ?? null,
    })),
  };
}
