/** Header, page, footer: what every public page stands in. */
import { createFileRoute, Outlet } from '@tanstack/react-router';
import { Footer } from './components/footer.tsx';
import { Header } from './components/header.tsx';

export const Route = createFileRoute('/_site')({
  component: Layout,
});

function Layout() {
  return (
    <>
      <Header />
      <main id="contenido" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
    </>
  );
}
