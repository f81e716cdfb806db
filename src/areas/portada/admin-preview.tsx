/** The home page as it would be, in a frame beside its form, which says of what it is made. */
import { createFileRoute } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { Shown } from '#areas/ajustes/secciones/preview-message.ts';
import { requireDeskUser } from '#desk/guard.ts';
import { HomeSections } from '#site/home/home-sections.tsx';
import { loadSections } from '#site/home/load-sections.ts';
import { Loading } from '#site/pieces/states.tsx';
import { post } from '#ui/call.ts';
import { sitioOf } from '#ui/use-sitio.ts';
import type { SeccionPortada } from './portada.ts';

export const Route = createFileRoute('/_site/admin/ajustes/portada/vista-previa')({
  ssr: false,
  beforeLoad: requireDeskUser,
  loader: loadSections,
  head: ({ matches }) => ({
    meta: [{ title: `Vista previa | ${sitioOf(matches).identidad.nombre}` }, { name: 'robots', content: 'noindex' }],
  }),
  component: VistaPrevia,
});

function VistaPrevia() {
  const loaded = Route.useLoaderData();
  const [shown, setShown] = useState<{ secciones: SeccionPortada[]; isHidingEmpty: boolean }>();

  useEffect(() => {
    let asked = 0;
    async function show({ origin, source, data }: MessageEvent<{ portada?: Shown }>) {
      if (origin !== location.origin || source !== parent || !data.portada) return;
      const turn = ++asked;
      const result = await post('preview_portada.php', { ...data.portada });
      if (result.ok && turn === asked) setShown({ secciones: result.data, isHidingEmpty: data.portada.ocultar_vacias });
    }
    addEventListener('message', show);
    parent.postMessage('portada?', location.origin);
    // It is there to be looked at: a link would lead somewhere that no frame shows.
    document.body.inert = true;
    return () => removeEventListener('message', show);
  }, []);

  return shown ? <HomeSections {...shown} loaded={loaded} /> : <Loading text="Preparando la vista previa..." />;
}
