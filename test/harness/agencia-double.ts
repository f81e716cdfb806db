/**
 * Speaks as much of the tax agency's service as the program uses: TLS with the certificates of a test authority
 * (agencia/, password «secreta»), SOAP, and every kind of answer. Where the agency's schemas are at hand
 * (VERIFACTU_SCHEMAS) it validates what comes.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';

const folder = join(import.meta.dirname, 'agencia');
const authorityPath = join(folder, 'autoridad.pem');
export const certificatePath = (name: 'titular' | 'caducado' | 'ajeno' | 'antiguo') => join(folder, `${name}.p12`);
export const certificatePassword = 'secreta';

export const schemasPath = process.env.VERIFACTU_SCHEMAS ?? '';
export const hasSchemas = existsSync(join(schemasPath, 'SuministroLR.xsd'));

type Verdict = 'Correcto' | 'AceptadoConErrores' | 'Incorrecto';

interface Received {
  numero: string;
  tipo: 'Alta' | 'Anulacion';
  subsanacion: boolean;
  rechazoPrevio: string | undefined;
  huella: string;
  anterior: string | undefined;
}

export interface AgenciaDouble {
  url: string;
  env: Record<string, string>;
  /** How it answers: `drop` does what it is asked and then says nothing; `half` answers for every other record. */
  mode: 'fine' | 'down' | 'garbage' | 'error' | 'drop' | 'half' | 'fault' | 'stranger';
  /** What it thinks of each record. */
  verdict: (record: Received) => Verdict;
  waitSeconds: number;
  delayMs: number;
  /** Hashes of what it has accepted, in that order. */
  accepted: string[];
  refused: string[];
  duplicates: number;
  /** How many records each message had, and whether it came after an outage. */
  messages: { records: number; incidencia: boolean; at: number }[];
  /** What it was sent that it should not have been. */
  faults: string[];
  close(): Promise<void>;
}

