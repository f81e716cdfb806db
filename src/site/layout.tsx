/** The frame of every public page: header, page, footer. The radio keeps playing from page to page. */
import { createFileRoute, Outlet } from '@tanstack/react-router';
import { useVisitas } from '#areas/estadisticas/use-visitas.ts';
import { OfflineNotice } from '#areas/offline/notice.tsx';
import { leaveToBrowser } from '#areas/offline/start.ts';
import { RadioBar } from '#areas/radio/bar.tsx';
import { RadioProvider } from '#areas/radio/provider.tsx';
import { isStream } from '#areas/radio/radio.ts';
import { Carrito } from '#areas/tienda/carrito/host.tsx';
import { get } from '#ui/call.ts';
import { useSitio } from '#ui/use-sitio.ts';
import { ConsentBanner } from './consent.tsx';
import { EditLink } from './edit-link.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LanguageOffer } from './language/language-offer.tsx';
import { TranslationNote } from './language/translation-note.tsx';

const tenMinutes = 600_000;

export const Route = createFileRoute('/_site')({
  // The footer's sponsors are not loaded again on every page.
  staleTime: tenMinutes,
  loader: async () => {
    const [ayuntamientos, empresas, textos] = await Promise.all([
      get('get_sponsor_ayto.php', {}),
      get('get_sponsor_empresa.php', {}),
      get('get_sponsor_text.php', {}),
    ]);
    return { ayuntamientos, empresas, textos };
  },
  beforeLoad: ({ location, preload }) => (import.meta.env.SSR || preload ? undefined : leaveToBrowser(location)),
  component: Layout,
});

function Layout() {
  useVisitas();
  const { radioUrl } = useSitio();
  return (
    <RadioProvider url={radioUrl && isStream(radioUrl) ? radioUrl : undefined}>
      <LanguageOffer />
      <Header />
      <main id="contenido" tabIndex={-1}>
        <TranslationNote />
        <Outlet />
      </main>
      <Footer />
      <RadioBar />
      <Carrito />
      <EditLink />
      <ConsentBanner />
      <OfflineNotice />
    </RadioProvider>
  );
}
