import { texto } from '#areas/ajustes/marca/texto.ts';
import { PageLoading } from '#site/pieces/list/list-states.tsx';
import { PageHead } from '#site/pieces/page-head.tsx';
import type { PlaceFilter } from '#site/place-filter.ts';
import type { Result } from '#ui/call.ts';
import { useSitio } from '#ui/use-sitio.ts';
import { say } from '#values/idioma/say.ts';
import { type Para, paraTitles } from './categorias/para.ts';
import { EmpresaList } from './list.tsx';
import { paraTextos } from './textos.ts';

interface Props {
  para: Para;
  result: Result<'get_empresas_publicas.php'>;
  filter: PlaceFilter;
}

export function EmpresasPara({ para, result, filter }: Props) {
  return (
    <div className="wide">
      <PageHead title={say(paraTitles[para])}>
        <p>{useLead(para)}</p>
      </PageHead>
      <EmpresaList path={`/${para}`} result={result} filter={filter} para={para} />
    </div>
  );
}

export function ParaLoading({ para }: { para: Para }) {
  return <PageLoading title={say(paraTitles[para])} lead={useLead(para)} text={say('Cargando empresas...')} />;
}

function useLead(para: Para): string {
  const textos: Record<string, string> = paraTextos[para];
  return texto(useSitio(), textos, `${para}.entradilla`);
}
