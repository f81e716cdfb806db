/** The contract as its form holds it: texts, and lists of texts. */
import { type Contrato, contratoProblem, type Lugar } from './contrato.ts';

export interface ContratoValues {
  desde: string;
  hasta: string;
  importe: string;
  contacto: string;
  notas: string;
  orden: string;
  lugares: string[];
  municipio_id: string;
  categorias: string[];
  informe_mensual: boolean;
  informe_email: string;
}

/** A new link begins in the footer; a new page has its page. */
export function contratoValues(
  contrato: Contrato | undefined,
  isLink: boolean,
): Record<string, string | string[] | boolean> {
  const text = (value: string | number | null | undefined) => String(value ?? '');
  const values: ContratoValues = {
    desde: text(contrato?.desde),
    hasta: text(contrato?.hasta),
    importe: text(contrato?.importe).replace('.', ','),
    contacto: text(contrato?.contacto),
    notas: text(contrato?.notas),
    orden: text(contrato?.orden),
    lugares: contrato?.lugares ?? (isLink ? ['pie'] : []),
    municipio_id: text(contrato?.municipio_id),
    categorias: (contrato?.categorias ?? []).map(String),
    informe_mensual: contrato?.informe_mensual ?? false,
    informe_email: text(contrato?.informe_email),
  };
  return { ...values };
}

/** What does not fit together, beside its field. */
export function contratoErrors(values: object): Record<string, string> {
  const { desde, hasta, lugares, municipio_id, categorias, informe_mensual, informe_email } = values as ContratoValues;
  const problem = contratoProblem({
    desde: desde || null,
    hasta: hasta || null,
    lugares: lugares as Lugar[],
    municipio_id: municipio_id ? Number(municipio_id) : null,
    categorias: categorias.map(Number),
    informe_mensual,
    informe_email: informe_email.trim() || null,
  });
  return problem ? { [problem.field]: problem.message } : {};
}

/** Lists travel as JSON in a field of the form. */
export function contratoLists(values: object): { lugares: string; categorias: string } {
  const { lugares, categorias } = values as ContratoValues;
  return { lugares: JSON.stringify(lugares), categorias: JSON.stringify(categorias.map(Number)) };
}
