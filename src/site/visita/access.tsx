import { formatLongDate } from '#values/fecha.ts';
import { say } from '#values/idioma/say.ts';
import { type Accesibilidad, accesosInWords } from '#values/visita/accesibilidad.ts';

export function hasAccess(said: Accesibilidad): boolean {
  return accesosInWords(said).length > 0;
}

/** "Sin escalones · Con aseo adaptado (comprobado el 3 de mayo de 2026)" */
export function Access({ said }: { said: Accesibilidad }) {
  return (
    <>
      {accesosInWords(said).join(' · ')}
      {said.comprobado_en && (
        <small> {say('(comprobado el {fecha})', { fecha: formatLongDate(said.comprobado_en) })}</small>
      )}
    </>
  );
}