/** In this process its authority is trusted from now on; other processes have NODE_EXTRA_CA_CERTS. */
export async function startAgenciaDouble(): Promise<AgenciaDouble> {
  const authority = readFileSync(authorityPath, 'utf8');
  setDefaultCACertificates([...getCACertificates(), authority]);
  const own = readFileSync(join(folder, 'servidor.pem'));
  const tls = { cert: own, key: own, ca: authority, requestCert: true, rejectUnauthorized: true };
  const server = createServer(tls, (request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const known = new Map<string, 'Correcta' | 'AceptadaConErrores' | 'Anulada'>();
  /** Hashes of all that ever came. */
  const seen = new Set<string>();
  const taken = new Map<string, 'Correcta' | 'AceptadaConErrores'>();

  const double: AgenciaDouble = {
    url: `https://127.0.0.1:${(server.address() as AddressInfo).port}/wlpl/TIKE-CONT/ws/SistemaFacturacion/VerifactuSOAP`,
    env: {},
    mode: 'fine',
    verdict: () => 'Correcto',
    waitSeconds: 60,
    delayMs: 0,
    ...{ accepted: [], refused: [], duplicates: 0, messages: [], faults: [] },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  double.env = {
    VERIFACTU: 'production',
    VERIFACTU_URL: double.url,
    VERIFACTU_CERT: certificatePath('titular'),
    VERIFACTU_CERT_PASSWORD: certificatePassword,
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const xml = Buffer.concat(chunks).toString('utf8');
    if (double.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, double.delayMs));
    if (double.mode === 'down') return void request.socket.destroy();
    if (double.mode === 'error') return send(response, 503, 'Service Unavailable');
    if (double.mode === 'garbage') return send(response, 200, '<html><body>Mantenimiento</body></html>');
    if (double.mode === 'stranger') return send(response, 500, fault('4112 El titular del certificado debe ser otro'));
    const records = recordsIn(xml);
    double.messages.push({
      ...{ records: records.length, at: Date.now() },
      incidencia: xml.includes('<sf:Incidencia>S</sf:Incidencia>'),
    });
    const wrong = wrongIn(xml, records, seen);
    for (const { huella } of records) seen.add(huella);
    if (wrong) double.faults.push(wrong);
    if (double.mode === 'fault' || wrong)
      return send(response, 500, fault(`4102 El XML no cumple el esquema. ${wrong}`));
    const lines = records.map(judge);
    if (double.mode === 'drop') return void request.socket.destroy();
    send(response, 200, said(double.mode === 'half' ? lines.filter((_, index) => index % 2 === 0) : lines));
  }

  function judge(record: Received): string {
    const { numero, tipo, subsanacion, huella } = record;
    const key = `${tipo} ${numero}`;
    const had = subsanacion ? taken.get(huella) : known.get(key);
    if (had) {
      double.duplicates++;
      return line(record, 'Incorrecto', '3000', 'Registro de facturación duplicado.', had);
    }
    const verdict = double.verdict(record);
    if (verdict === 'Incorrecto') {
      double.refused.push(huella);
      return line(record, verdict, '1100', 'Valor o tipo incorrecto del campo.');
    }
    const state = verdict === 'Correcto' ? 'Correcta' : 'AceptadaConErrores';
    known.set(key, state);
    taken.set(huella, state);
    double.accepted.push(huella);
    return verdict === 'Correcto'
      ? line(record, verdict)
      : line(record, verdict, '2000', 'El NIF no está identificado.');
  }

  function said(lines: string[]): string {
    return soap(`<tikR:RespuestaRegFactuSistemaFacturacion xmlns:tikR="urn:r" xmlns:tik="urn:i"><tikR:CSV>A-DOBLE${double.messages.length}</tikR:CSV>
      <tikR:TiempoEsperaEnvio>${double.waitSeconds}</tikR:TiempoEsperaEnvio><tikR:EstadoEnvio>ParcialmenteCorrecto</tikR:EstadoEnvio>
      ${lines.join('\n')}</tikR:RespuestaRegFactuSistemaFacturacion>`);
  }
  return double;
}

function recordsIn(xml: string): Received[] {
  return xml
    .split('<sfLR:RegistroFactura>')
    .slice(1)
    .map((part) => {
      const value = (name: string) => new RegExp(`<sf:${name}>([^<]*)</sf:${name}>`).exec(part)?.[1];
      return {
        numero: value('NumSerieFacturaAnulada') ?? value('NumSerieFactura') ?? '',
        tipo: part.includes('<sf:RegistroAnulacion>') ? 'Anulacion' : 'Alta',
        subsanacion: value('Subsanacion') === 'S' || value('RechazoPrevio') === 'S',
        rechazoPrevio: value('RechazoPrevio'),
        huella: part.slice(part.lastIndexOf('<sf:Huella>') + 11).slice(0, 64),
        anterior: /<sf:RegistroAnterior>.*?<sf:Huella>(\w+)</.exec(part)?.[1],
      };
    });
}

/** What the real one would refuse as a whole, and that records follow each other. */
function wrongIn(xml: string, records: Received[], seen: Set<string>): string | undefined {
  if (records.length === 0 || records.length > 1000) return `${records.length} records in a message`;
  const torn = records.find(
    // What was answered for the last time need not come again.
    ({ anterior = '' }, index) => index > 0 && anterior !== records[index - 1]!.huella && !seen.has(anterior),
  );
  if (torn) return `${torn.numero} does not follow the record before it`;
  if (!hasSchemas) return undefined;
  const body = xml.slice(xml.indexOf('<sfLR:'), xml.indexOf('</soapenv:Body>'));
  try {
    const schema = join(schemasPath, 'SuministroLR.xsd');
    execFileSync('xmllint', ['--noout', '--nonet', '--schema', schema, '-'], { input: body, stdio: 'pipe' });
    return undefined;
  } catch (error) {
    return String((error as { stderr?: Buffer }).stderr).slice(0, 1000);
  }
}

function line(
  { numero, tipo, subsanacion, rechazoPrevio }: Received,
  estado: Verdict,
  codigo?: string,
  texto?: string,
  had?: string,
) {
  const operation = [
    `<tik:TipoOperacion>${tipo}</tik:TipoOperacion>`,
    subsanacion && tipo === 'Alta' && '<tik:Subsanacion>S</tik:Subsanacion>',
    rechazoPrevio && `<tik:RechazoPrevio>${rechazoPrevio}</tik:RechazoPrevio>`,
  ];
  const id = `<tik:NumSerieFactura>${numero}</tik:NumSerieFactura>`;
  const errors = codigo
    ? `<tikR:CodigoErrorRegistro>${codigo}</tikR:CodigoErrorRegistro><tikR:DescripcionErrorRegistro>${texto}</tikR:DescripcionErrorRegistro>`
    : '';
  const duplicate = had
    ? `<tikR:RegistroDuplicado><tik:EstadoRegistroDuplicado>${had}</tik:EstadoRegistroDuplicado></tikR:RegistroDuplicado>`
    : '';
  return `<tikR:RespuestaLinea><tikR:IDFactura>${id}</tikR:IDFactura><tikR:Operacion>${operation.filter(Boolean).join('')}</tikR:Operacion>
    <tikR:EstadoRegistro>${estado}</tikR:EstadoRegistro>${errors}${duplicate}</tikR:RespuestaLinea>`;
}

function fault(text: string): string {
  return soap(`<env:Fault><faultcode>env:Client</faultcode><faultstring>Codigo[${text}]</faultstring></env:Fault>`);
}

function soap(body: string): string {
  return `<?xml version="1.0"?><env:Envelope xmlns:env="http://schemas.xmlsoap.org/soap/envelope/"><env:Body>${body}</env:Body></env:Envelope>`;
}

function send(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'content-type': 'text/xml; charset=utf-8' });
  response.end(body);
}
