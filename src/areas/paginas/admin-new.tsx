import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { builtText } from '#areas/ajustes/built-text.ts';
import { PaginaForm } from './admin-form.tsx';

export const Route = createFileRoute('/admin/paginas/nuevo')({
  /** «Quiénes somos» begins with what it says now. */
  validateSearch: (search: Record<string, unknown>): { desde?: 'quienes-somos' } =>
    search.desde === 'quienes-somos' ? { desde: 'quienes-somos' } : {},
  component: PaginaNueva,
});

function PaginaNueva() {
  const { desde } = Route.useSearch();
  const built = useQuery({
    queryKey: ['texto', desde],
    queryFn: async () => (desde && (await builtText(desde))) || '',
    enabled: desde !== undefined,
  });
  if (!desde) return <PaginaForm />;
  if (built.data === undefined) return null;
  return <PaginaForm start={{ titulo: 'Quiénes somos', slug: desde, contenido: built.data }} />;
}
